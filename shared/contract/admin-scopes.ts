import { groups, type Key } from './index.ts';
import { methodAndPath } from './keys.ts';

/** What a key of the administration may be allowed: to read or to change a section. */
export type AdminScope = {
  scope: string;
  section: string;
  action: 'read' | 'write';
  /** Only platform admins give it to a key. */
  isOfPlatform: boolean;
};

const entries: [key: string, scope: AdminScope][] = groups.flatMap(({ name: section, rows }) =>
  Object.entries(rows)
    .filter(
      ([, { access, apiKey, requiresRecentLogin }]) =>
        (access === 'moderator' ||
          access === 'admin' ||
          (access === 'platform' && apiKey !== 'never')) &&
        !requiresRecentLogin,
    )
    .map(([key, { access }]) => {
      const action = methodAndPath(key).method === 'GET' ? 'read' : 'write';
      const scope = `${section.toLowerCase().replaceAll(' ', '-')}:${action}`;
      return [key, { scope, section, action, isOfPlatform: access === 'platform' }];
    }),
);
const scopesByKey = new Map(entries.map(([key, { scope }]) => [key, scope]));

/** All scopes, by section of the reference. */
export const adminScopes = [...new Map(entries.map(([, scope]) => [scope.scope, scope])).values()];

/**
 * Returns the scope that an API key needs for an endpoint of staff, such as `members:read`. Null
 * for endpoints that no key may call: those that need a recent login, and most for platform admins.
 */
export const adminScopeOf = (key: Key): string | null => scopesByKey.get(key) ?? null;
