import { expect, it } from 'vitest';
import { withStandard } from '#shared/newsletter/preferences.ts';
import { tags } from '../../server/db/schema.ts';
import { manageToken } from '../../server/domain/subscriptions/tokens.ts';
import { loadPack } from '../../shared/texts/packs.ts';
import { digestLanguages, managePath } from '../../shared/paths.ts';
import { getAttribute, readHtml, getText } from '../support/html.ts';
import {
  week,
  ownHeaders,
  heading,
  buttons,
  expectOwnPage,
  useMailedLinkPages,
} from '../support/mailed-link-pages.ts';

const { t, subscription, stored, mailsTo, manage, get, post } = await useMailedLinkPages();

it('shows preferences in the language and timezone of the reader', async () => {
  const row = await subscription('nontrivial', {
    language: 'ar',
    timeZone: 'Asia/Tokyo',
    sendHour: 21,
    sendWeekday: 3,
    frequency: 'weekly',
    customPrompt: '  اقتصاد  ',
  });
  const reply = await get('nontrivial', manage(row));
  await expectOwnPage(reply, 200);
  const page = readHtml(reply.text);
  const { manage: strings } = await loadPack('ar');
  expect([page.attribute('main > div', 'lang'), page.attribute('main > div', 'dir')]).toEqual([
    'ar',
    'rtl',
  ]);
  expect(page.text('main')).toContain(strings.next.split('{date}')[0]);
  expect(page.text('main')).toMatch(/9:00/);
  expect(page.attribute('input[name="timeZone"]', 'value')).toBe('Asia/Tokyo');
  expect(page.all('#time-zones option').length).toBeGreaterThan(400);
  expect(page.all('select[name="sendHour"] option')).toHaveLength(24);
  expect(page.all('select[name="sendWeekday"] option')).toHaveLength(7);
  expect(
    page.all('select[name="language"] option').map((option) => getAttribute(option, 'lang')),
  ).toEqual([...digestLanguages]);
  const chosen = page
    .all('select option')
    .filter((option) => option.hasAttribute('selected'))
    .map((option) => getAttribute(option, 'value'));
  expect(chosen).toEqual(['standard', '', 'ar', '21', '3']);
  expect(page.attribute('input[name="frequency"][checked]', 'value')).toBe('weekly');
  // Hundreds of time zones are not repeated in the page state.
  expect(page.rawState.length).toBeLessThan(9_000);
  expect(page.rawState).not.toContain('Africa/Abidjan');
  expect(reply.text).not.toContain(row.email);
});

it('saves preferences and confirms after a language change', async () => {
  const row = await subscription();
  const fields = {
    action: 'save',
    frequency: 'weekly',
    custom_prompt: ' Kurz.\r\nUnd klar. ',
    language: 'de',
    timeZone: ' Europe/Berlin ',
    sendHour: '7',
    sendWeekday: '5',
  };
  const reply = await post('nontrivial', manage(row), fields);
  expect([reply.status, reply.headers.location]).toEqual([303, `${manage(row)}&done=saved`]);
  expect(reply.headers).toMatchObject(ownHeaders);
  expect(await stored(row)).toMatchObject({
    frequency: 'weekly',
    customPrompt: 'Kurz.\nUnd klar.',
    language: 'de',
    timeZone: 'Europe/Berlin',
    sendHour: 7,
    sendWeekday: 5,
  });
  const after = await get('nontrivial', reply.headers.location as string);
  await expectOwnPage(after, 200);
  expect(readHtml(after.text).text('title')).toBe(
    'Gespeichert – Ihr Abonnement von Nontrivial · Nontrivial',
  );
  await post('nontrivial', manage(row), { ...fields, custom_prompt: ' \r\n ' }).expect(303);
  expect((await stored(row))?.customPrompt).toBeNull();
});

it('shows rejected input again with errors at its fields', async () => {
  const row = await subscription('nontrivial', { language: 'ja' });
  const before = await stored(row);
  const prompt = '😀'.repeat(1_001);
  const reply = await post('nontrivial', manage(row), {
    action: 'save',
    frequency: 'weekly',
    custom_prompt: prompt,
    language: 'ko',
    timeZone: 'Mars/Olympus',
    sendHour: '3',
    sendWeekday: '2',
  });
  await expectOwnPage(reply, 422);
  const page = readHtml(reply.text);
  expect(page.text('main [role="alert"] h2')).toBe('問題が発生しました');
  expect(page.hrefs('main [role="alert"] a').toSorted()).toEqual(['#custom_prompt', '#timeZone']);
  expect(page.text('title')).toMatch(/^問題が発生しました – /);
  expect([
    page.attribute('#timeZone', 'value'),
    page.attribute('#timeZone', 'aria-invalid'),
    page.text('textarea'),
  ]).toEqual(['Mars/Olympus', 'true', prompt]);
  expect(page.text('#custom_prompt-problem')).toContain('1001');
  expect(
    page
      .all('select option')
      .filter((option) => option.hasAttribute('selected'))
      .map((option) => getAttribute(option, 'value')),
  ).toEqual(['standard', '', 'ko', '3', '2']);
  expect(page.state.facts.form?.values.timeZone).toBe('Mars/Olympus');
  expect(await stored(row)).toEqual(before);
  // Counts characters, not UTF-16 units.
  await post('nontrivial', manage(row), {
    action: 'save',
    custom_prompt: '😀'.repeat(1_000),
  }).expect(303);
});

