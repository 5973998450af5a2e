export const HandView = (shown: { source: object; id: string; hand: string }) => <h1>Hand {shown.hand}</h1>;
