import { readFileSync } from 'node:fs';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract, keys, type AnyEndpoint, type Key } from '#shared/contract/index.ts';
import { methodAndPath } from '#shared/contract/keys.ts';
import type { preferences } from '#shared/contract/subscription-schemas.ts';
import { withStandard } from '#shared/newsletter/preferences.ts';
import { corrections, outbox, rateLimits, subscriptions, users } from '../../server/db/schema.ts';
import { maskEmail } from '../../server/domain/core/email-address.ts';
import { createViewPath } from '../../server/domain/digests/delivery/view-token.ts';
import {
  feedbackToken,
  fullFeedbackToken,
  manageToken,
  ownerToken,
  unsubscribeToken,
  verifyToken,
} from '../../server/domain/subscriptions/tokens.ts';
import { toSentenceId } from '../../server/email/sentence-id.ts';
import { caller, createAnonymousCaller, type Caller } from '../support/api-clients.ts';
import type { PostRow, UserRow } from '../support/factories.ts';
import { inboxMailToken } from '../support/inbox-mails.ts';
import { addIssue, createEntry } from '../support/issues.ts';
import { addSubscription, type SubscriptionRow } from '../support/subscriptions.ts';
import { createTestApp } from '../support/test-app.ts';

/**
 * Calls every endpoint that takes a mailed token with every kind of token, and compares what it
 * shows and changes with the table in docs/security.md.
 */
const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
const siteId = 'nontrivial';

/** A reader whose data are words that occur nowhere else. */
type Reader = { row: SubscriptionRow; user: UserRow };
const prompt = 'In plain words, only about zanzibar, without quicksilver';
const chosen = withStandard({ topics: ['zanzibar'], avoid: ['quicksilver'], level: 'plain' });
const timeZone = 'Pacific/Chatham';
let count = 0;
async function addReader(values: Partial<SubscriptionRow> = {}): Promise<Reader> {
  count += 1;
  const email = `gwendolyn${count}@mail.example`;
  const user = await t.make.user(siteId, {
    username: `linked-reader-${count}`,
    email: `account${count}@mail.example`,
    notifyReplies: 'at_once',
  });
  const row = await addSubscription(t, siteId, {
    email,
    userId: user.id,
    customPrompt: prompt,
    preferences: chosen,
    cannot: ['fly to zanzibar'],
    timeZone,
    ...values,
  });
  return { row, user };
}

let post: PostRow;
let viewToken: string;
let variantId: string;
let sentence: string;
let stranger: Caller;
beforeAll(async () => {
  post = await t.make.post({ site: siteId, title: 'How Denmark builds', tags: [] });
  const entry = createEntry(post, 'ai', 'A bridge was built.');
  const { variantId: id } = await addIssue(t, siteId, '2026-11-20', [post], {
    promptKey: 'key',
    preferences: chosen,
    lead: 'One post is about zanzibar.',
    entries: [entry],
  });
  variantId = id;
  viewToken = createViewPath(t.deps, { siteId, id, language: 'en' }).split('/').at(-1) ?? '';
  sentence = toSentenceId(entry.sentences[0] as never);
  stranger = await caller(t, siteId);
});

/** The kinds of links in emails, as the table names them. */
const links: Record<string, { values?: Partial<SubscriptionRow>; token(of: Reader): string }> = {
  unsubscribe: { token: ({ row }) => unsubscribeToken(t.deps, row) },
  delivery: { token: ({ row }) => manageToken(t.deps, row) },
  full: { token: ({ row }) => ownerToken(t.deps, row) },
  'of a digest': { token: ({ row }) => feedbackToken(t.deps, row, variantId) },
  'full, of a post': { token: ({ row }) => fullFeedbackToken(t.deps, row, post.id) },
  'full, of a digest': { token: ({ row }) => fullFeedbackToken(t.deps, row, variantId) },
  confirmation: {
    values: { state: 'pending', confirmedAt: null },
    token: ({ row }) => verifyToken(t.deps, row, new Date()),
  },
  confirmed: { token: ({ row }) => verifyToken(t.deps, row, new Date()) },
  digest: { token: () => viewToken },
  notifications: { token: ({ user }) => inboxMailToken(t, user) },
};

