/** Downloads a value as a JSON file. */
export const downloadJson = (name: string, value: unknown): void =>
  downloadFile(name, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));

export function downloadFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has read the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
