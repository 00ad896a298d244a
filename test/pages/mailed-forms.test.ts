import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { hourMs } from '#shared/durations.ts';
import { rateLimits, subscriptions } from '../../server/db/schema.ts';
import { loadPack } from '../../shared/texts/packs.ts';
import { languagePath } from '../../shared/paths.ts';
import { errorStatus } from '../../shared/contract/errors.ts';
import { createVariant } from '../support/app-variant.ts';
import { readHtml } from '../support/html.ts';
import { fromSite } from '../support/members.ts';
import { hosts } from '../support/test-app.ts';
import { newId } from '../../server/domain/core/ids.ts';
import {
  week,
  heading,
  buttons,
  expectOwnPage,
  useMailedLinkPages,
} from '../support/mailed-link-pages.ts';

const { t, subscription, stored, mailsTo, manage, get, post } = await useMailedLinkPages();

it('emails the preferences link without disclosing subscriptions', async () => {
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
  // A browser may fill in the hidden field. The second press works.
  const filled = { ...fields, email: `filled.${email}`, remark: 'Mr' };
  const refused = await post(site, path, filled);
  expect(refused.status).toBe(429);
  const html = readHtml(refused.text);
  const { manage, page } = await loadPack(language);
  expect([
    html.text('main form [role="alert"]'),
    html.text('main form button[type="submit"]'),
    html.attribute('input[name="email"]', 'value'),
    html.attribute('input[name="remark"]', 'value') ?? '',
  ]).toEqual([manage.notSentYet, page.sendAgain, filled.email, '']);
  expect(await mailsTo({ email: filled.email, siteId: site })).toEqual([]);
  const again = await post(site, path, { ...filled, remark: '' });
  expect([again.status, again.headers.location]).toEqual([reply.status, reply.headers.location]);
  expect(await mailsTo({ email: filled.email, siteId: site })).toHaveLength(1);
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

it('shows a form again that the database could not store', async () => {
  const { db } = t.deps;
  const failing = new Proxy(db, {
    get: (target, name, receiver) =>
      name === 'transaction'
        ? () => Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' }))
        : (Reflect.get(target, name, receiver) as unknown),
  });
  const variant = await createVariant(t, { db: failing });
  const reply = await variant
    .on('nontrivial')
    .post(languagePath('es'))
    .set(fromSite('nontrivial'))
    .type('form')
    .send({ email: 'reader@mail.example', custom_prompt: 'Breve', language: 'es' });
  expect([reply.status, reply.headers['retry-after']]).toEqual([503, '5']);
  const { form } = readHtml(reply.text).state.facts;
  expect(form?.problems).toEqual([
    { field: null, message: (await loadPack('es')).strings.somethingWentWrong },
  ]);
  expect(form?.values).toMatchObject({ email: 'reader@mail.example', custom_prompt: 'Breve' });
});

it('keeps a prompt of any script that is too long', async () => {
  const prompt = 'Ж'.repeat(3_000);
  const reply = await post('nontrivial', languagePath('ru'), {
    email: 'reader@mail.example',
    custom_prompt: prompt,
    language: 'ru',
  });
  expect(reply.status).toBe(422);
  expect(readHtml(reply.text).state.facts.form?.values).toMatchObject({ custom_prompt: prompt });
});

it('explains the rate limit during spam', async () => {
  const hour = Math.floor(Date.now() / hourMs);
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
  await refused(413, post('nontrivial', path, { ...erase, custom_prompt: 'x'.repeat(65 * 1_024) }));
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
