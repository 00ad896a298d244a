import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Subscription } from '#shared/contract/subscription-schemas.ts';
import { dayMs } from '#shared/durations.ts';
import { withStandard } from '#shared/newsletter/preferences.ts';
import { outbox } from '../../server/db/schema.ts';
import { storeReading } from '../../server/domain/preferences/waiting-prompts.ts';
import { unsubscribeToken } from '../../server/domain/subscriptions/tokens.ts';
import { expectError } from '../support/error-replies.ts';
import { nextOccurrence } from '../support/next-occurrence.ts';
import { createMailRow } from '../support/mail-rows.ts';
import { addSubscription } from '../support/subscriptions.ts';
import { setUpSubscriptions } from '../support/subscription-calls.ts';

const {
  t,
  db,
  siteId,
  createEmail,
  readRow,
  createVisitor,
  callPreferences,
  unsubscribe,
  createOwnerToken,
} = await setUpSubscriptions();

describe('preferences by emailed link', () => {
  it('are read and changed one by one', async () => {
    const row = await addSubscription(t, siteId, {
      email: 'jo@mail.example',
      frequency: 'weekly',
      timeZone: 'Europe/Berlin',
    });
    const token = createOwnerToken(row);
    const before = (await callPreferences(token)).body as Subscription;
    expect(before).toEqual({
      email: 'j•••@mail.example',
      state: 'active',
      access: 'full',
      frequency: 'weekly',
      custom_prompt: null,
      preferences: null,
      reading: null,
      cannot: [],
      language: 'en',
      timeZone: 'Europe/Berlin',
      sendHour: 8,
      sendWeekday: 1,
      pausedUntil: null,
      nextSendAt: nextOccurrence(
        { timeZone: 'Europe/Berlin', hour: 8, weekday: 1 },
        new Date(),
      ).toISOString(),
      account: null,
    });
    expect((await callPreferences(token, {})).body).toEqual(before);
    let now: Subscription = before;
    for (const [change, summarize] of [
      [{ frequency: 'daily' }, {}],
      [{ custom_prompt: ' Briefly ' }, { custom_prompt: 'Briefly', reading: 'unread' }],
      [{ custom_prompt: '' }, { custom_prompt: null, reading: null }],
      [{ custom_prompt: 'Again' }, { reading: 'unread' }],
      [{ custom_prompt: null }, { reading: null }],
      [{ preferences: { posts: 3 } }, { preferences: withStandard({ posts: 3 }) }],
      [{ preferences: null }, {}],
      [{ language: 'ru' }, {}],
      [{ timeZone: 'asia/tokyo' }, { timeZone: 'Asia/Tokyo' }],
      [{ sendHour: 23 }, {}],
      [{ sendWeekday: 7 }, {}],
    ]) {
      const { body } = await callPreferences(token, change as object);
      now = { ...now, ...change, ...summarize } as Subscription;
      const weekday = now.frequency === 'weekly' ? now.sendWeekday : null;
      expect(body).toEqual({
        ...now,
        nextSendAt: nextOccurrence(
          { timeZone: now.timeZone, hour: now.sendHour, weekday },
          new Date(),
        ).toISOString(),
      });
    }
  });

  it('are replaced by those of a new prompt, or added to', async () => {
    const row = await addSubscription(t, siteId, {
      email: createEmail(),
      preferences: withStandard({ topics: ['chess'], posts: 3 }),
    });
    const token = createOwnerToken(row);
    expect((await callPreferences(token, { custom_prompt: 'Auf Deutsch' })).body).toMatchObject({
      preferences: withStandard({ language: 'de' }),
      reading: 'read',
    });
    const chosen = { topics: ['go'] };
    expect(
      (await callPreferences(token, { custom_prompt: 'En français', preferences: chosen })).body,
    ).toMatchObject({ preferences: withStandard({ topics: ['go'], language: 'fr' }) });
  });

  it('stay when a prompt cannot be read', async () => {
    const preferences = withStandard({ topics: ['chess'] });
    const token = createOwnerToken(
      await addSubscription(t, siteId, { email: createEmail(), preferences }),
    );
    const { body } = await callPreferences(token, { custom_prompt: 'chess bores me to tears' });
    expect(body).toMatchObject({ preferences, reading: 'unread' });
    expect((await callPreferences(token, { preferences })).body).toMatchObject({ reading: 'read' });
  });

  it('show what a model read and what cannot be done', async () => {
    const customPrompt = 'My thesis deals with glaciers; twice a day';
    const row = await addSubscription(t, siteId, {
      email: createEmail(),
      customPrompt,
      promptState: 'replaces',
    });
    const token = createOwnerToken(row);
    expect((await callPreferences(token)).body).toMatchObject({ reading: 'waiting' });
    const preferences = withStandard({ level: 'plain', topics: ['glaciers'] });
    await storeReading(db, siteId, customPrompt, { preferences, cannot: ['twice a day'] });
    expect((await callPreferences(token)).body).toMatchObject({
      preferences,
      reading: 'read',
      cannot: ['twice a day'],
    });
    // The reader's choice stands against a model's.
    await callPreferences(token, { preferences: { topics: ['glaciers'] } });
    await storeReading(db, siteId, customPrompt, { preferences, cannot: [] });
    expect((await callPreferences(token)).body).toMatchObject({
      preferences: withStandard({ topics: ['glaciers'] }),
      cannot: [],
    });
  });

  it('name the next of the chosen days', async () => {
    const token = createOwnerToken(await addSubscription(t, siteId, { email: createEmail() }));
    const { body } = await callPreferences(token, { preferences: { weekdays: [3] } });
    expect(body.nextSendAt).toBe(
      nextOccurrence({ timeZone: 'UTC', hour: 8, weekday: 3 }, new Date()).toISOString(),
    );
  });

  it('accept a pause of one, two or four weeks', async () => {
    const token = createOwnerToken(await addSubscription(t, siteId, { email: createEmail() }));
    for (const weeks of [1, 2, 4]) {
      const { pausedUntil, nextSendAt } = (await callPreferences(token, { pauseWeeks: weeks }))
        .body as Subscription;
      expect(Math.abs(Date.parse(pausedUntil ?? '') - Date.now() - weeks * 7 * dayMs)).toBeLessThan(
        60_000,
      );
      expect(nextSendAt).toBe(
        nextOccurrence(
          { timeZone: 'UTC', hour: 8, weekday: null },
          new Date(pausedUntil ?? ''),
        ).toISOString(),
      );
    }
    expect((await callPreferences(token, { pauseWeeks: 0 })).body).toMatchObject({
      pausedUntil: null,
    });
    const over = await addSubscription(t, siteId, {
      email: createEmail(),
      pausedUntil: new Date(Date.now() - 1_000),
    });
    expect((await callPreferences(createOwnerToken(over))).body).toMatchObject({
      pausedUntil: null,
      nextSendAt: nextOccurrence(
        { timeZone: 'UTC', hour: 8, weekday: null },
        new Date(),
      ).toISOString(),
    });
  });

  it('name the end of the week for weekly digests', async () => {
    // The week closes on Monday at 04:00 of the site, after Monday morning in Auckland.
    const row = await addSubscription(t, siteId, {
      email: createEmail(),
      frequency: 'weekly',
      timeZone: 'Pacific/Auckland',
    });
    const { body } = await callPreferences(createOwnerToken(row));
    const monday = nextOccurrence({ timeZone: 'UTC', hour: 4, weekday: 1 }, new Date());
    expect(body.nextSendAt).toBe(monday.toISOString());
  });

  it.each<[string[], object]>([
    [['email'], { email: 'other@mail.example' }],
    [['user_id'], { user_id: 'x' }],
    [['userId', 'tenant_id', 'verified'], { userId: 'x', tenant_id: 'statecraft', verified: true }],
    [['state'], { state: 'active' }],
    [['frequency'], { frequency: 'hourly' }],
    [['custom_prompt'], { custom_prompt: 'x'.repeat(1_001) }],
    [['custom_prompt'], { custom_prompt: '🦉'.repeat(1_001) }],
    [['sendHour'], { sendHour: 24 }],
    [['sendHour'], { sendHour: 8.5 }],
    [['sendWeekday'], { sendWeekday: 0 }],
    [['pauseWeeks'], { pauseWeeks: 3 }],
    [['preferences.topics'], { preferences: { topics: Array.from({ length: 9 }, () => 'x') } }],
    [['preferences.topics.0'], { preferences: { topics: ['x'.repeat(61)] } }],
    [['preferences.weekdays.0'], { preferences: { weekdays: [8] } }],
    [['preferences.posts'], { preferences: { posts: 0 } }],
    [['preferences.mood'], { preferences: { mood: 'good' } }],
    [['pausedUntil'], { pausedUntil: '2030-01-01T00:00:00.000Z' }],
    [['timeZone'], { timeZone: 'Mars/Olympus' }],
  ])('refuse a wrong %j without changes', async (fields, body) => {
    const row = await addSubscription(t, siteId, { email: createEmail(), state: 'unsubscribed' });
    expectError(await callPreferences(createOwnerToken(row), body), 'bad_request', fields);
    expect(await readRow(row.email)).toEqual(row);
  });

  it('accept a thousand emoji', async () => {
    const token = createOwnerToken(await addSubscription(t, siteId, { email: createEmail() }));
    expect(
      (await callPreferences(token, { custom_prompt: '🦉'.repeat(1_000) })).body,
    ).toMatchObject({
      custom_prompt: '🦉'.repeat(1_000),
    });
  });

  it('remain after unsubscribing and report it', async () => {
    const row = await addSubscription(t, siteId, { email: createEmail(), customPrompt: 'Mine' });
    await unsubscribe(createOwnerToken(row));
    expect((await callPreferences(createOwnerToken(row))).body).toMatchObject({
      state: 'unsubscribed',
      nextSendAt: null,
      custom_prompt: 'Mine',
    });
    expect(
      (await callPreferences(createOwnerToken(row), { frequency: 'weekly' })).body,
    ).toMatchObject({
      state: 'unsubscribed',
      frequency: 'weekly',
    });
  });
});

