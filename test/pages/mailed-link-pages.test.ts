import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { outbox, rateLimits, subscriptions } from '../../server/db/schema.ts';
import {
  manageToken,
  unsubscribeToken,
  verifyToken,
} from '../../server/domain/subscriptions/tokens.ts';
import { loadPack } from '../../shared/newsletter/translations.ts';
import {
  digestLanguages,
  languagePath,
  managePath,
  oneClickPath,
  unsubscribePath,
  verifyPath,
} from '../../shared/paths.ts';
import { errorStatus } from '../../shared/contract/errors.ts';
import { htmlErrors } from '../support/html-errors.ts';
import { getAttribute, readHtml, getText } from '../support/html.ts';
import { fromSite } from '../support/members.ts';
import { addSubscription, type SubscriptionRow } from '../support/subscriptions.ts';
import { createTestApp, hosts, type SiteId } from '../support/test-app.ts';
import { downDatabase, createVariant } from '../support/app-variant.ts';
import { newId } from '../../server/domain/core/ids.ts';

// Pages behind mailed links, as a browser without script sees them.
const t = await createTestApp({ config: { trustedProxies: 1, pageCacheBytes: 5_000_000 } });
const week = 7 * 24 * 3_600_000;

let count = 0;
const subscription = (
  site: SiteId = 'nontrivial',
  overrides: Partial<typeof subscriptions.$inferInsert> = {},
): Promise<SubscriptionRow> =>
  addSubscription(t, site, { email: `reader.${(count += 1)}@mail.example`, ...overrides });
const stored = async ({ id }: SubscriptionRow) =>
  (await t.deps.db.select().from(subscriptions).where(eq(subscriptions.id, id)))[0];
const mailsTo = ({ email, siteId }: Pick<SubscriptionRow, 'email' | 'siteId'>) =>
  t.deps.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.siteId, siteId), eq(outbox.recipient, email)))
    .orderBy(desc(outbox.createdAt));

const manage = (row: SubscriptionRow) => managePath(manageToken(t.deps, row));
const leave = (row: SubscriptionRow) => unsubscribePath(unsubscribeToken(t.deps, row));
const verify = (row: SubscriptionRow, madeAt = new Date()) =>
  verifyPath(verifyToken(t.deps, row, madeAt));

const get = (site: SiteId, path: string) =>
  t.on(site).get(path).set('X-Forwarded-For', fromSite(site)['X-Forwarded-For']);
const post = (
  site: SiteId,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  t
    .on(site)
    .post(path)
    .set({ ...fromSite(site), ...headers })
    .type('form')
    .send(fields);

const ownHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'same-origin',
};
const heading = (html: string) => readHtml(html).text('h1');
const buttons = (html: string) => readHtml(html).all('main button').map(getText);

/** Checks a page completely: uncached, not indexed, valid, and without external links. */
async function expectOwnPage(
  reply: { status: number; headers: Record<string, string>; text: string },
  status: number,
): Promise<void> {
  expect([reply.status, reply.headers['content-type']]).toEqual([
    status,
    'text/html; charset=utf-8',
  ]);
  expect(reply.headers).toMatchObject(ownHeaders);
  for (const name of ['etag', 'set-cookie']) expect(reply.headers[name]).toBeUndefined();
  expect(reply.headers['content-security-policy']).toContain(`frame-ancestors 'none'`);
  const page = readHtml(reply.text);
  expect(page.attribute('meta[name="robots"]', 'content')).toBe('noindex');
  for (const selector of [
    'link[rel="canonical"]',
    'link[rel="alternate"]',
    'meta[property="og:url"]',
  ])
    expect(page.all(selector), selector).toEqual([]);
  expect(page.all('h1')).toHaveLength(1);
  expect(page.attribute('html', 'lang')).toBe('en');
  expect(page.hrefs('a').filter((href) => !href.startsWith('/') && !href.startsWith('#'))).toEqual(
    [],
  );
  expect(await htmlErrors(reply.text)).toEqual([]);
}

