import type { admin as rows } from '#shared/contract/admin.ts';
import type { adminOverview as overviewRows } from '#shared/contract/admin-overview.ts';
import { readQueueSizes } from '../domain/moderation/queue-sizes.ts';
import { readOverview } from '../domain/site-admin/overview.ts';
import type { Handler } from './handler-types.ts';

export const admin: { [K in keyof typeof rows | keyof typeof overviewRows]: Handler<K> } = {
  'GET /api/admin/overview': async (ctx) => ({
    queue: await readQueueSizes(ctx, ctx.viewer),
    ...(await readOverview(ctx, ctx.viewer)),
  }),
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
