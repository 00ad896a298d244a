/** Single-letter shortcuts of a reader. `search`: only "/", which is the default. */
export const shortcutModes = ['search', 'all', 'none'] as const;
export type ShortcutMode = (typeof shortcutModes)[number];

/** Key of `localStorage`. Not in `storageKeys`, which each first load has. */
export const shortcutsKey = 'shortcuts';
