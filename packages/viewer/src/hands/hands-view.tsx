export const HandsView = (shown: { source: object; id: string; query: URLSearchParams }) => (
  <h1>Hands of {shown.id}</h1>
);
