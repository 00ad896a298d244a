import { sql } from 'drizzle-orm';
import { dayMs } from '#shared/durations.ts';
import type { Db } from '../../../db/client.ts';
import { ago } from '../../../db/sql-time.ts';
import { staysHere } from '../../core/moving-sites.ts';

/** Older posts are not posted: the log, which knows what was posted, is longer. */
const maxAgeMs = 3 * dayMs;
const batchSize = 20;

/**
 * Queues posts that reached the points of a service, the first at most once. Only posts that are
 * newer than the service here. Safe in several processes. Resolves with the number of messages.
 */
export async function queuePosts(db: Db): Promise<number> {
  const { rows } = await db.execute(sql`
    insert into web_hook_messages
      (site_id, id, hook_id, event, subject_id, state, send_after, created_at)
    select h.site_id, p.id || '-' || h.id, h.id, 'post.published', p.id, 'waiting', now(), now()
    from web_hooks h
    cross join lateral (
      select p.id from posts p
      where p.site_id = h.site_id and p.is_visible and not p.is_stub and p.top_window <= 1
        and p.score >= h.min_points and p.created_at > greatest(h.created_at, ${ago(maxAgeMs)})
        and not exists (
          select from web_hook_messages m
          where m.site_id = h.site_id and m.hook_id = h.id
            and m.event = 'post.published' and m.subject_id = p.id)
      order by p.created_at limit ${batchSize}
    ) p
    where h.is_on and ${staysHere(sql`h.site_id`)} and h.min_points is not null and h.events @> array['post.published']
    on conflict do nothing
    returning id`);
  return rows.length;
}