it('shows the confirmation page without confirming anything', async () => {
  const row = await subscription('nontrivial', {
    state: 'pending',
    language: 'es',
    frequency: 'weekly',
    customPrompt: 'Solo <energía>\ny clima',
    email: 'r.eader@mail.example',
  });
  const reply = await get('nontrivial', verify(row));
  await expectOwnPage(reply, 200);
  const page = readHtml(reply.text);
  expect(page.text('h1')).toBe('Confirma tu suscripción a Nontrivial');
  expect(page.text('main')).toContain('r•••r@mail.example');
  expect(page.text('main')).not.toContain(row.email);
  expect(page.all('main dd').map(getText)).toEqual(['Cada semana', 'Solo <energía>\ny clima']);
  expect([page.attribute('main > div', 'lang'), page.attribute('main > div', 'dir')]).toEqual([
    'es',
    'ltr',
  ]);
  expect(page.attribute('main form', 'method')).toBe('post');
  expect(buttons(reply.text)).toEqual(['Confirmar la suscripción']);
  expect((await stored(row))?.state).toBe('pending');
});

it('confirms with 303 and accepts a repeated click', async () => {
  const row = await subscription('nontrivial', { state: 'pending' });
  for (const _ of [1, 2]) {
    const reply = await post('nontrivial', verify(row), { action: 'confirm' });
    expect([reply.status, reply.text]).toEqual([303, '']);
    expect(reply.headers).toMatchObject({
      ...ownHeaders,
      location: expect.stringMatching(
        /^\/subscriptions\/verify\/[\w.-]+\?done=confirmed$/,
      ) as string,
    });
    const after = await get('nontrivial', reply.headers.location as string);
    await expectOwnPage(after, 200);
    expect(heading(after.text)).toBe('Your subscription is confirmed');
    expect(buttons(after.text)).toEqual([]);
    const [preferences = '', notMe = ''] = readHtml(after.text).hrefs('main a');
    expect(heading((await get('nontrivial', preferences)).text)).toBe(
      'Your subscription to Nontrivial',
    );
    expect(heading((await get('nontrivial', notMe)).text)).toBe('Unsubscribe from Nontrivial?');
  }
  expect((await stored(row))?.state).toBe('active');
});

