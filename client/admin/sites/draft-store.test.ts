import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/api-error.ts';
import type { Api } from '#shared/api/client.ts';
import { createEditor, saveDelayMs, type Settings, type Site } from './draft-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settings = {
  theme: { siteName: 'Ada', colors: { primary: '#111111' } },
  timeZone: 'UTC',
} as unknown as Settings;
const site = (more: Partial<Site> = {}) =>
  ({ id: 'ada', version: 'v1', settings, draft: null, ...more }) as Site;
const name = (state: { settings: Settings }) => state.settings.theme.siteName;

/** Creates an editor whose server saves drafts, or fails as configured. */
function edit(initial = site()) {
  const sent: Record<string, unknown>[] = [];
  const refusals: ApiError[] = [];
  let count = 0;
  const api = (async (_key: string, { body }: { body: Record<string, unknown> }) => {
    sent.push(body);
    const refusal = refusals.shift();
    if (refusal) throw refusal;
    return { draft: { id: `d${(count += 1)}`, basedOn: body.basedOn }, failing: [] };
  }) as unknown as Api;
  return { editor: createEditor(api, initial), sent, refusals };
}

it('saves a draft half a second after a change', async () => {
  const { editor, sent } = edit();
  editor.set('theme.siteName', 'Ad');
  await vi.advanceTimersByTimeAsync(saveDelayMs - 1);
  editor.set('theme.siteName', 'Adam');
  await vi.advanceTimersByTimeAsync(saveDelayMs - 1);
  expect([sent.length, editor.get().state]).toEqual([0, 'waiting']);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([
    {
      theme: { siteName: 'Adam', colors: { primary: '#111111' } },
      timeZone: 'UTC',
      basedOn: 'v1',
      over: null,
    },
  ]);
  expect(editor.get()).toMatchObject({ state: 'idle', draft: 'd1', saved: 1 });
  expect(editor.get().stored).toBe(editor.get().settings);
  editor.set('timeZone', 'Asia/Tokyo');
  await editor.save();
  expect(sent[1]).toMatchObject({ timeZone: 'Asia/Tokyo', over: 'd1' });
});

it('undoes a change without sending it again', async () => {
  const { editor, sent } = edit();
  for (const text of ['A', 'Ad', 'Adam']) editor.set('theme.siteName', text);
  editor.set('theme.colors.primary', '#222222');
  editor.undo();
  expect([name(editor.get()), editor.get().settings.theme.colors.primary]).toEqual([
    'Adam',
    '#111111',
  ]);
  editor.undo();
  expect([name(editor.get()), editor.get().state, editor.get().canUndo]).toEqual([
    'Ada',
    'idle',
    false,
  ]);
  editor.undo();
  await vi.advanceTimersByTimeAsync(10 * saveDelayMs);
  expect(sent).toEqual([]);
});

it('keeps a rejected draft until the next change', async () => {
  vi.stubGlobal('window', { location: { pathname: '/admin/sites/ada', search: '' } });
  const { editor, sent, refusals } = edit();
  refusals.push(
    new ApiError(400, 'bad_request', 'No.', [
      { field: 'theme.siteName', message: 'must not be empty' },
    ]),
    new ApiError(0, 'network', 'Not reached.'),
  );
  editor.set('theme.siteName', '');
  await vi.advanceTimersByTimeAsync(10 * saveDelayMs);
  expect(editor.get()).toMatchObject({
    state: 'failed',
    problems: [{ field: 'theme.siteName', message: 'Name must not be empty.' }],
    draft: null,
  });
  expect(sent).toHaveLength(1);
  expect(await editor.save()).toBe(false);
  expect(editor.get().problems).toEqual([{ field: null, message: 'Not reached.' }]);
  expect(name(editor.get())).toBe('');
  editor.set('theme.siteName', 'Eve');
  await vi.advanceTimersByTimeAsync(saveDelayMs);
  expect(editor.get()).toMatchObject({ state: 'idle', problems: [], draft: 'd1' });
});

it('waits in a conflict until a user decides', async () => {
  const { editor, sent, refusals } = edit();
  refusals.push(new ApiError(409, 'conflict', 'Eve has saved another draft.'));
  editor.set('theme.siteName', 'Mine');
  await vi.advanceTimersByTimeAsync(saveDelayMs);
  expect(editor.get()).toMatchObject({
    state: 'failed',
    conflict: 'Eve has saved another draft.',
  });
  editor.set('theme.siteName', 'Mine still');
  await vi.advanceTimersByTimeAsync(10 * saveDelayMs);
  expect(sent).toHaveLength(1);
  expect(await editor.save({ overwrite: true })).toBe(true);
  expect(sent[1]).not.toHaveProperty('over');
  expect(editor.get().conflict).toBe(null);
});

it('undoes the loading of the stored draft', () => {
  const { editor } = edit();
  editor.set('theme.siteName', 'Mine');
  editor.load(
    site({
      draft: {
        id: 'd9',
        settings: { ...settings, timeZone: 'Asia/Tokyo' },
        basedOn: 'v1',
      } as Site['draft'],
    }),
  );
  expect([
    name(editor.get()),
    editor.get().settings.timeZone,
    editor.get().draft,
    editor.get().state,
  ]).toEqual(['Ada', 'Asia/Tokyo', 'd9', 'idle']);
  editor.undo();
  expect([name(editor.get()), editor.get().settings.timeZone]).toEqual(['Mine', 'UTC']);
  editor.stop();
});

it('saves one draft after the other', async () => {
  const bodies: unknown[] = [];
  let running = 0;
  const api = (async (_key: string, { body }: { body: { theme: { siteName: string } } }) => {
    expect((running += 1)).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    running -= 1;
    bodies.push(body.theme.siteName);
    return { draft: { id: `d${bodies.length}`, basedOn: 'v1' }, failing: [] };
  }) as unknown as Api;
  const editor = createEditor(api, site());
  editor.set('theme.siteName', 'one');
  await vi.advanceTimersByTimeAsync(saveDelayMs + 10);
  editor.set('theme.siteName', 'two');
  await vi.advanceTimersByTimeAsync(saveDelayMs + 10);
  expect(editor.get().state).toBe('saving');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(bodies).toEqual(['one', 'two']);
  expect(editor.get()).toMatchObject({ state: 'idle', draft: 'd2' });
});
