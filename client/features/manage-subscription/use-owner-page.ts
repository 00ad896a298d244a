import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { feedbackPath } from '#shared/paths.ts';
import { useApp } from '../../app-context.tsx';
import { useSession } from '../../lib/session.ts';

/** Leads the logged-in owner of the subscription to the page with full access. */
export function useOwnerPage({
  access,
  token,
}: {
  access: 'full' | 'delivery';
  token: string;
}): void {
  const { api } = useApp();
  const { user } = useSession();
  const username = user?.username;
  const { pathname } = useLocation();
  useEffect(() => {
    if (access === 'full' || username === undefined) return;
    const [itemId] = (pathname.split('/').at(-1) ?? '').split('.').slice(1);
    const isOwn = (owner: string) => owner.split('.')[0] === token.split('.')[0];
    api('GET /api/subscriptions/status').then(
      // A new document, so that no referrer or analytics gets the token.
      ({ token: owner }) =>
        owner !== null && isOwn(owner)
          ? window.location.replace(feedbackPath('rate', `${owner}.${itemId}`))
          : undefined,
      () => undefined,
    );
  }, [access, api, pathname, token, username]);
}
