import { paths, withQuery } from './paths.ts';

/** Returns `next` if it is a path of this site, else the home page. Prevents open redirects. */
export function nextPath(next: string | null): string {
  const base = 'https://own.invalid';
  if (next === null || !next.startsWith('/') || !URL.canParse(next, base)) return paths.home;
  // Parsed as browsers do: `\` is `/`, tabs and line ends are dropped, `/..//x` is `//x`.
  const { origin, pathname, search, hash } = new URL(next, base);
  if (
    origin !== base ||
    pathname.startsWith('//') ||
    ([paths.login, paths.signup] as string[]).includes(pathname)
  )
    return paths.home;
  return pathname + search + hash;
}

/** Returns the login or signup URL that leads back to `next`. */
export const withNext = (path: string, next: string): string =>
  withQuery(path, { next: next === paths.home ? undefined : next });
