import { sql } from 'drizzle-orm';
import type { FollowedSubject } from '#shared/contract/inbox.ts';
import { dayMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx } from '../../context.ts';
import { perDatabase } from '../../db/client.ts';
import { memberChoices, posts, postTags, users } from '../../db/schema.ts';
import { toIso } from '../posts/post-list-queries.ts';

const value = sql.placeholder;
const days = String(limits.followedSubjects.maxAgeMs / dayMs);

/**
 * Reads the newest posts of each followed tag and domain by index. It runs when the inbox is read,
 * so a new post writes nothing for its followers.
 */
const statements = perDatabase((db) => {
  const readAt = sql`(select ${users.inboxReadAt} from ${users}
    where ${users.siteId} = ${value('site')} and ${users.id} = ${value('user')})`;
  /** One row per followed subject, with its newest posts since it was followed. */
  const subjects = (max: number) => sql`
    (select kind, subject, created_at from ${memberChoices}
      where ${memberChoices.siteId} = ${value('site')}
        and ${memberChoices.userId} = ${value('user')}
        and ${memberChoices.choice} = 'follow' and ${memberChoices.kind} in ('tag', 'domain')
      order by ${memberChoices.createdAt} desc
      limit ${sql.raw(String(limits.followedSubjects.max))}) as chosen
    cross join lateral (
      (select ${posts.slug} as slug, ${posts.title} as title, ${posts.createdAt} as created_at
        from ${postTags}
        join ${posts} on ${posts.siteId} = ${postTags.siteId} and ${posts.id} = ${postTags.postId}
        where chosen.kind = 'tag' and ${postTags.siteId} = ${value('site')}
          and ${postTags.tag} = chosen.subject
          and ${postTags.createdAt} > greatest(chosen.created_at,
            now() - interval '${sql.raw(days)} days')
          and ${posts.isVisible} and ${posts.userId} <> ${value('user')}
        order by ${postTags.createdAt} desc limit ${sql.raw(String(max))})
      union all
      (select ${posts.slug}, ${posts.title}, ${posts.createdAt}
        from ${posts}
        where chosen.kind = 'domain' and ${posts.siteId} = ${value('site')}
          and ${posts.domain} = chosen.subject
          and ${posts.createdAt} > greatest(chosen.created_at,
            now() - interval '${sql.raw(days)} days')
          and ${posts.isVisible} and ${posts.userId} <> ${value('user')}
        order by ${posts.createdAt} desc limit ${sql.raw(String(max))})
    ) as post`;
  return {
    list: db
      .select({
        found: sql<FollowedSubject[]>`${sql`(
          select coalesce(json_agg(json_build_object('kind', kind, 'subject', subject,
            'total', total, 'posts', posts, 'newestAt', ${toIso(sql`newest`)},
            'unread', newest > ${readAt}) order by newest desc, kind, subject), '[]')
          from (
            select chosen.kind, chosen.subject, count(*) as total, max(post.created_at) as newest,
              to_json((array_agg(json_build_object('slug', post.slug, 'title', post.title)
                order by post.created_at desc))[1:${sql.raw(
                  String(limits.followedSubjects.titles),
                )}]) as posts
            from ${subjects(limits.followedSubjects.posts)}
            group by chosen.kind, chosen.subject) as subjects)`}`,
      })
      .from(sql`(values (1)) as one`)
      .prepare('followed_subjects'),
    unread: db
      .select({
        unread: sql<number>`${sql`(
          select count(*)::int from (
            select 1 from ${subjects(1)}
            group by chosen.kind, chosen.subject
            having max(post.created_at) > ${readAt}) as unread)`}`,
        newest: sql<string | null>`${sql`(
          select ${toIso(sql`max(post.created_at)`)} from ${subjects(1)})`}`,
      })
      .from(sql`(values (1)) as one`)
      .prepare('followed_unread'),
  };
});

type Reader = { userId: string };
const scope = (ctx: Ctx, reader: Reader) => ({ site: ctx.site.id, user: reader.userId });

/** Lists followed tags and domains that have posts of the last days, the newest first. */
export async function listFollowedSubjects(ctx: Ctx, reader: Reader): Promise<FollowedSubject[]> {
  const [row] = await statements(ctx.db).list.execute(scope(ctx, reader));
  return row?.found ?? [];
}

/** Returns how many of them are unread, and when their newest post was posted. */
export async function readFollowedState(
  ctx: Ctx,
  reader: Reader,
): Promise<{ unread: number; newest: string | null }> {
  const [row] = await statements(ctx.db).unread.execute(scope(ctx, reader));
  return row ?? { unread: 0, newest: null };
}
