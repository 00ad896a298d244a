import { useLocation } from 'react-router';
import { loginPath, pageParameters, withQuery } from '#shared/paths.ts';

/** Returns the login URL that leads back to this page. */
export function useLoginLink(): string {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  return loginPath(
    withQuery(pathname, Object.fromEntries(pageParameters.map((name) => [name, params.get(name)]))),
  );
}