const changes: Record<keyof typeof preferences.shape, unknown> = {
  frequency: 'weekly',
  custom_prompt: 'Other words',
  preferences: { topics: ['Other words'] },
  language: 'de',
  timeZone: 'Asia/Tokyo',
  sendHour: 3,
  sendWeekday: 4,
  pauseWeeks: 2,
};
/** The bodies of a call; every field of a change is sent alone. An unknown call fails. */
const bodies: Partial<Record<Key, object[]>> = {
  'PUT /api/subscriptions/preferences/{token}': Object.entries(changes).map(([field, value]) => ({
    [field]: value,
  })),
  'POST /api/subscriptions/feedback/{token}': [{ direction: 'more', subject: 'Denmark' }],
  'POST /api/newsletter/view/{token}/reports': [{ note: 'Wrong.' }],
  'POST /api/subscriptions/manage-link': [{}],
  'POST /api/subscriptions/link-account': [{}],
};
/** What a call needs of the subscription before it. */
const start: Partial<Record<Key, Partial<SubscriptionRow>>> = {
  'POST /api/subscriptions/resubscribe/{token}': { state: 'unsubscribed' },
  'POST /api/subscriptions/link-account': { userId: null },
};

const takesToken = (key: Key) => {
  const { path, query, body } = contract[key] as AnyEndpoint;
  return [path, query, body].some((part) => part !== null && 'token' in part.shape);
};
const calls = keys.filter(takesToken);

/** Returns what a text of a reply contains of the reader. */
function listShown(text: string, { row, user }: Reader): string[] {
  const found: [string, boolean][] = [
    ['address', text.includes(row.email)],
    ['masked address', text.includes(maskEmail(row.email))],
    ['delivery', text.includes(timeZone) || text.includes('Asia/Tokyo')],
    ['prompt', /zanzibar|quicksilver|plain|Other words/i.test(text)],
    ['account', text.includes(user.username) || text.includes(stranger.user?.username ?? '-')],
    ['post', text.includes(post.title)],
    ['link: delivery', text.includes(manageToken(t.deps, row))],
    ['link: full', new RegExp(`"${row.id}\\.[0-9a-z]{7,9}\\.[\\w-]{43}"`).test(text)],
  ];
  return found.flatMap(([name, isShown]) => (isShown ? [name] : []));
}

const columns: Record<string, (keyof SubscriptionRow)[]> = {
  state: ['state', 'confirmedAt', 'unsubscribedAt'],
  delivery: ['frequency', 'language', 'timeZone', 'sendHour', 'sendWeekday', 'pausedUntil'],
  prompt: ['customPrompt', 'promptState', 'preferences', 'cannot'],
  account: ['userId'],
  'old links': ['linkVersion'],
};

const readAll = async ({ row, user }: Reader) => ({
  row: (await db.select().from(subscriptions).where(eq(subscriptions.id, row.id)))[0],
  user: (await db.select().from(users).where(eq(users.id, user.id)))[0],
  mails: await db.$count(
    outbox,
    and(eq(outbox.recipient, row.email), eq(outbox.kind, 'subscription-link')),
  ),
  confirmations: await db.$count(
    outbox,
    and(eq(outbox.recipient, row.email), eq(outbox.kind, 'subscription-verify')),
  ),
  reports: (await db.select().from(corrections)).reduce(
    (sum, { reportCount }) => sum + reportCount,
    0,
  ),
});

const toText = (value: unknown) => JSON.stringify(value ?? null);

