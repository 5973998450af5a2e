/** The whole page. */
export function App() {
  return <main>Doorcard</main>;
}
