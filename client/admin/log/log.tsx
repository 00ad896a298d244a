export function Log() {
  return <h1>Log</h1>;
}
