import { beforeAll, describe, expect, it } from 'vitest';
import type { LanguagePack } from '#shared/texts/en.ts';
import { loadPack } from '#shared/texts/packs.ts';
import {
  archivePath,
  digestLanguages,
  managePath,
  unsubscribePath,
  verifyPath,
} from '#shared/paths.ts';
import { presets } from '#shared/sites/presets.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import { activeHtml } from '../../test/support/mail-html.ts';
import type { Mail, MailSite, MailLanguage } from './layout.tsx';
import { ownerLinkMail, verifySubscriptionMail, welcomeMail } from './subscription-mails.tsx';

const token = 'v2.aB_-9'.repeat(10);
/** Each email, and its links in their order. */
const mails: Record<
  string,
  (site: MailSite, wording: MailLanguage) => { mail: Mail; links: string[] }
> = {
  'the request to confirm': (site, wording) => {
    const url = toSiteUrl(site, verifyPath(token));
    return { mail: verifySubscriptionMail(site, wording, { url }), links: [url] };
  },
  'the daily welcome': (site, wording) => welcome(site, wording, 'daily'),
  'the weekly welcome': (site, wording) => welcome(site, wording, 'weekly'),
  'the way to the preferences': (site, wording) => {
    const [manageUrl, unsubscribeUrl] = ways(site);
    return {
      mail: ownerLinkMail(site, wording, { manageUrl, unsubscribeUrl }),
      links: [manageUrl, unsubscribeUrl],
    };
  },
};
const ways = (site: MailSite) =>
  [toSiteUrl(site, managePath(token)), toSiteUrl(site, unsubscribePath(token))] as const;
function welcome(site: MailSite, wording: MailLanguage, frequency: 'daily' | 'weekly') {
  const [manageUrl, unsubscribeUrl] = ways(site);
  const latestUrl = frequency === 'daily' ? toSiteUrl(site, archivePath('2026-11-21')) : null;
  return {
    mail: welcomeMail(site, wording, {
      frequency,
      latestUrl,
      sender: 'no-reply@mail.example',
      manageUrl,
      unsubscribeUrl,
    }),
    links: [...(latestUrl === null ? [] : [latestUrl]), manageUrl, unsubscribeUrl],
  };
}

const decode = (text: string) =>
  text
    .replaceAll('&#x27;', `'`)
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

