/**
 * Stops the process if Node is too old. The `node` package puts Node 26 first for every npm script.
 * Without its install script, an older Node of the system would fail late and unclearly.
 */
export function requireNode(): void {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 26 && typeof Temporal !== 'undefined') return;
  process.stderr.write(
    `Broadsheet needs Node 26 or newer with Temporal and runs on ${process.versions.node}. ` +
      'npm scripts bring their own: run `npm ci` without --ignore-scripts, then `npm start`.\n',
  );
  process.exit(1);
}
