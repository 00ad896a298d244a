import { expect, it } from 'vitest';
import { digestLanguages, paths } from '#shared/paths.ts';
import { format } from '#shared/texts/format.ts';
import { signupModes } from '#shared/signup-modes.ts';
import { createAnonymousCaller } from '../support/api-clients.ts';
import { newNetwork } from '../support/client-ips.ts';
import { getText, readHtml } from '../support/html.ts';
import { addresses, packs } from '../support/newsletter-pages.ts';
import { subscribeBy } from '../support/subscriptions.ts';
import { createTestApp, siteIds } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });

const read = async (site: string, path: string) =>
  getText(readHtml((await t.on(site).get(path)).text).element('main'));

/** What an issue with a sponsor, an inbound feed or a permanent ban would make false. */
const promises = [
  'no advertis|advertiser|paid for it|sponsor|publicidad|publicité|Werbung|publicidade|' +
    '广告|広告|광고|إعلان|विज्ञापन|реклам',
  'every story|votó cada|chaque article a été|jeder beitrag wurde|cada notícia foi|' +
    '每一篇都由|どの記事も、[^。]*投票した|모든 글은|كل الموضوعات شاركها|लोग ही लेख|' +
    'каждый материал прислали',
  'tracking cookies|never twice|stated (?:end|date)|same rules apply',
].map((words) => new RegExp(words, 'i'));

/** What needs a model: a text at the level that the reader asks for. */
const levels = new RegExp(
  'plain language|how technical|nivel técnico|lenguaje sencillo|mots simples|' +
    'dans la technique|einfachen Worten|wie technisch|linguagem simples|ser técnico|' +
    '通俗的语言|技术内容|平易な言葉|専門的でよい|쉬운 말|기술적인 내용|بلغة بسيطة|' +
    'المستوى التقني|आसान शब्दों|कितनी तकनीकी|простыми словами|технических подробностей',
  'i',
);

it.each(siteIds.flatMap((site) => [...addresses, paths.selection].map((path) => [site, path])))(
  '%s%s promises only what every configuration keeps',
  async (site, path) => {
    expect(t.deps.model).toBeNull();
    const { text } = await t.on(site!).get(path!);
    for (const promise of promises) expect(promise.exec(text)).toBeNull();
    expect(levels.exec(getText(readHtml(text).element('main')))).toBeNull();
  },
);

it.each(siteIds)('%s has no such promise in its texts', async (site) => {
  for (const name of ['about', 'contact', 'privacy'] as const)
    for (const promise of promises) expect(promise.exec(await read(site, paths[name]))).toBeNull();
  expect(await read(site, paths.terms)).not.toMatch(promises.at(-1)!);
});

it('promises no delivery while issues are off', async () => {
  const site = t.deps.siteRegistry.sites.get('default')!;
  const { digest } = site;
  for (const on of [true, false]) {
    Object.assign(site, { digest: { ...digest, on } });
    for (const code of digestLanguages) {
      const { body } = await t
        .on('default')
        .get(code === 'en' ? '/api/newsletter' : `/api/newsletter/languages/${code}`);
      const { noSample, delivery: written } = packs[code].page;
      const delivery = format(code, written, { hour: 8 });
      const shown = (body as { page: typeof packs.en.page }).page;
      expect([shown.noSample, shown.delivery]).toEqual(on ? [noSample, delivery] : ['', '']);
    }
  }
  Object.assign(site, { digest });
});

it.each(signupModes)('invites subscribers to sign up only where they can: %s', async (mode) => {
  const site = t.deps.siteRegistry.sites.get('statecraft')!;
  Object.assign(site, { signup: { ...site.signup, mode, domains: ['mail.example'] } });
  for (const language of digestLanguages) {
    const { body } = await subscribeBy(
      t,
      'statecraft',
      {
        email: `${mode}-${language}@mail.example`,
        language,
      },
      createAnonymousCaller(t, 'statecraft'),
      newNetwork(),
    );
    const { hint } = body as { hint: string };
    const { unknownHint } = packs[language].page;
    if (mode === 'open') expect(hint).toBe(unknownHint);
    else expect(hint).not.toBe(unknownHint);
    expect(hint).not.toMatch(/[{}]/);
  }
});
