import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Subscription } from '#shared/contract/subscription-schemas.ts';
import { dayMs } from '#shared/durations.ts';
import { outbox } from '../../server/db/schema.ts';
import {
  parsePrompt,
  type TopicPreferences,
} from '../../server/domain/preferences/parse-prompt.ts';
import { storeUnderstanding } from '../../server/domain/preferences/understood-prompts.ts';
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
      [{ custom_prompt: ' Briefly ' }, { custom_prompt: 'Briefly' }],
      [{ custom_prompt: '' }, { custom_prompt: null }],
      [{ custom_prompt: 'Again' }, {}],
      [{ custom_prompt: null }, {}],
      [{ language: 'ru' }, {}],
      [{ timeZone: 'asia/tokyo' }, { timeZone: 'Asia/Tokyo' }],
      [{ sendHour: 23 }, {}],
      [{ sendWeekday: 7 }, {}],
    ]) {
      const { body } = await callPreferences(token, change as object);
      now = { ...now, ...change, ...summarize } as Subscription;
      now.preferences = now.custom_prompt === null ? null : parsePrompt(now.custom_prompt);
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

  it('show what a model understood, with removable parts', async () => {
    const prompt = 'My thesis deals with glaciers';
    const understood: TopicPreferences = {
      ...parsePrompt(''),
      level: 'plain',
      topics: ['glaciers'],
    };
    await storeUnderstanding(db, siteId, prompt, { preferences: understood, source: 'model' });
    const token = createOwnerToken(
      await addSubscription(t, siteId, { email: createEmail(), customPrompt: prompt }),
    );
    expect((await callPreferences(token)).body).toMatchObject({ preferences: understood });
    const { body } = await callPreferences(token, { removePreference: { kind: 'level' } });
    const left = { ...understood, level: 'standard' };
    expect(body).toMatchObject({ custom_prompt: 'about glaciers', preferences: left });
    // The reader's choice stands against a model's.
    await storeUnderstanding(db, siteId, 'about glaciers', {
      preferences: understood,
      source: 'model',
    });
    expect((await callPreferences(token)).body).toMatchObject({ preferences: left });
  });

  it('report how the text is understood, with removable parts', async () => {
    const token = createOwnerToken(
      await addSubscription(t, siteId, {
        email: createEmail(),
        customPrompt: 'In French, in plain words, about energy, chips, no sports',
        language: 'de',
      }),
    );
    const understood = {
      language: 'fr',
      level: 'plain',
      topics: ['energy', 'chips'],
      avoid: ['sports'],
      length: 'standard',
      only: false,
    };
    expect((await callPreferences(token)).body).toMatchObject({ preferences: understood });
    const { body } = await callPreferences(token, {
      removePreference: { kind: 'topic', subject: 'chips' },
    });
    expect(body).toMatchObject({
      custom_prompt: 'In French, in plain words, about energy, no sports',
      preferences: { ...understood, topics: ['energy'] },
    });
    expect(
      (await callPreferences(token, { removePreference: { kind: 'level' } })).body,
    ).toMatchObject({
      custom_prompt: 'Français; über energy; ohne sports',
      preferences: { ...understood, topics: ['energy'], level: 'standard' },
    });
    expect(
      (
        await callPreferences(token, {
          removePreference: { kind: 'topic', subject: 'what is not there' },
        })
      ).body,
    ).toMatchObject({ custom_prompt: 'Français; über energy; ohne sports' });
    for (const preference of [
      { kind: 'avoid', subject: 'sports' },
      { kind: 'topic', subject: 'energy' },
    ])
      await callPreferences(token, { removePreference: preference });
    expect(
      (await callPreferences(token, { removePreference: { kind: 'language' } })).body,
    ).toMatchObject({
      custom_prompt: null,
      preferences: null,
    });
    expect((await callPreferences(token, { removePreference: { kind: 'language' } })).status).toBe(
      200,
    );
    for (const wrong of [
      { kind: 'mood' },
      { kind: 'topic', subject: 'x'.repeat(201) },
      { kind: 'topic', more: 1 },
      'topic',
    ])
      expect((await callPreferences(token, { removePreference: wrong })).status).toBe(400);
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
    // Monday begins in Auckland 11 to 13 hours before it begins at the site.
    const row = await addSubscription(t, siteId, {
      email: createEmail(),
      frequency: 'weekly',
      timeZone: 'Pacific/Auckland',
    });
    const { body } = await callPreferences(createOwnerToken(row));
    const monday = nextOccurrence({ timeZone: 'UTC', hour: 0, weekday: 1 }, new Date());
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
