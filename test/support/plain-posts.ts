import { rows } from './own-database.ts';

/** Inserts a user and posts p1, p2, … on nontrivial by SQL, without counters or ranks. */
export async function plainPosts(url: string, count: number, linkLength = 10): Promise<void> {
  await rows(
    url,
    `insert into users (site_id, id, username, name) values ('nontrivial', 'writer', 'writer',
      'Writer')`,
  );
  await rows(
    url,
    `insert into posts (site_id, id, slug, user_id, title, url, domain, hot_score)
     select 'nontrivial', 'p' || n, 'p' || n, 'writer', 'Post ' || n,
       'https://a.example/' || repeat('x', ${linkLength}), 'a.example', n
     from generate_series(1, ${count}) n`,
  );
}
