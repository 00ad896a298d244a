import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import type { MailMistake } from '#shared/contract/admin-mistakes.ts';
import type { Reply } from '#shared/contract/index.ts';
import { images, issues, posts } from '../../server/db/schema.ts';
import {
  checkLinks,
  findMistakes,
  listMistakes,
  rejectMistakes,
} from '../../server/domain/digests/editing/pre-send-checks.ts';
import { createStatusFetcher } from '../../server/infra/fetch/safe-fetch.ts';
import { ctxOfSite } from '../support/ctx.ts';
import { addReaders } from '../support/digests.ts';
import { expectError } from '../support/error-replies.ts';
import { setUpNewsletterAdmin } from '../support/newsletter-admin.ts';
import { hosts, type SiteId } from '../support/test-app.ts';
import { permissiveRules, respondWithHtml, startWebServer } from '../support/web-servers.ts';

const fixture = await setUpNewsletterAdmin();
const { t, db, site, requestOk, prepare } = fixture;
const siteId: SiteId = 'nontrivial';
const sender = site.sender;
afterEach(() => {
  site.sender = sender;
});

const list = async (id: string) =>
  (
    await requestOk<Reply<'GET /api/admin/issues/{id}/mistakes'>>(
      'GET',
      `/api/admin/issues/${id}/mistakes`,
    )
  ).mistakes;
const kinds = async (id: string) => (await list(id)).map(({ kind }) => kind);
const setPostalAddress = (postalAddress: string) =>
  (site.sender = { ...site.sender, postalAddress } as typeof site.sender);
const write = (id: string, ...links: string[]) =>
  db
    .update(issues)
    .set({
      document: [
        { type: 'text', content: links.map((href) => ({ text: 'A link', href })) },
        { type: 'digest' },
      ],
    })
    .where(eq(issues.id, id));

describe('the mistakes of an issue', () => {
  it('are none for a complete mail', async () => {
    const { issue } = await prepare();
    setPostalAddress('Broadsheet\n1 Main Street');
    expect(await list(issue.id)).toEqual([]);
  });

  it('block a first issue without a postal address in production', async () => {
    const { issue } = await prepare();
    expect(await list(issue.id)).toEqual([
      { kind: 'no_postal_address', severity: 'warning', detail: null },
    ]);
    const ctx = ctxOfSite(t, siteId);
    const inProduction = { ...ctx, config: { ...ctx.config, env: 'production' as const } };
    expect((await listMistakes(inProduction, issue.id)).mistakes).toMatchObject([
      { kind: 'no_postal_address', severity: 'error' },
    ]);
    await expect(rejectMistakes(inProduction, issue.id)).rejects.toThrow('postal address');
  });

  it('block an issue of a site that is not open', async () => {
    const { issue } = await prepare();
    const ctx = ctxOfSite(t, siteId);
    const closed = { ...ctx, site: { ...ctx.site, isOpen: false } };
    expect((await listMistakes(closed, issue.id)).mistakes[0]).toEqual({
      kind: 'site_not_open',
      severity: 'error',
      detail: null,
    });
    await expect(rejectMistakes(closed, issue.id)).rejects.toThrow("isn't open yet");
  });

  it('name links to hidden and missing posts and unpublished issues', async () => {
    const { issue } = await prepare();
    setPostalAddress('1 Main Street');
    const origin = `https://${hosts[siteId]}`;
    const [shown, hidden] = [
      await t.make.post({ title: 'Shown' }),
      await t.make.post({ title: 'Hidden', isHidden: true }),
    ];
    const wrong = [
      `${origin}/post/${hidden.slug}`,
      `${origin}/post/nothing-000000000000`,
      `${origin}/newsletter/archive/2026-11-30`,
    ];
    await write(
      issue.id,
      `${origin}/post/${shown.slug}`,
      `${origin}/about`,
      'https://statecraft.example/post/nothing-000000000000',
      ...wrong,
    );
    expect(await list(issue.id)).toEqual(
      wrong.map((detail) => ({ kind: 'unpublished_link', severity: 'warning', detail })),
    );
  });

  it('name uploaded images that the site does not have', async () => {
    const { issue } = await prepare();
    setPostalAddress('1 Main Street');
    const name = (digit: string) => `${digit.repeat(32)}-3x2.png`;
    const stored = { data: Buffer.from('an image'), size: 8, checkAt: new Date() };
    await db.insert(images).values([
      { siteId, name: name('1'), ...stored },
      { siteId: 'statecraft', name: name('2'), ...stored },
    ]);
    const document = ['1', '2', '3'].map((digit) => ({
      type: 'image' as const,
      src: `/images/${name(digit)}`,
      alt: 'A lake',
    }));
    await db
      .update(issues)
      .set({ document: [...document, { type: 'digest' }] })
      .where(eq(issues.id, issue.id));
    expect(await list(issue.id)).toEqual(
      ['2', '3'].map((digit) => ({
        kind: 'missing_image',
        severity: 'warning',
        detail: `https://${site.theme.seo.canonicalDomain}/images/${name(digit)}`,
      })),
    );
  });

  it('block an issue whose posts are all hidden', async () => {
    const { issue } = await prepare();
    await addReaders(t, siteId, 1, () => ({}));
    await db.update(posts).set({ isHidden: true }).where(eq(posts.siteId, siteId));
    expect(await kinds(issue.id)).toContain('no_posts');
    const sent = await fixture.admin.call('POST', `/api/admin/issues/${issue.id}/send`, {
      confirm: issue.readers,
    });
    expectError(sent, 'conflict');
    await db.update(posts).set({ isHidden: false }).where(eq(posts.siteId, siteId));
  });
});

