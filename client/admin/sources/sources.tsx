export function Sources() {
  return <h1>Sources</h1>;
}
