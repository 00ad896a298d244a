import { sql } from 'drizzle-orm';
import type { Db } from '../../server/db/client.ts';

/** Post counters of sites and users, and tags of posts, that differ from their rows. */
export async function wrongPostCounters(db: Db): Promise<unknown[]> {
  const wrong = await db.execute(sql`
    select 'posts of ' || s.id as what, s.post_count::text as stored, count(p.id)::text as counted
      from sites s left join posts p on p.site_id = s.id and p.is_visible
      group by s.id having s.post_count <> count(p.id)
    union all
    select 'posts of ' || u.username, u.post_count::text, count(p.id)::text from users u left
      join posts p on p.site_id = u.site_id and p.user_id = u.id and p.is_visible
      group by u.site_id, u.id having u.post_count <> count(p.id)
    union all
    select 'tags of ' || p.id, p.tags::text, array_agg(f.tag order by g.position)::text from posts p
      left join post_tags f on f.site_id = p.site_id and f.post_id = p.id
        and f.created_at = p.created_at left join tags g on g.site_id = f.site_id and g.name = f.tag
      group by p.site_id, p.id having p.tags <> coalesce(array_agg(f.tag
        order by g.position) filter (where f.tag is not null), '{}')`);
  return (wrong as unknown as { rows: unknown[] }).rows;
}
