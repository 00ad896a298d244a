import type { Key } from '#shared/contract/index.ts';
import { methodAndPath } from '#shared/contract/keys.ts';
import { accessRules } from './access-rules.ts';

/**
 * Whether a call reads what everyone may see: a mailed link is about one subscriber, and a login is
 * of one browser.
 */
export function isPublicRead(key: Key): boolean {
  const { method, path } = methodAndPath(key);
  return (
    method === 'GET' &&
    accessRules[key].access === 'anyone' &&
    !path.includes('{token}') &&
    !path.endsWith('/start')
  );
}