it.each([
  { sendHour: '24' },
  { sendHour: 'noon' },
  { sendWeekday: '0' },
  { frequency: 'hourly' },
  { language: 'xx' },
  { timeZone: '' },
  { custom_prompt: 'a\u0000b' },
])('%o in the preferences returns 422 and changes nothing', async (fields) => {
  const row = await subscription();
  const reply = await post('nontrivial', manage(row), {
    action: 'save',
    ...fields,
  } as unknown as Record<string, string>);
  expect(reply.status).toBe(422);
  expect(readHtml(reply.text).all('main [role="alert"] li')).toHaveLength(1);
  expect(await stored(row)).toEqual(row);
});

it('ignores unknown form fields', async () => {
  const row = await subscription();
  await post('nontrivial', manage(row), {
    action: 'save',
    frequency: 'weekly',
    email: 'other@mail.example',
    state: 'unsubscribed',
    userId: 'x',
    site_id: 'statecraft',
    verified: 'true',
  }).expect(303);
  expect(await stored(row)).toEqual({ ...row, frequency: 'weekly' });
});

it('shows chosen preferences, suggestions, and what was not read', async () => {
  const row = await subscription('nontrivial', {
    language: 'de',
    customPrompt: 'Um 8 und um 20 Uhr, über <Energie>, ohne Sport',
    promptState: 'read',
    cannot: ['zweimal am Tag'],
    preferences: withStandard({ topics: ['<Energie>'], avoid: ['Sport'], weekdays: [1, 2] }),
  });
  const reply = await get('nontrivial', manage(row));
  await expectOwnPage(reply, 200);
  const page = readHtml(reply.text);
  const checked = page
    .all('input[checked]')
    .map((input) => [getAttribute(input, 'name'), getAttribute(input, 'value')]);
  expect(checked).toEqual(
    expect.arrayContaining([
      ['topics.0', '<Energie>'],
      ['avoid.0', 'Sport'],
      ['days', 'some'],
    ]),
  );
  const { name: suggested } = (await t.deps.db.select().from(tags)).find(
    ({ siteId }) => siteId === 'nontrivial',
  )!;
  expect(page.all(`input[value="${suggested}"]`)).toHaveLength(2);
  expect(page.text('main')).toContain('Das können wir nicht: zweimal am Tag.');
});

it('changes the preferences without JavaScript', async () => {
  const row = await subscription('nontrivial', {
    preferences: withStandard({ topics: ['energy', 'chess'] }),
  });
  const fields = {
    action: 'save',
    frequency: 'daily',
    preferences: '1',
    'topics.1': 'chess',
    'topics.more': 'go, ',
    'avoid.more': 'sports; golf',
    only: 'on',
    skipEmpty: 'on',
    length: 'short',
    posts: '3',
    days: 'workdays',
  };
  await post('nontrivial', manage(row), fields).expect(303);
  expect((await stored(row))?.preferences).toEqual(
    withStandard({
      topics: ['chess', 'go'],
      avoid: ['sports', 'golf'],
      only: true,
      skipEmpty: true,
      length: 'short',
      posts: 3,
      weekdays: [1, 2, 3, 4, 5],
    }),
  );
  await post('nontrivial', manage(row), { action: 'save', preferences: '1' }).expect(303);
  expect((await stored(row))?.preferences).toBeNull();
});

it('keeps what is typed when there are too many topics', async () => {
  const row = await subscription();
  const reply = await post('nontrivial', manage(row), {
    action: 'save',
    preferences: '1',
    'topics.more': 'a1,b1,c1,d1,e1,f1,g1,h1,i1',
  });
  await expectOwnPage(reply, 422);
  const page = readHtml(reply.text);
  expect(page.text('#preferences-topics-problem')).toContain('at most 8');
  expect(page.all('input[type="checkbox"][checked]')).toHaveLength(9);
});

it('reads a changed prompt and says what it could not read', async () => {
  const row = await subscription('nontrivial', {
    preferences: withStandard({ topics: ['chess'] }),
  });
  const path = manage(row);
  const save = { action: 'save', preferences: '1', 'topics.0': 'chess' };
  await post('nontrivial', path, { ...save, custom_prompt: 'golf bores me to tears' }).expect(303);
  expect(readHtml((await get('nontrivial', path)).text).text('main')).toContain(
    'We couldn’t read all of this. Choose below.',
  );
  expect((await stored(row))?.preferences).toEqual(row.preferences);
  await post('nontrivial', path, { ...save, custom_prompt: 'Auf Deutsch' }).expect(303);
  expect((await stored(row))?.preferences).toEqual(
    withStandard({ topics: ['chess'], language: 'de' }),
  );
});

