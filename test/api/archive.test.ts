import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { IssueList } from '#shared/contract/archive.ts';
import { posts as postTable } from '../../server/db/schema.ts';
import { getPeriodDays } from '../../server/domain/subscriptions/periods.ts';
import { setUpArchive } from '../support/archive-calls.ts';
import { expectError } from '../support/error-replies.ts';
import { addIssue } from '../support/issues.ts';
import { type SiteId } from '../support/test-app.ts';

const fixture = await setUpArchive();
const { t, db, readIssue } = fixture;

const list = async (query = '', site: SiteId = 'nontrivial') =>
  (await t.on(site).get(`/api/newsletter/archive${query}`)).body as IssueList;
const getPeriods = ({ issues }: IssueList) => issues.map(({ period }) => period);

describe('GET /api/newsletter/archive', () => {
  it('lists the written public issues of the site, newest first', async () => {
    expect(await list()).toEqual({
      hasNextPage: false,
      nextCursor: null,
      issues: [
        {
          period: '2026-11-19',
          frequency: 'daily',
          subject: null,
          firstDay: '2026-11-19',
          lastDay: '2026-11-19',
          number: null,
          publishedAt: '2026-11-19T12:10:00.000Z',
          titles: ['Story 3'],
          postCount: 1,
        },
        {
          period: '2026-11-18',
          frequency: 'daily',
          subject: null,
          firstDay: '2026-11-18',
          lastDay: '2026-11-18',
          number: null,
          publishedAt: '2026-11-18T12:10:00.000Z',
          titles: ['Story 0', 'Story 1', 'Story 2'],
          postCount: 3,
        },
        {
          period: '2026-w46',
          frequency: 'weekly',
          subject: null,
          firstDay: '2026-11-09',
          lastDay: '2026-11-15',
          number: null,
          publishedAt: '2026-11-15T13:10:00.000Z',
          titles: ['Story 0', 'Story 1'],
          postCount: 2,
        },
      ],
    });
    expect(getPeriods(await list('', 'statecraft'))).toEqual(['2026-11-18', '2026-11-15']);
    expect(getPeriods(await list('', 'default'))).toEqual([]);
  });

  it('filters by frequency', async () => {
    expect(getPeriods(await list('?frequency=weekly'))).toEqual(['2026-w46']);
    expect(getPeriods(await list('?frequency=daily'))).toEqual(['2026-11-19', '2026-11-18']);
    expectError(
      await t.on('nontrivial').get('/api/newsletter/archive?frequency=hourly'),
      'bad_request',
      ['frequency'],
    );
  });

  it('pages by cursor when daily and weekly issues end together', async () => {
    const createDate = (day: number) => new Date(Date.UTC(2026, 8, day));
    for (let day = 1; day <= 9; day += 1)
      await addIssue(t, 'default', `2026-09-0${day}`, [], { endsAt: createDate(day) });
    for (const [week, day] of [
      ['2026-w36', 3],
      ['2026-w37', 7],
    ] as const)
      await addIssue(t, 'default', week, [], { endsAt: createDate(day) });
    const all = [
      '2026-09-09',
      '2026-09-08',
      '2026-w37',
      '2026-09-07',
      '2026-09-06',
      '2026-09-05',
      '2026-09-04',
      '2026-w36',
      '2026-09-03',
      '2026-09-02',
      '2026-09-01',
    ];
    for (const limit of [1, 2, 3, 11, 25]) {
      const seen: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const page = await list(
          `?limit=${limit}${cursor === '' ? '' : `&cursor=${cursor}`}`,
          'default',
        );
        expect(page.issues.length).toBeLessThanOrEqual(limit);
        expect(page.hasNextPage).toBe(page.nextCursor !== null);
        seen.push(...getPeriods(page));
        cursor = page.nextCursor;
      }
      expect(seen).toEqual(all);
    }
    const first = await list('?limit=2&frequency=weekly', 'default');
    expect([getPeriods(first), first.nextCursor]).toEqual([['2026-w37', '2026-w36'], null]);
  });

  it.each([
    'nonsense',
    Buffer.from('["new",1,"x"]').toString('base64url'),
    Buffer.from('["archive","x","daily"]').toString('base64url'),
    Buffer.from('["archive",9e15,"daily"]').toString('base64url'),
  ])('rejects %s as a cursor', async (cursor) => {
    expectError(
      await t.on('nontrivial').get(`/api/newsletter/archive?cursor=${cursor}`),
      'bad_request',
      ['cursor'],
    );
  });
});