describe.each(digestLanguages)('in %s', (language) => {
  let pack: LanguagePack;
  beforeAll(async () => void (pack = await loadPack(language)));
  const each = (
    check: (rendered: { mail: Mail; links: string[]; site: MailSite; what: string }) => void,
  ) => {
    for (const site of presets)
      for (const [what, make] of Object.entries(mails))
        check({ ...make(site, { language, pack }), site, what: `${what} of ${site.id}` });
  };

  it('emails have only the expected links and one button', () => {
    each(({ mail: { html, text }, links, what }) => {
      expect(
        [...html.matchAll(/\bhref="([^"]*)"/g)].map(([, address = '']) => decode(address)),
        what,
      ).toEqual(links);
      expect(
        [...text.matchAll(/https?:\S+/g)].map(([address]) => address),
        what,
      ).toEqual(links);
      expect(html.match(/class="button"/g)).toHaveLength(1);
      expect(html).not.toMatch(activeHtml);
    });
  });

  it('emails have the same content as text', () => {
    each(({ mail: { html, text, subject }, site, what }) => {
      const body = html.slice(html.indexOf('<body'));
      const lines = [...body.matchAll(/<(?:p|h1)\b[^>]*>(.*?)<\/(?:p|h1)>/g)]
        .slice(1)
        .flatMap(([, inner = '']) => inner.split('<br/>'))
        .map((inner) => decode(inner.replace(/<[^>]*>/g, '')));
      expect(lines.length, what).toBeGreaterThanOrEqual(4);
      // At the foot the text has the domain first.
      let rest = text.split('\n');
      for (const text of lines.slice(0, -2)) {
        expect(rest, what).toContain(text);
        rest = rest.slice(rest.indexOf(text) + 1);
      }
      for (const text of lines.slice(-2)) expect(text).toContain(text);
      expect(subject + html.slice(html.indexOf('<body')) + text).not.toMatch(
        /[{}]|undefined|null|\[object/,
      );
      expect(subject).toContain(site.theme.siteName);
      expect(html).toContain(site.theme.seo.canonicalDomain);
    });
  });

  it('emails are small and have light and dark colors', () => {
    const direction = language === 'ar' ? ' dir="rtl"' : '';
    each(({ mail: { html }, site: { theme }, what }) => {
      expect(html.startsWith(`<!DOCTYPE html><html lang="${language}"${direction}>`), what).toBe(
        true,
      );
      // Where only the body is shown, it is there again.
      if (language !== 'en')
        expect(html).toMatch(
          new RegExp(
            `<div lang="${language}"${direction} style="max-width:560px[^"]*` +
              `${language === 'ar' ? 'text-align:right' : ''}"`,
          ),
        );
      expect(html.includes('rtl')).toBe(language === 'ar');
      expect(Buffer.byteLength(html)).toBeLessThan(20_000);
      expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
      expect(html).toContain(`background-color:${theme.colors.background}`);
      expect(html).toContain(
        '@media (prefers-color-scheme: dark) { .mail { background-color: ' +
          `${theme.dark.background} !important`,
      );
    });
  });

  it('emails have no English text in other languages', () => {
    if (language === 'en') return;
    each(({ mail: { html, text, subject }, what }) => {
      const body = decode(html.slice(html.indexOf('<body')).replace(/<[^>]*>/g, ' '));
      const allText = `${subject}\n${body}\n${text}`.replace(/https?:\S+/g, '');
      expect(allText, what).not.toMatch(
        /\b(?:Sent|because|subscription|subscribed|your|digest|press|welcome|the)\b/i,
      );
    });
  });

  it('emails state the expiry and the frequency', () => {
    const site = presets[0] as MailSite;
    const request = mails['the request to confirm']?.(site, { language, pack }).mail;
    expect(request?.text).toContain(pack.mail.verify.expires);
    expect(request?.text).toContain(pack.mail.verify.ignore);
    expect(request?.html).toContain(`display:none;max-height:0;overflow:hidden">`);
    expect(welcome(site, { language, pack }, 'weekly').mail.text).toContain(
      pack.mail.welcome.weekly,
    );
    expect(welcome(site, { language, pack }, 'daily').mail.text).toContain(pack.mail.welcome.daily);
  });
});

it('uses the colon of the language in the subject', async () => {
  const site = presets[0] as MailSite;
  const subjects = await Promise.all(
    (['en', 'fr', 'ja', 'zh'] as const).map(
      async (language) =>
        ownerLinkMail(
          site,
          { language, pack: await loadPack(language) },
          { manageUrl: 'https://a.example/', unsubscribeUrl: 'https://a.example/' },
        ).subject,
    ),
  );
  expect(subjects.map((subject) => subject.replace(site.theme.siteName, ''))).toEqual([
    ': Email preferences',
    '\u00a0: préférences e-mail',
    '：メール設定',
    '：邮件偏好设置',
  ]);
});

it.each([
  '</title></style><script>alert(1)</script>',
  '{site} {date} $&',
  `"><img src=x onerror='alert(1)'>`,
  'Site\r\nBcc: evil@example.org',
])('escapes %j as a site name', async (siteName) => {
  const { theme } = presets[0] as MailSite;
  const pack = await loadPack('de');
  for (const make of Object.values(mails)) {
    const { html, text } = make({ theme: { ...theme, siteName } }, { language: 'de', pack }).mail;
    expect(html).not.toMatch(/<script|<img/i);
    expect(text).toContain(siteName);
  }
});
