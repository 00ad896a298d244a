/** Libraries write warnings to the console that our own lines already say, for the operator. */
export function quietConsole(): void {
  Object.assign(console, { warn: () => undefined });
}
