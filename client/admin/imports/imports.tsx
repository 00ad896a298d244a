export function Imports() {
  return <h1>Imports</h1>;
}
