import { isTokenPage } from '#shared/paths.ts';

/** Whether a path is a page of a mailed link, also if escaped or with a trailing slash. */
export function isTokenPageRequest(path: string): boolean {
  if (!path.includes('%')) return isTokenPage(plain(path));
  try {
    return isTokenPage(plain(decodeURIComponent(path)));
  } catch {
    return false;
  }
}

const plain = (path: string) => path.replace(/\/+$/, '');
