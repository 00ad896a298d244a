import { expect, it } from 'vitest';
import { presets } from '#shared/sites/presets.ts';
import { activeHtml } from '../../test/support/mail-html.ts';
import type { Mail, MailSite } from './layout.tsx';
import { banMail, moderationActionMail, unbanMail } from './moderation.tsx';

const sites: [string, MailSite][] = presets.map((preset) => [preset.id, preset]);
const items = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    kind: i % 2 === 0 ? ('post' as const) : ('comment' as const),
    title: `Title <b>${i}</b>`,
  }));
const mails: [string, (site: MailSite) => Mail][] = [
  [
    'the notice of one action',
    (site) =>
      moderationActionMail(site, { action: 'remove', items: items(1), reason: 'It advertises.' }),
  ],
  [
    'the notice of many',
    (site) => moderationActionMail(site, { action: 'hide', items: items(9), reason: '' }),
  ],
  [
    'the notice of a ban',
    (site) =>
      banMail(site, {
        username: 'reader_1',
        until: new Date('2026-12-01T08:00:00Z'),
        reason: 'Advertising.',
        removed: true,
      }),
  ],
  ['the notice of its end', (site) => unbanMail(site, { username: 'reader_1', reason: '' })],
];
const everyMail = sites.flatMap(([id, site]) =>
  mails.map(([what, make]) => [what, id, site, make(site)] as const),
);

it.each(everyMail)(
  '%s of %s links only to its site',
  (_what, _id, { theme }, { subject, html, text }) => {
    const links = [...html.matchAll(/\bhref="([^"]*)"/g), ...text.matchAll(/(https?:\S+)/g)].map(
      ([, address = '']) => address,
    );
    for (const link of links)
      expect(new URL(link).origin).toBe(`https://${theme.seo.canonicalDomain}`);
    expect(html).not.toMatch(activeHtml);
    expect(html).not.toMatch(/<b\b/i);
    expect(text).not.toMatch(/&\w+;|undefined|null|\[object/);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(subject).toContain(theme.siteName);
  },
);

it('names the action, reason and up to five items', () => {
  const [, site] = sites[0] as [string, MailSite];
  const single = moderationActionMail(site, {
    action: 'remove',
    items: items(1),
    reason: 'It advertises.',
  });
  expect(single.subject).toBe(`Your post on ${site.theme.siteName} was removed`);
  expect(single.text).toContain(
    'removed your post “Title <b>0</b>”. Reason: It advertises. Only you can see it.',
  );
  expect(single.text).toContain('/contact');
  const many = moderationActionMail(site, { action: 'hide', items: items(9), reason: '' });
  expect(many.subject).toBe(`9 of your posts and comments on ${site.theme.siteName} were hidden`);
  expect(many.text).toContain('your comment on “Title <b>3</b>”');
  expect(many.text).toContain('and 4 more.');
  expect(many.text).not.toMatch(/Title <b>5|Reason:/);
});
