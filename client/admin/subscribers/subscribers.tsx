export function Subscribers() {
  return <h1>Subscribers</h1>;
}
