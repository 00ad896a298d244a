import { expect, it } from 'vitest';
import { presets } from '#shared/sites/presets.ts';
import { deletionMail } from './account-deletion.tsx';
import { emailChangedMail, emailChangeCodeMail, emailTakenMail } from './address-change.tsx';
import { activeHtml } from '../../test/support/mail-html.ts';
import type { Mail, MailSite } from './layout.tsx';

const sites: [string, MailSite][] = presets.map((preset) => [preset.id, preset]);
const mails: [string, (site: MailSite) => Mail][] = [
  [
    'the code for a new address',
    (site) => emailChangeCodeMail(site, { username: 'reader_1', code: '048213' }),
  ],
  ['the advice about an address that is known', emailTakenMail],
  ['the notice to the old address', (site) => emailChangedMail(site, { username: 'reader_1' })],
  [
    'the notice of a deletion',
    (site) =>
      deletionMail(site, { username: 'reader_1', at: new Date('2026-12-05T08:00:00.000Z') }),
  ],
];
const everyMail = sites.flatMap(([id, site]) =>
  mails.map(([what, make]) => [what, id, site, make(site)] as const),
);

it.each(everyMail)(
  '%s of %s links only to its site; text matches',
  (_what, _id, { theme }, { html, text }) => {
    const links = [...html.matchAll(/\bhref="([^"]*)"/g), ...text.matchAll(/(https?:\S+)/g)].map(
      ([, address = '']) => address,
    );
    expect(links.length).toBeGreaterThanOrEqual(2);
    for (const link of links)
      expect(new URL(link).origin).toBe(`https://${theme.seo.canonicalDomain}`);
    expect(html).not.toMatch(activeHtml);
    const paragraphs = [
      ...html.slice(html.indexOf('<body')).matchAll(/<p[^>]*>((?:[^<]|<(?!\/p>|a))*)<\/p>/g),
    ].map(([, text = '']) => text.replaceAll('&#x27;', `'`));
    for (const text of paragraphs.filter((paragraph) => paragraph !== theme.siteName))
      expect(text).toContain(text);
    expect(text).not.toMatch(/<|&\w+;|undefined|null|\[object/);
  },
);

it('shows the code for a new address outside links', () => {
  for (const [, site] of sites) {
    const mail = emailChangeCodeMail(site, { username: 'reader_1', code: '048213' });
    expect(mail.subject).toBe(`048213 is your ${site.theme.siteName} code`);
    expect(mail.text.split('\n')).toContain('048213');
    expect(mail.text).toContain('reader_1');
    expect(mail.html).not.toMatch(/href="[^"]*048213/);
  }
});

it('names the day of a deletion', () => {
  for (const [, site] of sites) expect(mails[3]?.[1](site).text).toContain('on 5 December 2026');
});
