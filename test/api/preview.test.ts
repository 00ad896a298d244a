import { describe, expect, it } from 'vitest';
import { loadPack } from '#shared/texts/packs.ts';
import {
  digestVariants,
  issues,
  outbox,
  rateLimits,
  subscriptions,
  summaries,
} from '../../server/db/schema.ts';
import { openIssue } from '../../server/domain/digests/issues/issues.ts';
import { lastEnded } from '../../server/domain/subscriptions/periods.ts';
import { caller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import { newNetwork } from '../support/client-ips.ts';
import { pickTitles, setUpPreview } from '../support/preview-calls.ts';
import type { SiteId } from '../support/test-app.ts';

const { t, db, server, visitor, startModel, post, addPosts, preview } = await setUpPreview();

const site: SiteId = 'nontrivial';

describe('the digest preview', () => {
  it("selects the day's first five posts with labelled extracts", async () => {
    await addPosts();
    await post('Of yesterday', { score: 900, minutesAgo: 600 });
    await post('Hidden', { score: 800, isHidden: true });
    await t.make.post({
      by: await t.make.user('statecraft'),
      title: 'Of another site',
      score: 700,
      minutesAgo: 30,
    });
    const result = await preview();
    expect(pickTitles(result)).toEqual(['Battery', 'Turbine', 'Telescope', 'Robot', 'Compiler']);
    expect(result).toMatchObject({
      language: 'en',
      kind: 'extract',
      preferences: null,
    });
    expect(result.items[0]).toMatchObject({
      points: 50,
      comments: 0,
    });
    const [sentence] = result.items[0]?.sentences ?? [];
    expect(sentence).toMatchObject({
      kind: 'extract',
      text: expect.stringContaining('Engineers have built a battery') as string,
      places: [1],
    });
    expect(sentence?.passages.map(({ text }) => text)).toEqual([sentence?.text]);
    expect(result.items[0]?.slug).toMatch(/^battery-/);
    expect(result.overview, 'a model compares the posts').toEqual([]);
  });

  it('follows the preferences, their language, and reports them', async () => {
    await addPosts();
    const result = await preview({
      custom_prompt: 'auf Deutsch',
      preferences: { level: 'plain', topics: ['ferry'], avoid: ['telescope'] },
      language: 'fr',
    });
    expect(pickTitles(result)).toEqual(['Ferry', 'Battery', 'Turbine', 'Robot', 'Compiler']);
    expect(result).toMatchObject({
      language: 'de',
      texts: { inSource: (await loadPack('de')).issue.inSource },
      preferences: { language: 'de', level: 'plain', topics: ['ferry'], avoid: ['telescope'] },
    });
    expect(await preview({ language: 'fr' })).toMatchObject({
      language: 'fr',
      texts: { pieces: (await loadPack('fr')).issue.pieces },
    });
  });

  it('starts a week on Monday and extends short days', async () => {
    await addPosts(['Now', 'And now']);
    for (const [i, title] of ['Old', 'Older', 'Oldest'].entries())
      await post(title, { score: 90 - i, minutesAgo: (i + 1) * 24 * 60 });
    await post('Too old', { score: 900, minutesAgo: 8 * 24 * 60 });
    expect(pickTitles(await preview())).toEqual(['Old', 'Older', 'Oldest', 'Now', 'And now']);
    expect(pickTitles(await preview({ frequency: 'weekly' })).length).toBeGreaterThan(2);
  });

  it('excludes posts of earlier issues unless none are left', async () => {
    for (const [i, title] of ['First', 'Second', 'Third'].entries())
      await post(title, { score: 90 - i, minutesAgo: 12 * 60 + i });
    const now = t.clock.now();
    const siteSettings = t.deps.siteRegistry.sites.get(site);
    if (!siteSettings) throw new Error('no site');
    expect(
      (await openIssue(t.deps, siteSettings, lastEnded('daily', siteSettings, now), now)).state,
    ).toBe('preparing');
    expect(
      pickTitles(await preview({ custom_prompt: 'a' })).toSorted(),
      'a quiet day shows what the last one was like',
    ).toEqual(['First', 'Second', 'Third']);
  });

  it('is empty without posts and short with one', async () => {
    expect(await preview()).toMatchObject({ items: [], overview: [], kind: 'extract' });
    await post('Alone');
    expect(pickTitles(await preview({ preferences: { topics: ['ships'] } }))).toEqual(['Alone']);
  });

  it('stores and logs nothing about the reader', async () => {
    await addPosts();
    startModel('good');
    const seen = t.log.length;
    await preview({ preferences: { topics: ['zebrafish laboratory in Leipzig'] } });
    for (const table of [digestVariants, issues, outbox, subscriptions, summaries])
      expect(await db.$count(table)).toBe(0);
    expect(JSON.stringify(t.log.slice(seen))).not.toMatch(/zebrafish|Leipzig/);
    expect(JSON.stringify(await db.select().from(rateLimits))).not.toMatch(/zebrafish|Leipzig/);
    expect(server.requests[0]?.user, 'the model gets the parsed subject').toContain(
      'zebrafish laboratory',
    );
    expect(server.requests[0]?.system).not.toContain('zebrafish');
  });
});

it('limits previews to ten per network, sixty with session', async () => {
  const network = newNetwork();
  for (let i = 0; i < 10; i += 1) await preview({}, visitor, network);
  expectError(
    await visitor.call('POST', '/api/newsletter/preview', {}, network),
    'too_many_requests',
  );
  const member = await caller(t, site);
  for (let i = 0; i < 12; i += 1) await preview({}, member, network);
  await db.update(rateLimits).set({ count: 60 });
  expectError(
    await member.call('POST', '/api/newsletter/preview', {}, network),
    'too_many_requests',
  );
});

it.each<[string, object, string]>([
  ['too many words', { custom_prompt: 'x'.repeat(1_001) }, 'custom_prompt'],
  ['control characters', { custom_prompt: 'a\u0000b' }, 'custom_prompt'],
  ['an unknown frequency', { frequency: 'hourly' }, 'frequency'],
  ['an unknown language', { language: 'tlh' }, 'language'],
  ['an address', { email: 'a@b.example' }, 'email'],
])('returns 400 for %s', async (_what, body, field) => {
  expectError(
    await visitor.call('POST', '/api/newsletter/preview', body, newNetwork()),
    'bad_request',
    [field],
  );
});
