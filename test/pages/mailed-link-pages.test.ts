import { expect, it, vi } from 'vitest';
import { withStandard } from '#shared/newsletter/preferences.ts';
import {
  manageToken,
  ownerToken,
  unsubscribeToken,
  verifyToken,
} from '../../server/domain/subscriptions/tokens.ts';
import {
  digestLanguages,
  managePath,
  oneClickPath,
  unsubscribePath,
  verifyPath,
} from '../../shared/paths.ts';
import { readHtml, getText } from '../support/html.ts';
import { fromSite } from '../support/members.ts';
import { type SubscriptionRow } from '../support/subscriptions.ts';
import { downDatabase, createVariant } from '../support/app-variant.ts';
import {
  week,
  ownHeaders,
  heading,
  buttons,
  expectOwnPage,
  useMailedLinkPages,
} from '../support/mailed-link-pages.ts';

const { t, subscription, stored, mailsTo, manage, leave, get, post } = await useMailedLinkPages();

const verify = (row: SubscriptionRow, madeAt = new Date()) =>
  verifyPath(verifyToken(t.deps, row, madeAt));

it('shows the confirmation page without confirming anything', async () => {
  const row = await subscription('nontrivial', {
    state: 'pending',
    language: 'es',
    frequency: 'weekly',
    customPrompt: 'Solo <energía>\ny clima',
    preferences: withStandard({ topics: ['energía', 'clima'], only: true, posts: 3 }),
    email: 'r.eader@mail.example',
  });
  const reply = await get('nontrivial', verify(row));
  await expectOwnPage(reply, 200);
  const page = readHtml(reply.text);
  expect(page.text('h1')).toBe('Confirma tu suscripción a Nontrivial');
  expect(page.text('main')).toContain('r•••r@mail.example');
  expect(page.text('main')).not.toContain(row.email);
  expect(page.all('main dd').map(getText)).toEqual([
    'Cada semana',
    'Solo <energía>\ny clima',
    'Solo sobre energía y clima; Número de publicaciones: 3',
  ]);
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
    const page = readHtml(after.text);
    expect(page.text('main')).toMatch(/Next issue.*20\d\d/);
    const [home, archive, preferences = '', notMe = ''] = page.hrefs('main a');
    expect([home, archive]).toEqual(['/', '/newsletter/archive']);
    expect(heading((await get('nontrivial', preferences)).text)).toBe(
      'Your subscription to Nontrivial',
    );
    expect(heading((await get('nontrivial', notMe)).text)).toBe('Unsubscribe from Nontrivial?');
  }
  expect((await stored(row))?.state).toBe('active');
});

it('returns 410 for an expired link and emails another', async () => {
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
    const page = readHtml(reply.text);
    if (action === 'confirm')
      expect(page.hrefs('main a')).toEqual(['/newsletter', '/manage-subscription']);
    else {
      expect(page.hrefs('main a')).toEqual([]);
      expect(page.attribute('main form', 'action')).toBe('/manage-subscription');
      expect(buttons(reply.text)).toEqual(['Email me the link']);
    }
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

it('prevents caching for every spelling of a link', async () => {
  const row = await subscription();
  const token = ownerToken(t.deps, row);
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
  expect(readHtml(page.text).hrefs('main a')).toEqual([manage(row)]);
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
    ownerToken(t.deps, row),
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
