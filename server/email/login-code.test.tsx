import { expect, it } from 'vitest';
import { presets } from '#shared/sites/presets.ts';
import { activeHtml } from '../../test/support/mail-html.ts';
import type { Mail, MailSite } from './layout.tsx';
import {
  existingAccountMail,
  loginCodeMail,
  noAccountMail,
  signupCodeMail,
} from './login-code.tsx';

const sites: [string, MailSite][] = presets.map((preset) => [preset.id, preset]);
const [, site] = sites[0] ?? ['', presets[0] as MailSite];
const mails: [string, (mailSite: MailSite) => Mail][] = [
  ['the code to log in', (mailSite) => loginCodeMail(mailSite, '048213')],
  [
    'the code to sign up',
    (mailSite) => signupCodeMail(mailSite, { username: 'reader_1', code: '048213' }),
  ],
  ['the advice to sign up', (mailSite) => noAccountMail(mailSite, { path: '/signup' })],
  ['the advice to log in', existingAccountMail],
];
const everyMail = sites.flatMap(([id, mailSite]) =>
  mails.map(([what, make]) => [what, id, mailSite, make(mailSite)] as const),
);
const named = (siteName: string, domain = site.theme.seo.canonicalDomain): MailSite => ({
  theme: { ...site.theme, siteName, seo: { ...site.theme.seo, canonicalDomain: domain } },
});
const getLinks = ({ html, text }: Mail) =>
  [...html.matchAll(/\bhref="([^"]*)"/g), ...text.matchAll(/(https?:\S+)/g)].map(
    ([, address = '']) => address,
  );

it.each(everyMail)('%s of %s links only to its site', (_what, _id, mailSite, mail) => {
  const links = getLinks(mail);
  expect(links.length).toBeGreaterThanOrEqual(2);
  for (const link of links)
    expect(new URL(link).origin).toBe(`https://${mailSite.theme.seo.canonicalDomain}`);
  expect(mail.html).not.toMatch(activeHtml);
});

it.each(everyMail)('%s of %s is small and has dark colors', (_what, _id, { theme }, { html }) => {
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en">.*<\/html>$/s);
  expect(Buffer.byteLength(html)).toBeLessThan(20_000);
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(html).toContain(`background-color:${theme.colors.background}`);
  expect(html).toMatch(
    new RegExp(
      '<style>@media \\(prefers-color-scheme: dark\\) \\{ \\.mail \\{ ' +
        `background-color: ${theme.dark.background} !important`,
    ),
  );
});

it.each(everyMail)(
  '%s of %s has the same content as plain text',
  (_what, _id, { theme }, { html, text }) => {
    const body = html.slice(html.indexOf('<body'));
    const decode = (text: string) =>
      text.replaceAll('&#x27;', `'`).replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    const paragraphs = [...body.matchAll(/<p[^>]*>((?:[^<]|<(?!\/p>|a))*)<\/p>/g)]
      .map(([, text = '']) => decode(text))
      .filter((text) => text !== theme.siteName);
    expect(paragraphs.length).toBeGreaterThanOrEqual(3);
    for (const text of paragraphs) expect(text).toContain(text);
    expect(text).not.toMatch(/<|&\w+;|undefined|null|\[object/);
  },
);

it.each(sites)('codes of %s start the subject and have a line', (_id, mailSite) => {
  for (const mail of [
    loginCodeMail(mailSite, '048213'),
    signupCodeMail(mailSite, { username: 'reader_1', code: '048213' }),
  ]) {
    expect(mail.subject).toBe(`048213 is your ${mailSite.theme.siteName} code`);
    expect(mail.text.split('\n')).toContain('048213');
    expect(mail.html).toMatch(/<p class="code"[^>]*>048213<\/p>/);
    // Link scanners must not log in.
    expect(getLinks(mail).join()).not.toContain('048213');
    expect(mail.text).toContain('Expires in 10 minutes');
  }
});

it('explains a long code and its longer validity', () => {
  const mail = loginCodeMail(site, 'A2B3C4D5E6');
  expect(mail.subject).toBe(`A2B3C4D5E6 is your ${site.theme.siteName} code`);
  for (const text of [mail.text, mail.html]) {
    expect(text).toContain('A2B3C4D5E6');
    expect(text).toContain('Expires in 10 minutes');
    expect(text).toContain('This code is longer');
  }
});

it('links to the next page without a code', () => {
  for (const [mail, path] of [
    [noAccountMail(site, { path: '/signup' }), '/signup'],
    [existingAccountMail(site), '/login'],
  ] as const) {
    const address = `https://${site.theme.seo.canonicalDomain}${path}`;
    expect(getLinks(mail).filter((link) => link === address)).toHaveLength(2);
    expect(mail.subject).not.toMatch(/\d/);
    expect(mail.text).not.toMatch(/\b\d{6}\b/);
  }
});

it.each(['closed', 'domain', 'invitation'] as const)(
  'does not link to the sign-up in mode %s',
  (mode) => {
    const mail = noAccountMail(site, { mode });
    expect(getLinks(mail).filter((link) => link.includes('/signup'))).toEqual([]);
    expect(mail.text).not.toMatch(/sign up here|undefined/);
  },
);

it('shows the username in a signup mail', () => {
  const { html, text } = signupCodeMail(site, { username: 'reader_1', code: '048213' });
  expect(html).toContain('as reader_1:');
  expect(text).toContain('as reader_1:');
});

it.each([
  '</title></style><script>alert(1)</script>',
  `"><img src=x onerror='alert(1)'>`,
  '&lt;b&gt; & co',
  '{{name}} ${name}',
])('escapes %j as a name', (hostile) => {
  for (const { html, text } of [
    ...mails.map(([, make]) => make(named(hostile))),
    signupCodeMail(site, { username: hostile, code: '048213' }),
  ]) {
    expect(html).not.toMatch(/<script|<img|<b>/i);
    expect(html.match(/<\/?(?:title|style)>/g)).toEqual([
      '<title>',
      '</title>',
      '<style>',
      '</style>',
    ]);
    expect(text).toContain(hostile);
  }
});

it('stays below 102 KB with the longest names', () => {
  for (const [, make] of mails)
    expect(
      Buffer.byteLength(make(named('漢'.repeat(60), `${'a'.repeat(63)}.example`)).html),
    ).toBeLessThan(102 * 1024);
});
