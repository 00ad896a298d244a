/** Gives the reader a file to keep. */
export const downloadJson = (name: string, value: unknown): void =>
  downloadFile(name, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));

/** The same of what is a file already. */
export function downloadFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
