import { sql } from 'drizzle-orm';
import type { CellSite } from '#shared/contract/admin-cells.ts';
import type { Reply } from '#shared/contract/index.ts';
import { dayMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx } from '../../../context.ts';
import { queryRows } from '../../../db/client.ts';
import { decodeCursor, encodeCursor, pageFromRows } from '../../../db/cursor.ts';
import { isSiteOpen } from '../../core/delete-site-rows.ts';

/**
 * Lists the sites of this cell with their figures. A site that moves is listed by the cell that
 * serves it. Error: bad_request for a foreign cursor.
 */
export async function listOwnSites(
  { db, siteRegistry, clock }: Ctx,
  cursor: string | undefined,
): Promise<Reply<'GET /api/admin/cells/{id}/sites'>> {
  const [after] = cursor === undefined ? [''] : decodeCursor('own-sites', cursor, ['string']);
  const monthAgo = new Date(clock.now().getTime() - 30 * dayMs).toISOString();
  const found = await queryRows<Omit<CellSite, 'name' | 'address'>>(
    db,
    sql`select id,
        case when deletion_scheduled_at is not null then 'deleting'
          when move_state is not null then 'moving'
          when ${isSiteOpen} then 'open' else 'closed' end as state,
        (select count(*)::int from users u where u.site_id = sites.id and u.deleted_at is null)
          as members,
        (select count(*)::int from posts p where p.site_id = sites.id and p.is_visible
          and p.created_at > ${monthAgo}::timestamptz) as posts,
        (select count(*)::int from subscriptions s where s.site_id = sites.id
          and s.state = 'active') as subscribers,
        (select coalesce(json_agg(json_build_object('username', username, 'role', role)), '[]')
          from (select username, role from users u where u.site_id = sites.id
            and u.role <> 'member' order by role, lower(username) limit ${limits.cells.staff}) u
        ) as staff
      from sites where id > ${after}
        and (move_state is null or move_state in ('draining', 'held'))
      order by id limit ${limits.cells.page + 1}`,
  );
  const { rows, ...page } = pageFromRows(found, limits.cells.page, ({ id }) =>
    encodeCursor('own-sites', [id]),
  );
  if (rows.some(({ id }) => !siteRegistry.sites.has(id))) await siteRegistry.reload();
  return {
    sites: rows.flatMap((row) => {
      const theme = siteRegistry.sites.get(row.id)?.theme;
      return theme ? [{ ...row, name: theme.siteName, address: theme.seo.canonicalDomain }] : [];
    }),
    ...page,
  };
}
