import { describe, expect, it } from 'vitest';
import type { Reply } from '#shared/contract/index.ts';
import { siteVersions } from '../../server/db/schema.ts';
import { expectError } from '../support/error-replies.ts';
import { currentVersion, settingsInForce } from '../support/site-drafts.ts';
import { setUpSiteAdmin, type Saved } from '../support/site-admin.ts';

const { t, db, admin, other, readDetails, changeSettings, put, publish, page, readLastEntry } =
  await setUpSiteAdmin();

describe('publishing', () => {
  it('over a newer version fails until the draft is saved', async () => {
    const publish = (draft: string, actor = admin) =>
      actor.call('POST', '/api/admin/sites/nontrivial/publish', { draft, note: '' });
    expectError(await publish('zzzzzzzzzzzz'), 'conflict');
    const mine = (
      (await put(changeSettings((settings) => void (settings.theme.siteDescription = 'Mine.'))))
        .body as Saved
    ).draft.id;
    const theirs = (
      (
        await put(
          changeSettings((settings) => void (settings.theme.siteDescription = 'Theirs.')),
          {},
          other,
        )
      ).body as Saved
    ).draft.id;
    const refused = await publish(mine);
    expectError(refused, 'conflict');
    expect((refused.body as { error: string }).error).toMatch(
      /^grace \(nontrivial\) saved another draft on /,
    );
    expect((await publish(theirs, other)).status).toBe(200);
    // Based on the version that was in force before.
    const late = (
      (await put(changeSettings((settings) => void (settings.theme.siteDescription = 'Late.'))))
        .body as Saved
    ).draft;
    expect(late.outdated).toBe(true);
    const outdated = await publish(late.id);
    expectError(outdated, 'conflict');
    expect((outdated.body as { error: string }).error).toMatch(
      /^grace \(nontrivial\) published another version on /,
    );
    const again = (
      (await put(late.settings, { basedOn: await currentVersion(t, 'nontrivial'), over: late.id }))
        .body as Saved
    ).draft;
    expect(again.outdated).toBe(false);
    expect((await publish(again.id)).status).toBe(200);
    expect(await page()).toContain('Late.');
  });

  it('keeps a history and can republish any version', async () => {
    for (const name of ['One', 'Two', 'Three'])
      await publish((settings) => void (settings.theme.siteName = name));
    const readHistory = async (query = '') =>
      (await admin.call('GET', '/api/admin/sites/nontrivial/history' + query))
        .body as Reply<'GET /api/admin/sites/{site}/history'>;
    expect((await admin.call('GET', `/api/admin/sites/${'nontrivial'}/history`)).status).toBe(200);
    const { versions } = await readHistory();
    expect(
      versions.map(({ author, note, current, changes }) => [
        author,
        note,
        current,
        // Texts of the preset follow the name.
        changes
          .filter(({ field }) => !/^(?:texts|theme\.seo)\./.test(field))
          .map(({ field, before, after }) => `${field}: ${before} > ${after}`),
      ]),
    ).toEqual([
      ['ada (nontrivial)', 'A test.', true, ['theme.siteName: Two > Three']],
      ['ada (nontrivial)', 'A test.', false, ['theme.siteName: One > Two']],
      ['ada (nontrivial)', 'A test.', false, ['theme.siteName: Nontrivial > One']],
      ['', 'Initial settings.', false, []],
    ]);
    const [three, two, , first] = versions;
    await put(settingsInForce(t, 'nontrivial'), { basedOn: three?.id });
    const revert = (version = '', note?: string) =>
      admin.call('POST', '/api/admin/sites/nontrivial/revert', {
        version,
        ...(note === undefined ? {} : { note }),
      });
    expectError(await revert(three?.id), 'conflict');
    expectError(await revert('zzzzzzzzzzzz'), 'not_found');
    expect((await revert(two?.id)).status).toBe(200);
    expect(await page()).toContain('>Two<');
    expect((await readDetails()).draft?.outdated).toBe(true);
    expect((await revert(first?.id, 'To the beginning.')).status).toBe(200);
    expect(t.deps.siteRegistry.sites.get('nontrivial')?.theme.siteName).toBe('Nontrivial');
    const after = await readHistory();
    expect(after.versions.map(({ note }) => note.replace(/ on .*/, ' …'))).toEqual([
      'To the beginning.',
      'Reverted to the version published …',
      'A test.',
      'A test.',
      'A test.',
      'Initial settings.',
    ]);
    expect(await readLastEntry()).toMatchObject({
      action: 'publish-site',
      before: { 'theme.siteName': 'Two' },
    });

    await db.insert(siteVersions).values(
      Array.from({ length: 30 }, (_, i) => ({
        siteId: 'nontrivial',
        id: `old${i}`,
        state: 'published' as const,
        settings: { timeZone: i % 2 === 0 ? 'UTC' : 'Asia/Tokyo' },
        author: '',
        publishedAt: new Date(1e12 + i),
      })),
    );
    const first25 = await readHistory();
    expect(first25.versions).toHaveLength(25);
    const rest = await readHistory(`?cursor=${first25.nextCursor}`);
    expect([
      rest.versions.length,
      rest.hasNextPage,
      rest.versions.some(({ current }) => current),
    ]).toEqual([11, false, false]);
    expect(first25.versions[24]?.changes).toHaveLength(1);
    expectError(
      await admin.call('GET', '/api/admin/sites/nontrivial/history?cursor=x'),
      'bad_request',
      ['cursor'],
    );
  });
});
