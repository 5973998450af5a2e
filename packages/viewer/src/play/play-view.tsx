export const PlayView = () => <h1>Play</h1>;
