import { paths, withQuery } from './paths.ts';

/** Where a provider returns the browser to. */
export const loginCallbackPath = (id: string) =>
  `${paths.login}/callback/${encodeURIComponent(id)}`;
/** Where a member links an identity that was proven in this browser. */
export const linkIdentityPath = `${paths.login}/link`;
/** Starts a login at a provider. Works without script. */
export const startLoginPath = (id: string, next: string) =>
  withQuery(`/api/auth/providers/${encodeURIComponent(id)}/start`, {
    next: next === paths.home ? undefined : next,
  });
