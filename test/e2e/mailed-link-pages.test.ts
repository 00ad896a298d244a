import type { Page } from 'playwright';
import supertest from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPack } from '../../shared/texts/packs.ts';
import type { DigestLanguage } from '../../shared/paths.ts';
import { hydrated, settled, workerProgram, startBrowsing } from '../support/browsing.ts';
import { looksRight, tabsThrough } from '../support/visual-and-axe.ts';
import { join, openAs } from '../support/signed-in.ts';

const browsing = startBrowsing(workerProgram);
const url = (address: string) => browsing.url('nontrivial', address);
const ask = () => {
  const agent = supertest.agent(`http://127.0.0.1:${browsing.program.port}`);
  void agent.set('Host', `nontrivial.localhost:${browsing.program.port}`);
  return agent;
};

/** The URL in the newest email with such a link, from the development inbox. */
async function linkMailed(email: string, pattern: RegExp): Promise<string> {
  const { text } = await ask().get('/dev/mail');
  for (const [, id] of text.matchAll(/"\/dev\/mail\/([\w-]+)"/g)) {
    const mail = (await ask().get(`/dev/mail/${id}`)).text;
    const found = mail.includes(email) ? pattern.exec(mail)?.[0] : undefined;
    if (found !== undefined) return found;
  }
  throw new Error(`no such link was mailed to ${email}`);
}
const links = {
  verify: /\/subscriptions\/verify\/[\w.-]+/,
  manage: /\/manage-subscription\?token=[\w.-]+/,
  unsubscribe: /\/subscriptions\/unsubscribe\/[\w.-]+/,
};

/** Subscribes and confirms without script. Returns the mailed URLs. */
async function subscriber(
  email: string,
  language: DigestLanguage,
): Promise<Record<'verify' | 'manage' | 'unsubscribe', string>> {
  const send = (path: string, fields: Record<string, string>) =>
    ask().post(path).type('form').send(fields).redirects(0).expect(303);
  await send('/newsletter', {
    email,
    language,
    frequency: 'weekly',
    custom_prompt: 'Energy & climate',
  });
  const verify = await linkMailed(email, links.verify);
  await send(verify, { action: 'confirm' });
  await send(await linkMailed(email, links.manage), { action: 'owner-link' });
  return {
    verify,
    manage: await linkMailed(email, links.manage),
    unsubscribe: await linkMailed(email, links.unsubscribe),
  };
}

const press = (page: Page, name: string) =>
  Promise.all([
    page.waitForEvent('load'),
    page.locator('main').getByRole('button', { name, exact: true }).click(),
  ]);
const heading = (page: Page) => page.locator('main h1').innerText();

it('manages a subscription from start to erasure without JavaScript', async () => {
  const email = 'sin.script@mail.example';
  const { manage, strings } = await loadPack('es');
  const { page, requests } = await browsing.open({
    javaScriptEnabled: false,
    allow: [/status of 422/],
  });
  await page.goto(url('/newsletter/languages/es'));
  await page.locator('main form input[name="email"]').first().fill(email);
  await page.locator('main form button[type="submit"]').first().click();
  await page.waitForURL(url('/subscriptions/sent?language=es'));
  expect(await heading(page)).toBe(strings.checkYourEmail);

  await page.goto(url(await linkMailed(email, links.verify)));
  expect(await heading(page)).toBe('Confirma tu suscripción a Nontrivial');
  await press(page, manage.confirmButton);
  expect(await heading(page)).toBe(manage.confirmed);
  await page.reload();
  expect(await heading(page)).toBe(manage.confirmed);

  await page.getByRole('link', { name: strings.emailPreferences }).click();
  expect(await heading(page)).toBe('Tu suscripción a Nontrivial');
  await press(page, manage.sendAgain);
  await page.goto(url(await linkMailed(email, links.manage)));
  const day = page.getByLabel(manage.day);
  expect(await day.isVisible()).toBe(false);
  await page.getByLabel(strings.weekly).check();
  await day.selectOption('5');
  await page.getByLabel(manage.prompt).fill('Solo energía');
  await page.getByLabel(manage.timeZone).fill('Lunes');
  await press(page, manage.save);
  expect(await page.locator('main [role="alert"]').innerText()).toContain(manage.chooseTimeZone);
  expect(await page.getByLabel(manage.prompt).inputValue()).toBe('Solo energía');
  await page.getByLabel(manage.timeZone).fill('America/Lima');
  await page.getByLabel(manage.hour).selectOption('19');
  await press(page, manage.save);
  expect(await page.title()).toMatch(/^Guardado – /);
  await page.reload();
  expect([
    await day.inputValue(),
    await page.getByLabel(manage.hour).inputValue(),
    await page.getByLabel(manage.prompt).inputValue(),
  ]).toEqual(['5', '19', 'Solo energía']);
  expect(await page.locator('main').innerText()).toMatch(/Próximo número: viernes, .*19:00/);

  await press(page, 'Pausar 2 semanas');
  expect(await page.locator('main').innerText()).toMatch(/En pausa hasta el \d+ de /);
  await press(page, manage.resume);
  await press(page, manage.unsubscribeButton);
  expect(await page.locator('main').innerText()).toContain(
    'No se enviará más el boletín a s•••t@mail.example.',
  );
  await press(page, manage.undo);
  expect(await page.title()).toMatch(/^Tu suscripción vuelve a estar activa/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: manage.download }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^nontrivial-subscription-.*\.json$/);
  await page.locator('main summary').click();
  await press(page, manage.erase);
  expect(await heading(page)).toBe(manage.erased);
  expect(requests.filter((request) => !request.includes('localhost'))).toEqual([]);
});

