import pg from 'pg';
import type { SiteId } from '../support/sites.ts';

/** Acknowledged writes, all of which must exist afterwards. */
export type Acknowledged = {
  posts: { site: SiteId; id: string }[];
  comments: { site: SiteId; id: string }[];
  votes: Map<string, { site: SiteId; user: string; post: string; vote: number }>;
  logins: { site: SiteId; user: string }[];
};

/** Counts acknowledged writes that the database lacks. */
export async function countLostWrites(
  url: string,
  { posts, comments, votes, logins }: Acknowledged,
): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const count = async (statement: string, ...columns: unknown[][]) =>
    Number((await client.query<{ lost: string }>(statement, columns)).rows[0]?.lost);
  const lost =
    (await count(
      `select count(*) as lost from unnest($1::text[], $2::text[]) as k(site, id)
        where not exists (select 1 from posts p where p.site_id = k.site and p.id = k.id)`,
      posts.map(({ site }) => site),
      posts.map(({ id }) => id),
    )) +
    (await count(
      `select count(*) as lost from unnest($1::text[], $2::text[]) as k(site, id)
        where not exists (select 1 from comments c where c.site_id = k.site and c.id = k.id)`,
      comments.map(({ site }) => site),
      comments.map(({ id }) => id),
    )) +
    (await count(
      `select count(*) as lost from unnest($1::text[], $2::text[], $3::text[],
        $4::int[]) as k(site, person, post, vote) where coalesce((select value from post_votes v
        where v.site_id = k.site and v.user_id = k.person and v.post_id = k.post), 0) <> k.vote`,
      [...votes.values()].map(({ site }) => site),
      [...votes.values()].map(({ user }) => user),
      [...votes.values()].map(({ post }) => post),
      [...votes.values()].map(({ vote }) => vote),
    )) +
    (await count(
      `select count(*) as lost from unnest($1::text[], $2::text[]) as k(site, person)
        where not exists (select 1 from sessions s where s.site_id = k.site
        and s.user_id = k.person and s.device <> 'bench')`,
      logins.map(({ site }) => site),
      logins.map(({ user }) => user),
    ));
  await client.end();
  return lost;
}

/** Counts the rows whose stored counter differs from the counted rows. */
export async function countWrongCounters(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ wrong: string }>(`
    select (select count(*) from posts p where p.user_id like 'bench%'
      and p.score <> 1 + coalesce((select sum(value) from post_votes v where v.site_id = p.site_id
      and v.post_id = p.id), 0))
      + (select count(*) from posts p where p.comment_count <> (select count(*) from comments c
        where c.site_id = p.site_id and c.post_id = p.id and c.is_visible))
      + (select count(*) from users u where u.id like 'bench%'
        and u.post_count <> (select count(*) from posts p where p.site_id = u.site_id
        and p.user_id = u.id and p.is_visible))
      + (select count(*) from users u where u.id like 'bench%'
        and u.comment_count <> (select count(*) from comments c where c.site_id = u.site_id
        and c.user_id = u.id and c.is_visible))
      + (select count(*) from sites s where s.post_count <> (select count(*) from posts p
        where p.site_id = s.id and p.is_visible)) as wrong`);
  await client.end();
  return Number(rows[0]?.wrong);
}