it('returns 410 for an expired link and mails another', async () => {
  const row = await subscription('statecraft', { state: 'pending', language: 'fr' });
  const old = verify(row, new Date(Date.now() - week - 1_000));
  const reply = await get('statecraft', old);
  await expectOwnPage(reply, 410);
  expect(buttons(reply.text)).toEqual(['Envoyer un nouveau lien']);
  const refused = await post('statecraft', old, { action: 'confirm' });
  expect([refused.status, heading(refused.text)]).toEqual([410, 'Ce lien a expiré']);
  expect((await stored(row))?.state).toBe('pending');
  const sent = await post('statecraft', old, { action: 'resend' });
  expect(sent.status).toBe(303);
  const after = await get('statecraft', sent.headers.location as string);
  expect([after.status, buttons(after.text)]).toEqual([410, []]);
  expect(after.text).toContain('Un nouveau lien est en route.');
  const [mail] = await mailsTo(row);
  const link = /\/subscriptions\/verify\/[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  expect(heading((await get('statecraft', link)).text)).toBe(
    'Confirmez votre abonnement à Statecraft',
  );
});

it.each([
  ['of no kind', 'x'],
  ['too long', 'x'.repeat(300)],
  ['with signs that no token has', '%3Cscript%3E'],
])('a token %s returns 404 on every page and form', async (_, token) => {
  for (const [path, action] of [
    [verifyPath(token), 'confirm'],
    [unsubscribePath(token), 'unsubscribe'],
    [`/manage-subscription?token=${token}`, 'save'],
  ] as const) {
    const reply = await get('nontrivial', path);
    await expectOwnPage(reply, 404);
    expect(heading(reply.text)).toBe('This link doesn’t work');
    expect(readHtml(reply.text).hrefs('main a')).toEqual(['/newsletter', '/manage-subscription']);
    const sent = await post('nontrivial', path, { action });
    expect([sent.status, heading(sent.text)]).toEqual([404, 'This link doesn’t work']);
  }
});

it('limits a link to its site and purpose', async () => {
  const row = await subscription('nontrivial', { state: 'pending' });
  for (const path of [manage(row), leave(row), verify(row)])
    expect((await get('statecraft', path)).status).toBe(404);
  for (const action of ['unsubscribe', 'undo'])
    expect((await post('statecraft', leave(row), { action })).status).toBe(404);
  expect((await post('statecraft', verify(row), { action: 'confirm' })).status).toBe(404);
  expect((await get('nontrivial', managePath(unsubscribeToken(t.deps, row)))).status).toBe(404);
  expect((await get('nontrivial', verifyPath(manageToken(t.deps, row)))).status).toBe(404);
  // A token for another site with the same id and email.
  await subscription('statecraft', { id: row.id, email: row.email });
  for (const path of [manage(row), leave(row), verify(row)])
    expect((await get('statecraft', path)).status).toBe(404);
  expect((await stored(row))?.state).toBe('pending');
});

it('limits invalid links by 429 and accepts valid ones', async () => {
  const from = { 'X-Forwarded-For': '198.19.7.7' };
  const ask = (path: string) => t.on('nontrivial').get(path).set(from);
  for (let i = 0; i < 30; i += 1) expect((await ask(verifyPath(`x${i}`))).status).toBe(404);
  const reply = await ask(managePath('x'));
  await expectOwnPage(reply, 429);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  expect(getText(readHtml(reply.text).element('main'))).toContain(
    'Too many requests right now. Please try again later.',
  );
  expect((await ask(manage(await subscription()))).status).toBe(200);
});

const scanners: Record<string, string>[] = [
  {},
  { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Microsoft Outlook SafeLinks)' },
  { Purpose: 'prefetch', 'Sec-Purpose': 'prefetch;prerender' },
  { 'User-Agent': 'Googlebot/2.1', Accept: 'text/html' },
  { 'User-Agent': 'curl/8.0', Accept: '*/*' },
];

it('changes nothing on HEAD and GET by link scanners', async () => {
  const [pendingRow, row] = [
    await subscription('nontrivial', { state: 'pending' }),
    await subscription(),
  ];
  const links = [
    verify(pendingRow),
    leave(row),
    `${manage(row)}&done=erased&action=erase`,
    oneClickPath(unsubscribeToken(t.deps, row)),
  ];
  for (const link of links) {
    for (let i = 0; i < 20; i += 1) {
      const headers = scanners[i % scanners.length] ?? {};
      const reply = await t
        .on('nontrivial')
        [i % 2 === 0 ? 'get' : 'head'](link)
        .redirects(0)
        .set({ 'X-Forwarded-For': '198.19.8.8', ...headers });
      // Redirects the browser to the page by GET.
      expect(reply.status).toBe(
        link.startsWith('/api') && headers.Accept === 'text/html' ? 303 : 200,
      );
      if (i % 2 === 0 && !link.startsWith('/api'))
        expect(buttons(reply.text).length).toBeGreaterThan(0);
    }
  }
  expect([await stored(pendingRow), await stored(row)]).toEqual([pendingRow, row]);
  expect([...(await mailsTo(pendingRow)), ...(await mailsTo(row))]).toEqual([]);
});

it('shows a single unsubscribe button and a link home', async () => {
  const row = await subscription('nontrivial', { language: 'de' });
  const first = await get('nontrivial', leave(row));
  await expectOwnPage(first, 200);
  expect([heading(first.text), buttons(first.text)]).toEqual([
    'Nontrivial abbestellen?',
    ['Abbestellen'],
  ]);
  const left = await post('nontrivial', leave(row), { action: 'unsubscribe' });
  expect([left.status, left.headers.location]).toEqual([303, `${leave(row)}?done=unsubscribed`]);
  expect((await stored(row))?.state).toBe('unsubscribed');
  const after = await get('nontrivial', left.headers.location as string);
  await expectOwnPage(after, 200);
  expect([heading(after.text), buttons(after.text)]).toEqual([
    'Der Newsletter ist abbestellt',
    ['Rückgängig: wieder abonnieren'],
  ]);
  const undone = await post('nontrivial', leave(row), { action: 'undo' });
  expect(undone.headers.location).toBe(`${leave(row)}?done=undone`);
  expect((await stored(row))?.state).toBe('active');
  expect(
    readHtml((await get('nontrivial', undone.headers.location as string)).text).text('title'),
  ).toMatch(/^Ihr Abonnement läuft wieder – /);
});

it('redirects browsers from the List-Unsubscribe URL and answers JSON otherwise', async () => {
  const row = await subscription();
  const path = oneClickPath(unsubscribeToken(t.deps, row));
  const browser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  for (const method of ['get', 'head'] as const) {
    const reply = await t.on('nontrivial')[method](path).set(browser).redirects(0);
    expect([reply.status, reply.headers.location, reply.headers['cache-control']]).toEqual([
      303,
      leave(row),
      'private, no-store',
    ]);
    expect(reply.headers.vary).toContain('Accept');
  }
  const api = await t.on('api.nontrivial.example').get(path).set(browser).redirects(0);
  expect([api.status, api.headers.location]).toEqual([
    303,
    `https://nontrivial.example${leave(row)}`,
  ]);
  for (const accept of ['application/json', '*/*']) {
    const reply = await t.on('nontrivial').get(path).set('Accept', accept);
    expect([reply.status, reply.headers['cache-control'], reply.body]).toEqual([
      200,
      'no-store',
      expect.objectContaining({ subscribed: true }) as object,
    ]);
  }
  const unknown = await t.on('unknown.test').get(path).set(browser).redirects(0);
  expect([unknown.status, unknown.headers['cache-control']]).toEqual([303, 'private, no-store']);
});

it.each([
  [
    'as RFC 8058 has it',
    (agent: ReturnType<typeof t.on>, path: string) =>
      agent.post(path).type('form').send('List-Unsubscribe=One-Click'),
  ],
  [
    'in several parts',
    (agent: ReturnType<typeof t.on>, path: string) =>
      agent.post(path).field('List-Unsubscribe', 'One-Click'),
  ],
  ['without a body', (agent: ReturnType<typeof t.on>, path: string) => agent.post(path)],
  [
    'from a web mail that says text/html',
    (agent: ReturnType<typeof t.on>, path: string) =>
      agent.post(path).set('Accept', 'text/html').type('form').send('List-Unsubscribe=One-Click'),
  ],
])('unsubscribes by one click, %s, with 200', async (_, send) => {
  const row = await subscription('statecraft');
  const reply = await send(
    t.on('statecraft'),
    oneClickPath(unsubscribeToken(t.deps, row)),
  ).redirects(0);
  expect([reply.status, reply.headers['content-type'], reply.headers['set-cookie']]).toEqual([
    200,
    'application/json; charset=utf-8',
    undefined,
  ]);
  expect((await stored(row))?.state).toBe('unsubscribed');
  expect(heading((await get('statecraft', leave(row))).text)).toBe('You’ve unsubscribed');
});

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
  expect(chosen).toEqual(['ar', '21', '3']);
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
  ).toEqual(['ko', '3', '2']);
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

