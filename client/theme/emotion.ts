import createCache from '@emotion/cache';
import { serializeStyles, type Interpolation } from '@emotion/serialize';
import { insertStyles } from '@emotion/utils';

/**
 * Runs only in the build, which evaluates style files. Both bundles get class names. The package
 * `@emotion/css` does the same, but would install a compiler in production.
 */
/** The build reads it (server/build/styles.ts). */
export const cache = createCache({ key: 'b' });
cache.compat = true;

type Style = Interpolation<never>;

/** Returns a class name. */
export function css(...styles: Style[]): string {
  const serialized = serializeStyles(styles, cache.registered);
  insertStyles(cache, serialized, false);
  return `${cache.key}-${serialized.name}`;
}

/** Returns the name of an animation. */
export function keyframes(...styles: Style[]): string {
  const { name, styles: text } = serializeStyles(styles, cache.registered);
  const animation = `animation-${name}`;
  insertOnce({ name, styles: `@keyframes ${animation}{${text}}` });
  return animation;
}

export function injectGlobal(...styles: Style[]): void {
  insertOnce(serializeStyles(styles, cache.registered));
}

function insertOnce(serialized: { name: string; styles: string }): void {
  if (cache.inserted[serialized.name] === undefined)
    cache.insert('', serialized, cache.sheet, true);
}
