import { beforeEach, expect, it } from 'vitest';
import { withStandard } from '#shared/newsletter/preferences.ts';
import { instanceMarkers, outbox, subscriptions } from '../../server/db/schema.ts';
import { understandPrompts } from '../../server/domain/digests/selection/understand-prompts.ts';
import { scheduleDigests } from '../../server/domain/digests/delivery/schedule-deliveries.ts';
import { addReaders, createModelClient } from '../support/digests.ts';
import { setUpDigestRendering } from '../support/digest-variants.ts';
import { startOfTest } from '../support/test-app.ts';

const { t, server, db, site, addNewStories } = await setUpDigestRendering();
const thesis = 'My thesis deals with glaciers; write to ann@reader.example';
const answer = { ...withStandard({ topics: ['glaciers'] }), cannot: ['write twice a day'] };

beforeEach(async () => {
  await db.delete(instanceMarkers);
  server.behave('scripted');
  server.script = () => answer;
});

const services = () => ({ ...t.deps, model: createModelClient(t, server) });
const add = (...rows: Partial<typeof subscriptions.$inferInsert>[]) =>
  addReaders(t, 'nontrivial', rows.length, (i) => ({ promptState: 'replaces', ...rows[i] }));
const readStored = async () => {
  const rows = await db
    .select({ preferences: subscriptions.preferences, promptState: subscriptions.promptState })
    .from(subscriptions)
    .orderBy(subscriptions.email);
  return rows;
};

it('asks the model once per wording, without addresses', async () => {
  await add(
    { customPrompt: thesis, preferences: withStandard({ topics: ['chess'] }) },
    {
      customPrompt: thesis,
      promptState: 'adds',
      preferences: withStandard({ topics: ['chess'] }),
    },
  );
  const counts = await Promise.all([
    understandPrompts(services(), site),
    understandPrompts(services(), site),
  ]);
  expect(counts[0] + counts[1]).toBe(1);
  expect(server.requests).toHaveLength(1);
  expect(server.requests[0]?.raw).not.toMatch(/ann@|reader\.example|nontrivial\.mail/);
  expect(await readStored()).toEqual([
    { preferences: withStandard({ topics: ['glaciers'] }), promptState: 'read' },
    { preferences: withStandard({ topics: ['glaciers', 'chess'] }), promptState: 'read' },
  ]);
});

it('lets a prompt wait while the model fails', async () => {
  const preferences = withStandard({ topics: ['chess'] });
  await add({ customPrompt: thesis, preferences });
  server.behave('broken');
  expect(await understandPrompts(services(), site)).toBe(0);
  expect(await readStored()).toEqual([{ preferences, promptState: 'replaces' }]);
});

it('changes nothing for an answer of another form', async () => {
  const preferences = withStandard({ topics: ['chess'] });
  await add({ customPrompt: thesis, preferences });
  server.script = () => ({ ...answer, level: 'silly' });
  expect(await understandPrompts(services(), site)).toBe(1);
  expect(await readStored()).toEqual([{ preferences, promptState: 'unread' }]);
});

it('reads by rules without a model', async () => {
  await add({ customPrompt: 'Auf Deutsch' }, { customPrompt: thesis });
  expect(await understandPrompts({ ...services(), model: null }, site)).toBe(2);
  expect(await readStored()).toEqual([
    { preferences: withStandard({ language: 'de' }), promptState: 'read' },
    { preferences: null, promptState: 'unread' },
  ]);
});

it('sends a daily digest only on the days of the reader', async () => {
  await addNewStories(10);
  const day = Temporal.PlainDate.from(startOfTest.toISOString().slice(0, 10)).dayOfWeek;
  const [wanted] = await add(
    { preferences: withStandard({ weekdays: [day] }) },
    { preferences: withStandard({ weekdays: [(day % 7) + 1] }) },
    { preferences: withStandard({ weekdays: [(day % 7) + 1] }), frequency: 'weekly' },
  );
  await scheduleDigests(t.deps, site, startOfTest);
  const planned = await db.select({ id: outbox.subscriptionId, kind: outbox.kind }).from(outbox);
  expect(planned.filter(({ kind }) => kind === 'digest-daily').map(({ id }) => id)).toEqual([
    wanted?.id,
  ]);
});