it('lists interpreted preferences with a button to remove each', async () => {
  const row = await subscription('nontrivial', {
    language: 'de',
    customPrompt: 'Auf Englisch, kurz, über <Energie> und Klima, ohne Sport',
  });
  const reply = await get('nontrivial', manage(row));
  await expectOwnPage(reply, 200);
  const chips = readHtml(reply.text).all('button[name="preference"]');
  expect(chips.map(getText)).toEqual([
    'English',
    'kurz',
    'über Energie',
    'über Klima',
    'ohne Sport',
  ]);
  expect(chips.map((chip) => getAttribute(chip, 'aria-label'))).toContain('Entfernen: ohne Sport');
  expect(chips.map((chip) => getAttribute(chip, 'value'))).toEqual([
    'language',
    'length',
    'topic Energie',
    'topic Klima',
    'avoid Sport',
  ]);
  const dropped = await post('nontrivial', manage(row), {
    action: 'remove-preference',
    preference: 'topic Klima',
  });
  expect([dropped.status, dropped.headers.location]).toEqual([303, `${manage(row)}&done=saved`]);
  expect((await stored(row))?.customPrompt).toBe('English; kurz; über Energie; ohne Sport');
  for (const preference of ['avoid Sport', 'topic Energie', 'length', 'language'])
    await post('nontrivial', manage(row), { action: 'remove-preference', preference }).expect(303);
  expect((await stored(row))?.customPrompt).toBeNull();
  expect(
    readHtml((await get('nontrivial', manage(row))).text).all('button[name="preference"]'),
  ).toEqual([]);
  for (const preference of ['', 'mood', 'topic'])
    expect(
      (await post('nontrivial', manage(row), { action: 'remove-preference', preference })).status,
    ).toBe(preference === 'topic' ? 303 : 422);
});