describe('unsubscribing', () => {
  it('is undone by one call, except before confirmation', async () => {
    const row = await addSubscription(t, siteId, { email: createEmail(), customPrompt: 'Mine' });
    const pending = await addSubscription(t, siteId, { email: createEmail(), state: 'pending' });
    for (const [index, token] of [
      [row, unsubscribeToken(t.deps, row)],
      [pending, createOwnerToken(pending)],
    ] as const) {
      expect((await unsubscribe(token)).body).toMatchObject({ subscribed: false });
      const { status: code, body } = await createVisitor().call(
        'POST',
        `/api/subscriptions/resubscribe/${token}`,
      );
      expect([code, (body as Subscription).state]).toEqual([200, index.state]);
      expect(await readRow(index.email), 'as it was').toEqual(index);
      expect(
        (await createVisitor().call('POST', `/api/subscriptions/resubscribe/${token}`)).status,
        'safe to repeat',
      ).toBe(200);
    }
    expect(await readRow(row.email)).toEqual(row);
  });

  it('drops queued newsletters, not account emails', async () => {
    const email = createEmail();
    const row = await addSubscription(t, siteId, { email });
    const mail = createMailRow({ recipient: email });
    await db.insert(outbox).values([
      {
        ...mail,
        id: `digest-${row.id}`,
        kind: 'digest',
        unsubscribeUrl: 'https://nontrivial.example/x',
      },
      { ...mail, id: `reply-${row.id}`, kind: 'reply' },
      {
        ...mail,
        id: `there-${row.id}`,
        siteId: 'statecraft',
        kind: 'digest',
        unsubscribeUrl: 'https://statecraft.example/x',
      },
    ]);
    await unsubscribe(unsubscribeToken(t.deps, row));
    const states = await db
      .select({ id: outbox.id, state: outbox.state, answer: outbox.smtpResponse })
      .from(outbox)
      .where(eq(outbox.recipient, email))
      .orderBy(outbox.id);
    expect(states).toEqual([
      { id: `digest-${row.id}`, state: 'failed', answer: 'unsubscribed' },
      { id: `reply-${row.id}`, state: 'queued', answer: null },
      { id: `there-${row.id}`, state: 'queued', answer: null },
    ]);
  });
});
