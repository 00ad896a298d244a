import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { withStandard } from '#shared/newsletter/preferences.ts';
import * as limits from '#shared/limits.ts';
import { posts, rateLimits, subscriptions } from '../../server/db/schema.ts';
import {
  feedbackToken,
  fullFeedbackToken,
  manageToken,
  ownerToken,
} from '../../server/domain/subscriptions/tokens.ts';
import { digestLanguages } from '../../shared/paths.ts';
import { createAnonymousCaller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import { addSubscription, type SubscriptionRow } from '../support/subscriptions.ts';
import { createTestApp } from '../support/test-app.ts';
import { newId } from '../../server/domain/core/ids.ts';

const t = await createTestApp();
const { db } = t.deps;
const site = 'nontrivial';
const anyone = createAnonymousCaller(t, site);
const post = await t.make.post({ site, title: 'How Denmark builds wind turbines', tags: [] });

beforeEach(async () => void (await db.delete(rateLimits)));

const subscribe = (values: Partial<SubscriptionRow> = {}) =>
  addSubscription(t, site, { email: `${newId().toLowerCase()}@mail.example`, ...values });
const tokenOf = (row: SubscriptionRow, id = post.id) => fullFeedbackToken(t.deps, row, id);
const read = (token: string) => anyone.call('GET', `/api/subscriptions/feedback/${token}`);
const give = (token: string, direction: string, subject: string) =>
  anyone.call('POST', `/api/subscriptions/feedback/${token}`, { direction, subject });
const preferencesOf = async ({ id }: SubscriptionRow) =>
  (await db.select().from(subscriptions).where(eq(subscriptions.id, id)))[0]?.preferences;

describe('GET /api/subscriptions/feedback/{token}', () => {
  it('lists the preferences and choices, and changes nothing', async () => {
    const row = await subscribe({ preferences: withStandard({ level: 'plain' }) });
    const reply = await read(tokenOf(row));
    expect(reply.body).toMatchObject({
      language: 'en',
      title: post.title,
      preferences: { level: 'plain', topics: [] },
    });
    const { choices } = reply.body as {
      choices: { direction: string; subject: string }[];
    };
    expect(choices).toContainEqual({
      direction: 'more',
      subject: 'Denmark',
    });
    expect(choices).toContainEqual({
      direction: 'less',
      subject: 'Denmark',
    });
    expect(await preferencesOf(row)).toEqual(row.preferences);
  });

  it('expires with the link of the owner', async () => {
    const clock = {
      now: () => new Date(t.deps.clock.now().getTime() - limits.ownerLink.lifetimeMs - 1),
    };
    const token = fullFeedbackToken(
      { ...t.deps, clock: clock as never },
      await subscribe(),
      post.id,
    );
    expectError(await read(token), 'gone');
    expectError(await give(token, 'more', 'Denmark'), 'gone');
  });

  it.each(digestLanguages)('offers a subject in each direction (%s)', async (language) => {
    const { choices } = (await read(tokenOf(await subscribe({ language })))).body as {
      choices: { direction: string; subject: string }[];
    };
    for (const direction of ['more', 'less'])
      expect(choices.filter((choice) => choice.direction === direction)).not.toEqual([]);
  });

  it('rejects foreign and changed tokens', async () => {
    const row = await subscribe();
    const other = await subscribe();
    const elsewhere = await addSubscription(t, 'statecraft', { email: 'x@mail.example' });
    const [, time, ofOwner] = ownerToken(t.deps, row).split('.');
    const hidden = await t.make.post({ site, isHidden: true });
    for (const token of [
      `${other.id}.${time}.${ofOwner}.${post.id}`,
      tokenOf(elsewhere),
      feedbackToken(t.deps, row, post.id),
      tokenOf(row, hidden.id),
      manageToken(t.deps, row),
      ownerToken(t.deps, row),
      'x',
    ]) {
      expectError(await read(token), 'not_found');
      expectError(await give(token, 'more', 'Denmark'), 'not_found');
    }
    expectError(
      await anyone.call('GET', `/api/subscriptions/preferences/${tokenOf(row)}`),
      'not_found',
    );
  });
});

describe('POST /api/subscriptions/feedback/{token}', () => {
  it('adds the words once, for this reader only', async () => {
    const [row, other] = [await subscribe(), await subscribe()];
    for (let i = 0; i < 2; i += 1)
      expect((await give(tokenOf(row), 'more', 'Denmark')).body).toMatchObject({
        preferences: { topics: ['Denmark'] },
      });
    expect((await preferencesOf(row))?.topics).toEqual(['Denmark']);
    expect(await preferencesOf(other)).toBeNull();
  });

  it('replaces more by less', async () => {
    const row = await subscribe({
      preferences: withStandard({ topics: ['Denmark'], length: 'short' }),
    });
    await give(tokenOf(row), 'less', 'Denmark');
    expect(await preferencesOf(row)).toMatchObject({
      topics: [],
      avoid: ['Denmark'],
      length: 'short',
    });
  });

  it('offers no more than the lists can hold', async () => {
    const topics = Array.from({ length: 8 }, (_, i) => `topic ${i}`);
    const row = await subscribe({ preferences: withStandard({ topics }) });
    const { choices } = (await read(tokenOf(row))).body as { choices: { direction: string }[] };
    expect(new Set(choices.map(({ direction }) => direction))).toEqual(new Set(['less']));
    expectError(await give(tokenOf(row), 'more', 'Denmark'), 'bad_request', ['preferences']);
    expect(await preferencesOf(row)).toEqual(row.preferences);
  });

  it('rejects subjects that the post does not have', async () => {
    const row = await subscribe();
    expectError(await give(tokenOf(row), 'more', 'Norway'), 'bad_request', ['subject']);
    expectError(await give(tokenOf(row), 'most', 'Denmark'), 'bad_request', ['direction']);
    await db.update(posts).set({ isHidden: true }).where(eq(posts.id, post.id));
    expectError(await give(tokenOf(row), 'more', 'Denmark'), 'not_found');
    await db.update(posts).set({ isHidden: false }).where(eq(posts.id, post.id));
    expect(await preferencesOf(row)).toBeNull();
  });
});
