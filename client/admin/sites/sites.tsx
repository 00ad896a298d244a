export function Sites() {
  return <h1>Sites</h1>;
}
