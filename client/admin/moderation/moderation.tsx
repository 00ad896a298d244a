export function Moderation() {
  return <h1>Moderation</h1>;
}
