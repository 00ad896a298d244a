export function Newsletter() {
  return <h1>Newsletter</h1>;
}