describe('GET /api/newsletter/archive/{period}', () => {
  it("returns the model's text with its cited, current posts", async () => {
    const issue = await readIssue('2026-11-18');
    expect(issue).toMatchObject({
      period: '2026-11-18',
      frequency: 'daily',
      kind: 'ai',
      publishedAt: '2026-11-18T12:10:00.000Z',
      overview: [
        { text: 'Two things happened.', places: [2, 1] },
        { text: 'A third is said to have happened.', places: [3] },
      ],
      before: null,
      after: {
        period: '2026-11-19',
        frequency: 'daily',
        firstDay: '2026-11-19',
        lastDay: '2026-11-19',
      },
    });
    expect(
      issue.items.map(({ post, sentences }) => [
        post.title,
        post.score,
        post.commentCount,
        ...sentences.map(({ text, kind }) => [kind, text]),
      ]),
    ).toEqual([
      ['Story 0', 10, 1, ['ai', 'A model said this of it.']],
      ['Story 1', 9, 0, ['extract', expect.stringContaining('The harbour of the old town')]],
      ['Story 2', 8, 0],
    ]);
  });

  it('returns extracts where no model wrote', async () => {
    const issue = await readIssue('2026-w46');
    expect(issue).toMatchObject({
      kind: 'extract',
      frequency: 'weekly',
      firstDay: '2026-11-09',
      lastDay: '2026-11-15',
      overview: [],
      before: null,
      after: null,
    });
    expect(issue.items.map(({ sentences }) => sentences.map(({ text }) => text))).toEqual([
      [],
      [expect.stringContaining('The harbour')],
    ]);
  });

  it('omits hidden posts and sentences about them', async () => {
    const [, second] = fixture.posts;
    await db
      .update(postTable)
      .set({ isHidden: true })
      .where(eq(postTable.id, second?.id ?? ''));
    const issue = await readIssue('2026-11-18');
    expect(issue.items.map(({ post }) => post.title)).toEqual(['Story 0', 'Story 2']);
    expect(issue.overview).toMatchObject([
      { text: 'A third is said to have happened.', places: [2] },
    ]);
    expect((await list()).issues[1]?.titles).toEqual(['Story 0', 'Story 2']);
    await db
      .update(postTable)
      .set({ isHidden: false })
      .where(eq(postTable.id, second?.id ?? ''));
  });

  it.each([
    '2026-11-20',
    '2026-11-17',
    '2026-11-16',
    '2026-11-15',
    '2026-w47',
    '2026-W46',
    '20261118',
    'zzzzzzzzzzzz',
    '2026-11-18%00',
    '2026-11-18x',
  ])('returns 404 for %s', async (period) => {
    const reply = await t.on('nontrivial').get(`/api/newsletter/archive/${period}`);
    if (period.includes('%00')) expect([400, 404]).toContain(reply.status);
    else expectError(reply, 'not_found');
  });

  it('belongs to its site', async () => {
    expect(
      (await readIssue('2026-11-18', 'statecraft')).items.map(({ post }) => post.title),
    ).toEqual(['Elsewhere']);
    expect((await readIssue('2026-11-15', 'statecraft')).after?.period).toBe('2026-11-18');
    expectError(await t.on('default').get('/api/newsletter/archive/2026-11-18'), 'not_found');
  });
});

it('returns the first and last day of a period', () => {
  expect([
    getPeriodDays('2026-11-21'),
    getPeriodDays('2026-w47'),
    getPeriodDays('2026-w01'),
    getPeriodDays('2026-w53'),
  ]).toEqual([
    { firstDay: '2026-11-21', lastDay: '2026-11-21' },
    { firstDay: '2026-11-16', lastDay: '2026-11-22' },
    { firstDay: '2025-12-29', lastDay: '2026-01-04' },
    { firstDay: '2026-12-28', lastDay: '2027-01-03' },
  ]);
});
