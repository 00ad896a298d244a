import type { admin as rows } from '#shared/contract/admin.ts';
import type { Handler } from './handler-types.ts';

export const admin: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/admin/me'(ctx) {
    const { username, role, platform, fresh } = ctx.viewer;
    return {
      username,
      role: role === 'admin' ? 'admin' : 'moderator',
      platform,
      fresh,
      site: { id: ctx.site.id, name: ctx.site.theme.siteName },
    };
  },
};