it('starts and ends a pause', async () => {
  const row = await subscription('nontrivial', { language: 'ru' });
  const page = await get('nontrivial', manage(row));
  expect(
    readHtml(page.text)
      .all('button[name="weeks"]')
      .map((option) => [getAttribute(option, 'value'), getText(option)]),
  ).toEqual([
    ['1', 'Приостановить на 1\u00a0неделю'],
    ['2', 'Приостановить на 2\u00a0недели'],
    ['4', 'Приостановить на 4\u00a0недели'],
  ]);
  const paused = await post('nontrivial', manage(row), { action: 'pause', weeks: '2' });
  expect(paused.headers.location).toBe(`${manage(row)}&done=paused`);
  const until = (await stored(row))?.pausedUntil?.getTime() ?? 0;
  expect(until - Date.now()).toBeGreaterThan(2 * week - 60_000);
  const after = await get('nontrivial', paused.headers.location as string);
  await expectOwnPage(after, 200);
  expect(readHtml(after.text).text('title')).toMatch(/^Пауза до /);
  expect(
    readHtml(after.text)
      .all('button[name="weeks"]')
      .map((option) => getAttribute(option, 'value')),
  ).toEqual(['0']);
  const resumed = await post('nontrivial', manage(row), { action: 'pause', weeks: '0' });
  expect([resumed.headers.location, (await stored(row))?.pausedUntil]).toEqual([
    `${manage(row)}&done=resumed`,
    null,
  ]);
  await post('nontrivial', manage(row), { action: 'pause', weeks: '3' }).expect(422);
});

it('unsubscribes and resubscribes from the preferences', async () => {
  const row = await subscription();
  const left = await post('nontrivial', manage(row), { action: 'unsubscribe' });
  expect(left.headers.location).toBe(`${manage(row)}&done=unsubscribed`);
  const after = await get('nontrivial', left.headers.location as string);
  await expectOwnPage(after, 200);
  expect(buttons(after.text)).toEqual([
    'Undo',
    'Download my data',
    'Disable old links',
    'Erase my data',
  ]);
  await post('nontrivial', manage(row), { action: 'undo' }).expect(303);
  expect((await stored(row))?.state).toBe('active');
});

it('exports the data as a file and erases it', async () => {
  const row = await subscription('statecraft', { language: 'zh', customPrompt: '能源' });
  const file = await post('statecraft', manage(row), { action: 'download' });
  expect(file.status).toBe(200);
  expect(file.headers).toMatchObject({
    ...ownHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="statecraft-subscription-\d{4}-\d\d-\d\d\.json"$/,
    ) as string,
  });
  expect(file.body).toMatchObject({ email: row.email, custom_prompt: '能源', site: 'statecraft' });
  const page = await get('statecraft', manage(row));
  expect(readHtml(page.text).attribute('details input[name="language"]', 'value')).toBe('zh');
  const erased = await post('statecraft', manage(row), { action: 'erase', language: 'zh' });
  expect([erased.status, erased.headers.location]).toEqual([
    303,
    '/manage-subscription?done=erased&language=zh',
  ]);
  expect(await stored(row)).toBeUndefined();
  const after = await get('statecraft', erased.headers.location as string);
  await expectOwnPage(after, 200);
  expect(heading(after.text)).toBe('您的数据已删除');
  expect((await get('statecraft', manage(row))).status).toBe(404);
  expect(
    (await post('statecraft', manage(row), { action: 'erase', language: '//evil' })).status,
  ).toBe(404);
});

it('shows delivery by digest links and emails an owner link', async () => {
  const row = await subscription('nontrivial', {
    customPrompt: 'My own words about zanzibar',
    preferences: withStandard({ topics: ['zanzibar'] }),
  });
  const path = managePath(manageToken(t.deps, row));
  const page = await get('nontrivial', path);
  await expectOwnPage(page, 200);
  expect(page.text).not.toMatch(/My own words|zanzibar/);
  const actions = (html: string) =>
    readHtml(html)
      .all('input[name="action"]')
      .map((input) => getAttribute(input, 'value'));
  expect(actions(page.text)).toEqual(['save', 'pause', 'unsubscribe', 'owner-link']);
  expect(readHtml(page.text).text('main')).toContain('To see or change your own words');
  expect(readHtml(page.text).all('#custom_prompt')).toEqual([]);
  const sent = await post('nontrivial', path, { action: 'owner-link' });
  expect([sent.status, sent.headers.location]).toEqual([303, `${path}&done=resent`]);
  const [mail] = await mailsTo(row);
  expect(mail?.text).toContain('This link works for one hour.');
  const url = /\/manage-subscription\?token=[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  const full = await get('nontrivial', url);
  expect(full.text).toContain('My own words');
  expect(actions(full.text)).toEqual(
    expect.arrayContaining(['download', 'end-old-links', 'erase']),
  );
  const ended = await post('nontrivial', url, { action: 'end-old-links', language: 'de' });
  expect(ended.headers.location).toBe('/manage-subscription?done=ended-old-links&language=de');
  const done = await get('nontrivial', ended.headers.location as string);
  expect(readHtml(done.text).text('h1')).toBe('Alte Links sind ungültig');
  expect((await get('nontrivial', path)).status).toBe(404);
});
