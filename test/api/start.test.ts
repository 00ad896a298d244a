import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sites, users } from '../../server/db/schema.ts';
import { readSetupCode } from '../../server/domain/operations/setup-code.ts';
import { createSite } from '../../server/domain/site-admin/create-site.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const form = {
  name: 'The Estuary',
  language: 'de',
  design: 'gazette',
  website: 'www.estuary.example/news',
  email: 'Mara@mail.example',
};
const post = (t: TestApp, host: string, fields: object, origin = `http://${host}`) =>
  t.on(host).post('/start').set('Origin', origin).type('form').send(fields);

describe('/start in a trial', () => {
  it('makes a site and logs its admin in, without script', async () => {
    const t = await trial;
    const reply = await post(t, 'localhost', form);
    expect(reply.status).toBe(303);
    const url = new URL(reply.headers.location ?? '');
    expect([url.hostname, url.pathname]).toEqual(['estuary.localhost', '/forms/hand-over']);
    const site = t.deps.siteRegistry.sites.get('estuary');
    expect(site).toMatchObject({
      isOpen: false,
      public: { name: 'The Estuary', language: 'de' },
      theme: { design: t.deps.siteRegistry.sites.get('statecraft')?.theme.design },
    });
    expect(site?.ownDomains).toContain('estuary.example');
    const rows = await t.deps.db.select().from(users).where(eq(users.siteId, 'estuary'));
    expect(rows.map(({ email, role }) => [email, role])).toEqual([['mara@mail.example', 'admin']]);
    const page = await t.on(url.hostname).get(url.pathname + url.search);
    const ticket = /name="ticket" value="([^"]+)"/.exec(page.text)?.[1];
    const arrived = await t
      .on(url.hostname)
      .post(url.pathname)
      .set('Origin', `http://${url.hostname}`)
      .type('form')
      .send({ ticket });
    expect([arrived.status, arrived.headers.location]).toEqual([303, '/forms']);
    expect((await post(t, 'localhost', form)).headers.location).toContain('estuary-2.localhost');
  });

  it('names each wrong field and loses nothing', async () => {
    const { status, text } = await post(await trial, 'localhost', {
      ...form,
      email: 'nobody',
      website: '???',
    });
    expect(status).toBe(422);
    expect(text).toContain('Your email address must be an address such as me@example.org.');
    expect(text).toContain('Your website must be an address such as example.org.');
    expect(text).toContain('value="The Estuary"');
  });

  it.each([
    ['de-AT,de;q=0.9', 'lang="de"', 'Eigene Website starten', 'Ihre Website: '],
    ['ar', 'lang="ar" dir="rtl"', 'أنشئ موقعك', 'موقعك على الويب: '],
    ['tlh', 'lang="en"', 'Start your own site', 'Your website must be '],
  ])('is in the language of the browser: %s', async (accepted, lang, title, problem) => {
    const t = await trial;
    const { text } = await t.on('localhost').get('/start').set('Accept-Language', accepted);
    expect(text).toContain(`<html ${lang}`);
    expect(text).toContain(title);
    const reply = await post(t, 'localhost', { ...form, website: '???' }).set(
      'Accept-Language',
      accepted,
    );
    expect(reply.text).toContain(problem);
  });

  it('rejects a form of another site', async () => {
    const reply = await post(await trial, 'localhost', form, 'https://elsewhere.example');
    expect(reply.status).toBe(403);
  });
});

it('needs the setup code in production, until there is a site', async () => {
  const t = await production;
  const host = 'news.estuary.org';
  const send = (code: string) => post(t, host, { ...form, code }, `https://${host}`);
  const page = await t.on(`www.${host}`).get('/start');
  expect(page.text).toContain('Setup code');
  // The reply to the form leads there.
  expect(page.headers['content-security-policy']).toContain(`form-action 'self' https://${host};`);
  expect((await send('guessed')).status).toBe(422);
  expect(await t.deps.db.$count(sites, eq(sites.id, 'estuary'))).toBe(0);
  const reply = await send(readSetupCode(t.deps));
  expect(reply.headers.location).toMatch(/^https:\/\/news\.estuary\.org\/forms\/hand-over\?/);
  expect((await t.on(host).get('/start')).status).toBe(404);
  expect((await send(readSetupCode(t.deps))).status).toBe(404);
});

it('makes no site without its admin', async () => {
  const { deps } = await trial;
  const fail = () => Promise.reject(new Error('no admin'));
  await expect(createSite(deps, { id: 'ghost', siteName: 'Ghost' }, null, fail)).rejects.toThrow();
  expect(await deps.db.$count(sites, eq(sites.id, 'ghost'))).toBe(0);
});

const trial = createTestApp();
const production = createTestApp({ config: { env: 'production', trustedProxies: 1 } });
