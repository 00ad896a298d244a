/** The files of `/assets/` that a page or a script names. */
export const listAssets = (text: string): string[] => [
  ...new Set([...text.matchAll(/\/assets\/[\w.-]+\.\w+/g)].map(([path]) => path)),
];
