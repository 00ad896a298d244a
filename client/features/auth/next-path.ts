import { paths, withQuery } from '#shared/paths.ts';

/** Where somebody is led who has logged in: `next` if it is a path of this site, else the home page. Nothing in it can lead to another host. */
export function nextPath(next: string | null): string {
  const own = 'https://own.invalid';
  if (next === null || !next.startsWith('/') || !URL.canParse(next, own)) return paths.home;
  // As the browser reads it: a backslash is a slash, tabs and line ends are nothing, `/..//x` becomes `//x`.
  const { origin, pathname, search, hash } = new URL(next, own);
  if (
    origin !== own ||
    pathname.startsWith('//') ||
    ([paths.login, paths.signup] as string[]).includes(pathname)
  )
    return paths.home;
  return pathname + search + hash;
}

/** The way to log in (or sign up) and back. */
export const withNext = (path: string, next: string): string =>
  withQuery(path, { next: next === paths.home ? undefined : next });