describe('mailed-link pages with script', () => {
  let arabic: Awaited<ReturnType<typeof subscriber>>;
  beforeAll(async () => {
    arabic = await subscriber('arabic.reader@mail.example', 'ar');
  });

  it('links a subscription to the account', async () => {
    const member = await join(browsing);
    const { manage } = await subscriber(`other.${member.email}`, 'fr');
    const strings = (await loadPack('fr')).manage;
    const { page } = await openAs(browsing, member);
    await page.goto(url('/manage-subscription'));
    await page.getByRole('button', { name: `Subscribe with ${member.email}` }).waitFor();
    await page.evaluate(() => localStorage.removeItem('has_subscribed'));
    await page.goto(url(manage));
    await page.getByRole('button', { name: strings.link }).click();
    await page
      .locator('main')
      .getByText(`Abonnement associé au compte ${member.username}`)
      .waitFor();
    expect(await page.evaluate(() => localStorage.getItem('has_subscribed'))).toBe('true');
    await page.goto(url('/manage-subscription'));
    await page.waitForURL(/\/manage-subscription\?token=/);
    await page
      .locator('main')
      .getByText(`Abonnement associé au compte ${member.username}`)
      .waitFor();
  });

  it('preserves and counts text typed before hydration', async () => {
    const { manage } = await subscriber('early.writer@mail.example', 'fr');
    const strings = (await loadPack('fr')).manage;
    const { page } = await browsing.open();
    const loaded = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await loaded.promise;
      await route.continue();
    });
    await page.goto(url(manage), { waitUntil: 'commit' });
    await page.getByLabel(strings.prompt).fill('😀 énergie');
    loaded.resolve();
    await expect.poll(() => page.locator('#custom_prompt-count').innerText()).toMatch(/^9\b.*1000/);
    expect(await page.getByLabel(strings.prompt).inputValue()).toBe('😀 énergie');
  });

  it('creates a subscription with the email of the account', async () => {
    const member = await join(browsing);
    const { page } = await openAs(browsing, member);
    await page.goto(url('/manage-subscription'));
    await page.getByRole('button', { name: `Subscribe with ${member.email}` }).click();
    await page.waitForURL(/\/manage-subscription\?token=/);
    await page.getByText(`Linked to your account ${member.username}`).waitFor();
  });

  it('navigates without loading documents and clears earlier messages', async () => {
    const { page, requests } = await browsing.open();
    await page.goto(url(arabic.verify));
    await hydrated(page);
    await page.locator('main a[href^="/manage-subscription"]').click();
    await page.locator('select[name="sendHour"]').waitFor();
    expect(await page.locator('main [lang="ar"][dir="rtl"] h1').count()).toBe(1);
    await settled(page);
    expect(requests.filter((request) => !/\/assets\/|\/api\//.test(request))).toHaveLength(1);
  });

  it('keeps errors and input after a link to a field', async () => {
    const { manage } = await subscriber('zone.writer@mail.example', 'en');
    const strings = (await loadPack('en')).manage;
    const { page } = await browsing.open({ allow: [/status of 422/] });
    await page.goto(url(manage));
    await hydrated(page);
    await page.getByLabel(strings.timeZone).fill('Mars');
    await press(page, strings.save);
    await hydrated(page);
    await page.locator('main [role="alert"] a[href="#timeZone"]').click();
    await page.waitForURL('**#timeZone');
    await settled(page);
    expect(await page.locator('main [role="alert"]').innerText()).toContain(strings.chooseTimeZone);
    const zone = page.getByLabel(strings.timeZone);
    expect([await zone.inputValue(), await zone.getAttribute('aria-invalid')]).toEqual([
      'Mars',
      'true',
    ]);
    expect(await page.title()).toMatch(/^There is a problem|^Problem/);
  });

  it.each([
    { name: 'a phone', width: 360 },
    { name: 'a desktop', width: 1280 },
  ])('passes visual checks in Arabic and English on $name', async ({ width }) => {
    const english = await subscriber(`english.${width}@mail.example`, 'en');
    const { page } = await browsing.open({ viewport: { width, height: 800 } });
    for (const address of [arabic.manage, arabic.verify, arabic.unsubscribe, english.manage]) {
      await page.goto(url(address));
      await hydrated(page);
      for (const details of await page.locator('main details').all())
        await details.evaluate((element: HTMLDetailsElement) => (element.open = true));
      await looksRight(page);
    }
    await tabsThrough(page);
  });
});
