import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from '../server/db/schema.ts';
import { setUpContract } from './support/contract-calls.ts';
import { siteIds } from './support/test-app.ts';

const { t, reads, fill, fillFor } = await setUpContract();

/** The names of all columns, in code and in the database. */
const columns = new Set(
  Object.values(schema).flatMap((table) =>
    is(table, PgTable)
      ? Object.entries(getTableColumns(table)).flatMap(([key, { name }]) => [key, name])
      : [],
  ),
);
/** Those that replies may contain. A new one is a decision: what the API publishes, stays. */
const published = new Set(
  `about action after author before commentCount commentId counter createdAt day delivery depth
  description document domain editedAt followerCount followingCount frequency hiddenBy id intro
  karma kind label language lead name note number overview page parentId passages period place
  picture postCount publishedAt question reason replacedAt score sentences slug subject tags text title
  updatedAt url username website`.split(/\s+/),
);
const publishedBelow: [path: RegExp, names: string][] = [
  [
    /^\/api\/subscriptions\//,
    `account cannot confirmedAt consent custom_prompt email event network pausedUntil preferences sendHour
    sendWeekday source state timeZone unsubscribedAt via`,
  ],
  [/^\/api\/newsletter$|^\/api\/newsletter\/(?:industries|languages)\//, 'answer cannot problem'],
  // When a ban ends.
  [/^\/api\/moderations$/, 'until'],
  // Names of texts.
  [
    /^\/api\/newsletter\/(?:languages|texts)\//,
    `account cannot confirmed next pausedUntil problem search settings signup terms timeZone unsubscribed`,
  ],
  [/^\/api\/newsletter\/view\//, 'correction'],
];

it.each(reads.flatMap((row) => siteIds.map((site) => ({ ...row, site }))))(
  'returns the schema of $key on $site and no more',
  async ({ method, path, row, site }) => {
    const response = await t.on(site)[method.toLowerCase() as 'get'](fill(path, fillFor(site)));
    expect(response.status, response.text).toBe(row.status);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.body, 'what the schema does not have is trimmed').toEqual(
      row.reply.parse(response.body),
    );
    // Empty: the providers of a site without one, a search without a text, texts never edited.
    if (!/^\/api\/(?:auth\/providers$|search\/)|\/versions$/.test(path))
      expect(JSON.stringify(response.body).length).toBeGreaterThan(60);
    const names = new Set<string>();
    JSON.stringify(response.body, (name, value: unknown) => (names.add(name), value));
    const here = publishedBelow
      .filter(([pattern]) => pattern.test(path))
      .flatMap(([, below]) => below.split(/\s+/));
    expect(
      [...names].filter(
        (name) => columns.has(name) && !published.has(name) && !here.includes(name),
      ),
    ).toEqual([]);
  },
);
