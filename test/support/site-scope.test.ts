import { expect, it } from 'vitest';
import { findSiteScope } from './site-scope.ts';

const isDistributed = (table: string) => ['posts', 'users', 'comments'].includes(table);

it.each([
  'select 1 from posts where site_id = $1',
  `select 1 from posts p join users u on u.site_id = p.site_id and u.id = p.user_id
    where p.site_id = $1 and p.id = $2`,
  `select 1 from posts p where (p.site_id, p.id) = ($1, $2)`,
  `select 1 from posts where site_id = 'a'::text and exists
    (select 1 from users where users.site_id = posts.site_id)`,
  `with found as (select site_id, id from posts where site_id = $1)
    update users set name = '' from found where users.site_id = found.site_id`,
  `select 1 from posts p, lateral (select 1 from users u where u.site_id = p.site_id) x
    where p.site_id = $1`,
  `select 1 from sites s join posts p on p.site_id = s.id where s.id = $1`,
  `insert into posts (site_id, id) values ($1, $2), ($3, $4)`,
  `insert into posts (site_id, id) select $1, id from unnest($2::text[]) as t (id)`,
  `insert into users (site_id, id) select site_id, user_id from posts where site_id = $1`,
  `delete from posts using users where posts.site_id = $1 and users.site_id = posts.site_id`,
  `select 1 from posts where site_id = $1 union all select 1 from users where site_id = $1`,
  `select 1 from posts where site_id = $1 and user_id in (select id from users where site_id = $1)`,
  'select 1 from sites',
  'begin',
])('finds one site in %s', async (text) => {
  expect((await findSiteScope(text, isDistributed)).unbound).toEqual([]);
});

it.each([
  ['select 1 from posts', ['posts']],
  ['select 1 from posts where site_id = any($1)', ['posts']],
  ['select 1 from posts where site_id = $1 or id = $2', ['posts']],
  ['select 1 from posts p join users u on u.id = p.user_id where p.site_id = $1', ['users']],
  ['select 1 from sites s join posts p on p.site_id = s.id', ['posts']],
  ['select 1 from posts where site_id = $1 and user_id in (select id from users)', ['users']],
  ['update posts set title = $1 where id = $2', ['posts']],
  ['delete from posts where created_at < $1', ['posts']],
  ['insert into posts (site_id, id) select site_id, id from users', ['posts', 'users']],
  [
    'insert into posts (site_id, id) select * from unnest($1::text[], $2::text[]) as t (site, id)',
    ['posts'],
  ],
  [
    `with due as (select site_id, id from posts limit 1)
      update users set name = '' from due where users.site_id = due.site_id`,
    ['posts', 'users'],
  ],
])('finds tables of several sites in %s', async (text, unbound) => {
  expect((await findSiteScope(text, isDistributed)).unbound).toEqual(unbound);
});