/** Returns the names of what is different. */
function listChanged(
  before: Awaited<ReturnType<typeof readAll>>,
  after: Awaited<ReturnType<typeof readAll>>,
): string[] {
  const { row } = after;
  const ofRow =
    row === undefined
      ? ['erased']
      : Object.entries(columns).flatMap(([name, fields]) =>
          fields.some((field) => toText(row[field]) !== toText(before.row?.[field])) ? [name] : [],
        );
  const known = new Set(Object.values(columns).flat());
  for (const [field, value] of Object.entries(row ?? {}))
    if (!known.has(field as 'state') && toText(value) !== toText(before.row?.[field as 'state']))
      ofRow.push(field);
  return [
    ...ofRow,
    ...(after.mails > before.mails ? ['mails: full'] : []),
    ...(after.confirmations > before.confirmations ? ['mails: confirmation'] : []),
    ...(JSON.stringify(after.user) === JSON.stringify(before.user) ? [] : ['notifications']),
    ...(after.reports === before.reports ? [] : ['report']),
  ];
}

async function tryCall(key: Key, link: (typeof links)[string], body: object | undefined) {
  const { method, path } = methodAndPath(key);
  const reader = await addReader({ ...start[key], ...link.values });
  const token = link.token(reader);
  await db.delete(rateLimits);
  const before = await readAll(reader);
  const by =
    (contract[key] as AnyEndpoint).access === 'member'
      ? stranger
      : createAnonymousCaller(t, siteId);
  const isInPath = path.includes('{token}');
  const sent =
    body === undefined
      ? undefined
      : {
          ...body,
          ...(isInPath ? {} : { token }),
          ...(key === 'POST /api/newsletter/view/{token}/reports' ? { sentence } : {}),
        };
  const reply = await by.call(method, path.replace('{token}', token), sent);
  return {
    status: reply.status,
    shows: listShown(reply.text, reader),
    changes: listChanged(before, await readAll(reader)),
  };
}

/** The rows of the table, by call and link. */
const documented = new Map(
  readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8')
    .split('### What a link of an email shows and changes')[1]
    ?.split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => {
      const [call = '', ofLinks = '', shows = '', changed = ''] = line
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.trim());
      const list = (cell: string) => (cell === '-' ? [] : cell.split(', '));
      return ofLinks
        .split('; ')
        .map(
          (link) =>
            [
              `${call.replaceAll('`', '')} ${link}`,
              { shows: list(shows), changes: list(changed) },
            ] as const,
        );
    }),
);

describe.each(calls)('%s', (key) => {
  it.each(Object.keys(links))('shows and changes what its row says: %s', async (name) => {
    const link = links[name] as (typeof links)[string];
    const hasBody = (contract[key] as AnyEndpoint).body !== null;
    const samples = hasBody ? bodies[key] : [undefined];
    if (!samples) throw new Error('add a body of this call to the test');
    const found = { shows: new Set<string>(), changes: new Set<string>() };
    let isAccepted = false;
    for (const body of samples) {
      const { status, shows, changes: changed } = await tryCall(key, link, body);
      expect(status).toBeLessThan(500);
      isAccepted ||= status < 300;
      if (status >= 300)
        expect([shows, changed], `rejected ${JSON.stringify(body)}`).toEqual([[], []]);
      for (const one of shows) found.shows.add(one);
      for (const one of changed) found.changes.add(one);
    }
    const row = documented.get(`${key} ${name}`);
    expect(isAccepted, 'a row of the table is a call that is accepted').toBe(row !== undefined);
    expect([[...found.shows].toSorted(), [...found.changes].toSorted()]).toEqual([
      row?.shows.toSorted() ?? [],
      row?.changes.toSorted() ?? [],
    ]);
  });
});

it('covers every call and link of the table', () => {
  const pairs = new Set(calls.flatMap((key) => Object.keys(links).map((link) => `${key} ${link}`)));
  expect([...documented.keys()].filter((pair) => !pairs.has(pair))).toEqual([]);
  expect(
    calls.filter((key) => ![...documented.keys()].some((pair) => pair.startsWith(`${key} `))),
  ).toEqual([]);
});
