import { useLocation } from 'react-router';
import { loginPath, pageParameters, withQuery } from '#shared/paths.ts';

/** Where somebody who is not logged in is led who wants to do something on this page: to the login, and back. */
export function useLoginLink(): string {
  const { pathname, search } = useLocation();
  const given = new URLSearchParams(search);
  return loginPath(
    withQuery(pathname, Object.fromEntries(pageParameters.map((name) => [name, given.get(name)]))),
  );
}
