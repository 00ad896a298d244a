/**
 * The `node` package puts Node 26 first for every npm script; where its install script was not allowed to run, an older Node of the
 * system runs instead, and fails late and unclearly.
 */
export function requireNode(): void {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 24) return;
  process.stderr.write(
    `Broadsheet needs Node 24 or newer and runs on ${process.versions.node}. npm scripts bring their own: run \`npm ci\` without --ignore-scripts, then \`npm start\`.\n`,
  );
  process.exit(1);
}
