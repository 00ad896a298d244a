import { contract, type Key } from '#shared/contract/index.ts';
import { methodAndPath } from '#shared/contract/keys.ts';

/**
 * Returns whether a call reads public data. This excludes mailed links, which concern one
 * subscriber, and the start of a login, which concerns one browser.
 */
export function isPublicRead(key: Key): boolean {
  const { method, path } = methodAndPath(key);
  return (
    method === 'GET' &&
    contract[key].access === 'anyone' &&
    !path.includes('{token}') &&
    !path.endsWith('/start')
  );
}