describe('an email', () => {
  const url = 'https://nontrivial.example/subscriptions/unsubscribe/checked';
  const good = {
    subject: 'News',
    html: `<img src="/a.png" alt="A cat"><a href="${url}">Unsubscribe</a>`,
    text: `Unsubscribe: ${url}`,
  };
  const found = (mail: Partial<typeof good>): MailMistake[] =>
    findMistakes({ ...good, ...mail }, url);

  it('has no mistakes if it is complete', () => {
    expect(found({})).toEqual([]);
  });

  it.each([
    ['no_unsubscribe_link', 'error', { html: '<p>News</p>' }],
    ['no_unsubscribe_link', 'error', { text: 'News' }],
    ['empty_subject', 'warning', { subject: ' ' }],
    ['no_alternative_text', 'warning', { html: `${good.html}<img src="/b.png" alt="">` }],
    ['no_alternative_text', 'warning', { html: `${good.html}<img src="/b.png">` }],
    ['large', 'warning', { html: good.html + 'x'.repeat(96_000) }],
  ] as const)('has the mistake %s (%s)', (kind, severity, mail) => {
    expect(found(mail)).toMatchObject([{ kind, severity }]);
  });
});

describe('the links of an issue', () => {
  it('are requested within limits, and dead ones are named', async () => {
    const { issue } = await prepare();
    let requests = 0;
    const good = await startWebServer((req, res) => {
      requests += 1;
      return respondWithHtml('Fine')(req, res);
    });
    const gone = await startWebServer((_req, res) => void res.writeHead(404).end());
    const shy = await startWebServer((_req, res) => void res.writeHead(403).end());
    const at = (port: number, path = '') => `http://a.example:${port}/${path}`;
    const links = [at(good), at(good, 'too'), at(gone), at(shy), 'http://127.0.0.1:1/'];
    await write(issue.id, ...links);
    const fetch = createStatusFetcher(permissiveRules);
    const reply = await checkLinks(ctxOfSite(t, siteId), issue.id, 'en', async (link, agent) => {
      if (!links.includes(link)) return 200;
      return fetch(link, agent);
    });
    expect(reply.dead).toEqual([
      { url: at(gone), status: 404 },
      { url: 'http://127.0.0.1:1/', status: null },
    ]);
    expect(requests).toBe(2);
    expect(reply.checked).toBeGreaterThanOrEqual(5);
    expect(reply.unchecked).toBe(0);
  });

  it('of an unknown issue are not found', async () => {
    const unknown = await fixture.admin.call('POST', '/api/admin/issues/unknown/links', {
      language: 'en',
    });
    expectError(unknown, 'not_found');
  });

  it('to the machine and its network are never requested', async () => {
    const { issue } = await prepare();
    let requests = 0;
    const port = await startWebServer((_req, res) => {
      requests += 1;
      res.end();
    });
    await write(issue.id, `http://127.0.0.1:${port}/`, `http://localhost:${port}/`);
    const fetch = createStatusFetcher({ allowsPort: () => true });
    const { dead } = await checkLinks(ctxOfSite(t, siteId), issue.id, 'en', async (link, agent) =>
      /127\.0\.0\.1|localhost/.test(link) ? fetch(link, agent) : 200,
    );
    expect(dead).toMatchObject([{ status: null }, { status: null }]);
    expect(requests).toBe(0);
  });

  it('beyond the limit stay unchecked', async () => {
    const { issue } = await prepare();
    await write(issue.id, ...Array.from({ length: 70 }, (_, i) => `https://a.example/${i}`));
    const seen: string[] = [];
    const { checked, unchecked } = await checkLinks(
      ctxOfSite(t, siteId),
      issue.id,
      'en',
      async (link) => (seen.push(link), 200),
    );
    expect([checked, seen.length]).toEqual([50, 50]);
    expect(unchecked).toBeGreaterThanOrEqual(20);
  });
});
