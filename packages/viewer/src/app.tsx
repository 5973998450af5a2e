/** The whole page. */
export function App() {
  return (
    <main>
      <h1>Doorcard</h1>
    </main>
  );
}