it('starts and ends a pause', async () => {
  const row = await subscription('nontrivial', { language: 'ru' });
  const page = await get('nontrivial', manage(row));
  expect(
    readHtml(page.text)
      .all('button[name="weeks"]')
      .map((option) => [getAttribute(option, 'value'), getText(option)]),
  ).toEqual([
    ['1', 'Пауза на 1\u00a0нед.'],
    ['2', 'Пауза на 2\u00a0нед.'],
    ['4', 'Пауза на 4\u00a0нед.'],
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
  expect(buttons(after.text)).toEqual(['Undo', 'Download my data', 'Erase my data']);
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

it('mails the preferences link without disclosing subscriptions', async () => {
  const row = await subscription();
  const page = await get('nontrivial', '/manage-subscription');
  await expectOwnPage(page, 200);
  expect(buttons(page.text)).toEqual(['Email me the link']);
  const answers = [];
  for (const email of [row.email.toUpperCase(), 'nobody.at.all@mail.example']) {
    const sent = await post('nontrivial', '/manage-subscription', { action: 'link', email });
    expect([sent.status, sent.headers.location]).toEqual([303, '/manage-subscription?done=sent']);
    answers.push((await get('nontrivial', sent.headers.location as string)).text);
  }
  expect(answers[0]).toBe(answers[1]);
  expect(answers[0]).toContain('If this address has a subscription, we’ve sent it a link.');
  const [mail] = await mailsTo(row);
  expect(mail?.text).toContain(`https://${hosts.nontrivial}${manage(row)}`);
  const wrong = await post('nontrivial', '/manage-subscription', {
    action: 'link',
    email: 'no address',
  });
  await expectOwnPage(wrong, 422);
  expect([
    readHtml(wrong.text).attribute('#email', 'value'),
    readHtml(wrong.text).text('#email-problem'),
  ]).toEqual(['no address', 'Enter a valid email, like name@example.com.']);
  expect((await post('nontrivial', '/manage-subscription', { action: 'link' })).text).toContain(
    'Enter your email address.',
  );
});

it.each([
  ['/newsletter', 'en', 'statecraft'],
  [languagePath('hi'), 'hi', 'nontrivial'],
  ['/newsletter/industries/energy', 'en', 'nontrivial'],
] as const)('the form of %s subscribes without script', async (path, language, site) => {
  const email = `form.${newId().toLowerCase()}@mail.example`;
  const fields = { email, frequency: 'weekly', custom_prompt: 'Short', language, remark: '' };
  const reply = await post(site, path, fields);
  expect([reply.status, reply.headers.location, reply.headers['cache-control']]).toEqual([
    303,
    `/subscriptions/sent?language=${language}`,
    'private, no-store',
  ]);
  const [row] = await t.deps.db.select().from(subscriptions).where(eq(subscriptions.email, email));
  expect(row).toMatchObject({
    siteId: site,
    state: 'pending',
    frequency: 'weekly',
    customPrompt: 'Short',
    language,
  });
  const after = await get(site, reply.headers.location as string);
  await expectOwnPage(after, 200);
  const { strings } = await loadPack(language);
  expect([heading(after.text), readHtml(after.text).attribute('main > div', 'lang')]).toEqual([
    strings.checkYourEmail,
    language,
  ]);
  expect(readHtml(after.text).text('main')).toContain(strings.verificationEmailSent);
  // The same for the honeypot fields.
  const trap = await post(site, path, { ...fields, email: `trap.${email}`, remark: 'Buy now' });
  expect([trap.status, trap.headers.location]).toEqual([reply.status, reply.headers.location]);
  expect(await mailsTo({ email: `trap.${email}`, siteId: site })).toEqual([]);
});

it('shows a rejected landing page form in its language', async () => {
  const reply = await post('nontrivial', languagePath('fr'), {
    email: 'nulle part',
    frequency: 'weekly',
    custom_prompt: 'Bref',
    language: 'fr',
  });
  expect([reply.status, reply.headers['cache-control']]).toEqual([422, 'no-store']);
  const { form } = readHtml(reply.text).state.facts;
  expect(form?.problems).toEqual([
    { field: 'email', message: (await loadPack('fr')).page.emailInvalid },
  ]);
  expect(form?.values).toMatchObject({ email: 'nulle part', custom_prompt: 'Bref' });
  expect(readHtml(reply.text).attribute('input[name="email"]', 'value')).toBe('nulle part');
  // The next reader sees none of it.
  expect((await get('nontrivial', languagePath('fr'))).text).not.toContain('nulle part');
});

it('explains the rate limit during spam', async () => {
  const hour = Math.floor(Date.now() / 3_600_000);
  for (const at of [hour - 1, hour, hour + 1]) {
    await t.deps.db
      .insert(rateLimits)
      .values({
        id: `subscribe-hour default ${at}`,
        count: 5_000,
        endsAt: new Date(Date.now() + week),
      })
      .onConflictDoNothing();
  }
  const reply = await post('default', languagePath('de'), {
    email: 'one.more@mail.example',
    language: 'de',
  });
  expect(reply.status).toBe(429);
  expect(readHtml(reply.text).state.facts.form?.problems).toEqual([
    { field: null, message: (await loadPack('de')).manage.tooMany },
  ]);
});

it('rejects cross-site, malformed and oversized forms', async () => {
  const row = await subscription();
  const refused = async (
    status: number,
    reply: PromiseLike<{ status: number; headers: Record<string, string> }>,
  ) => {
    const { status: got, headers } = await reply;
    expect([got, headers['cache-control'], headers['x-robots-tag']]).toEqual([
      status,
      'no-store',
      'noindex',
    ]);
  };
  const path = manage(row);
  const erase = { action: 'erase' };
  await refused(403, post('nontrivial', path, erase, { Origin: 'https://evil.example' }));
  await refused(403, post('nontrivial', path, erase, { Origin: 'null' }));
  await refused(403, post('nontrivial', path, erase, { Origin: 'https://statecraft.example' }));
  await refused(403, post('nontrivial', path, erase, { 'Sec-Fetch-Site': 'cross-site' }));
  await refused(
    errorStatus.misdirected_request,
    t.on('unknown.test').post(path).type('form').send(erase),
  );
  await refused(415, t.on('nontrivial').post(path).set(fromSite('nontrivial')).send(erase));
  await refused(
    415,
    t.on('nontrivial').post(path).set(fromSite('nontrivial')).field('action', 'erase'),
  );
  await refused(413, post('nontrivial', path, { ...erase, custom_prompt: 'x'.repeat(17 * 1_024) }));
  await refused(
    400,
    t
      .on('nontrivial')
      .post(path)
      .set(fromSite('nontrivial'))
      .type('form')
      .send('action=erase&action=save'),
  );
  await refused(400, post('nontrivial', path, {}));
  await refused(400, post('nontrivial', path, { action: 'constructor' }));
  await refused(400, post('nontrivial', path, { action: 'confirm' }));
  await refused(
    400,
    post(
      'nontrivial',
      path,
      Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`f${i}`, '1'])),
    ),
  );
  for (const method of ['put', 'delete', 'patch'] as const)
    await refused(405, t.on('nontrivial')[method](path));
  for (const nowhere of [
    '/subscriptions/sent',
    '/subscriptions/verify',
    '/newsletter/languages',
    '/newsletter/industries/nothing',
    '/about',
  ]) {
    await refused(405, post('nontrivial', nowhere, erase));
  }
  expect(await stored(row)).toEqual(row);
});

it.each([
  '/subscriptions',
  '/subscriptions/verify',
  '/subscriptions/other/x',
  '/subscriptions/verify/x/y',
  '/subscriptions/sent/x',
])('%s returns 404', async (path) => {
  const reply = await get('nontrivial', path);
  await expectOwnPage(
    { ...reply, headers: { ...reply.headers, 'referrer-policy': 'same-origin' } as never },
    404,
  );
  expect(heading(reply.text)).toBe('Not Found');
});

it('prevents caching for every spelling of a link', async () => {
  const row = await subscription();
  const token = manageToken(t.deps, row);
  for (const path of [
    `/manage%2Dsubscription?token=${token}`,
    `/%6danage-subscription?token=${token}&utm_source=x`,
  ]) {
    for (const _ of [1, 2]) {
      const { status, headers } = await get('nontrivial', path);
      expect(status).toBe(200);
      expect(headers).toMatchObject(ownHeaders);
    }
  }
  const slash = await get('nontrivial', `/manage-subscription/?token=${token}`).redirects(0);
  expect([slash.status, slash.headers.location, slash.headers['cache-control']]).toEqual([
    301,
    manage(row),
    'private, no-store',
  ]);
  await post('nontrivial', manage(row), { action: 'save', frequency: 'weekly' }).expect(303);
  expect(
    readHtml((await get('nontrivial', `/manage%2Dsubscription?token=${token}`)).text).attribute(
      'input[name="frequency"][checked]',
      'value',
    ),
  ).toBe('weekly');
});

it.each(digestLanguages)(
  'in %s renders complete pages without empty placeholders',
  async (language) => {
    const row = await subscription('nontrivial', { language, timeZone: 'America/New_York' });
    const pendingRow = await subscription('nontrivial', { language, state: 'pending' });
    const gone = await subscription('nontrivial', { language, state: 'unsubscribed' });
    for (const path of [
      verify(pendingRow),
      verify(row),
      leave(row),
      leave(gone),
      manage(row),
      manage(gone),
      manage(pendingRow),
      `${manage(row)}&done=saved`,
    ]) {
      const reply = await get('nontrivial', path);
      await expectOwnPage(reply, 200);
      expect(readHtml(reply.text).text('main')).not.toMatch(/[{}]|undefined|null|\[object/);
      expect(readHtml(reply.text).attribute('main > div', 'lang')).toBe(language);
    }
  },
);

it('returns 503 for pages and forms during an outage', async () => {
  const down = await createVariant(t, { db: await downDatabase(t) });
  const row = await subscription();
  const page = await down.on('nontrivial').get(manage(row));
  expect([page.status, page.headers['cache-control'], page.headers['retry-after']]).toEqual([
    503,
    'private, no-store',
    '5',
  ]);
  expect(page.text).toContain('Something went wrong. Please try again.');
  const sent = await down
    .on('nontrivial')
    .post(leave(row))
    .set(fromSite('nontrivial'))
    .type('form')
    .send({ action: 'unsubscribe' });
  expect(sent.status).toBe(503);
});

it('logs no token, email or prompt', async () => {
  const row = await subscription('nontrivial', { customPrompt: 'Canary in the coal mine' });
  const tokens = [
    manageToken(t.deps, row),
    unsubscribeToken(t.deps, row),
    verifyToken(t.deps, row, new Date()),
  ];
  await get('nontrivial', manage(row));
  await get('nontrivial', leave(row));
  await get('nontrivial', verify(row));
  await get('nontrivial', oneClickPath(tokens[1] ?? ''))
    .set('Accept', 'text/html')
    .redirects(0);
  const last = await post('nontrivial', manage(row), {
    action: 'save',
    custom_prompt: 'Canary again',
    timeZone: 'Canary/Nowhere',
  });
  await vi.waitFor(() =>
    expect(t.log.some(({ requestId }) => requestId === last.headers['x-request-id'])).toBe(true),
  );
  const text = JSON.stringify(t.log);
  for (const secret of [...tokens, row.email, 'Canary', row.id]) expect(text).not.toContain(secret);
  const routes = t.log
    .filter(({ msg, status }) => msg === 'request' && status !== 404)
    .map(({ route }) => route);
  expect(new Set(routes)).toContain('/manage-subscription');
});

beforeAll(async () => {
  // Landing pages of industries list posts.
  await t.make.post({ title: 'Energy for everybody' });
});
