import { expect, it } from 'vitest';
import { presets } from '#shared/sites/presets.ts';
import type { RichText } from '#shared/rich-text.ts';
import { loadPack } from '#shared/texts/packs.ts';
import { activeHtml } from '../../test/support/mail-html.ts';
import type { Mail, MailSite } from './layout.tsx';
import { replyMail as renderReply, type ReplyNotification } from './reply.tsx';

const pack = await loadPack('en');
const turnOffUrl = 'https://site.example/subscriptions/inbox/token';
const replyMail = (site: MailSite, notification: ReplyNotification) =>
  renderReply(site, notification, { language: 'en', pack, turnOffUrl });

const [site] = presets as unknown as [MailSite];
const createNotification = (overrides: Partial<ReplyNotification> = {}): ReplyNotification => ({
  kind: 'answer',
  author: 'ada',
  post: { slug: 'small-models-k3VwqZ1x8TfB', title: 'Small models' },
  commentId: 'c0mment1d234',
  content: [['p', ['I ', ['strong', ['tried']], ' it.']]],
  ...overrides,
});
const getLinks = ({ html, text }: Mail) =>
  [...html.matchAll(/\bhref="([^"]*)"/g), ...text.matchAll(/(https?:\S+)/g)].map(
    ([, address = '']) => address,
  );

it.each([
  ['comment', 'ada commented on “Small models”'],
  ['answer', 'ada replied to your comment on “Small models”'],
  ['mention', 'ada mentioned you on “Small models”'],
] as const)('names a %s in the subject and both parts', (how, subject) => {
  const mail = replyMail(site, createNotification({ kind: how }));
  expect(mail.subject).toBe(subject);
  for (const part of [mail.html, mail.text]) {
    expect(part).toContain(`${subject}:`);
    expect(part).toContain('I tried it.');
    expect(part).toContain('because of your notification settings.');
    expect(part).not.toContain('entered your address');
  }
});

it.each(presets.map((preset) => [preset.id, preset] as const))(
  'links to comment, settings and site of %s only',
  (_id, mailSite) => {
    const mail = replyMail(
      mailSite,
      createNotification({
        content: [
          ['p', [['a', ['a link'], 'https://evil.example/'], ' and ', ['a', ['@ada'], '/u/ada']]],
        ],
      }),
    );
    const origin = `https://${mailSite.theme.seo.canonicalDomain}`;
    const addresses = [
      `${origin}/post/small-models-k3VwqZ1x8TfB?root=c0mment1d234#c-c0mment1d234`,
      `${origin}/settings#notifications`,
      turnOffUrl,
    ];
    expect(new Set(getLinks(mail))).toEqual(new Set(addresses));
    for (const part of [mail.html, mail.text])
      for (const address of addresses) expect(part).toContain(address);
    expect(mail.html).not.toMatch(activeHtml);
    expect(mail.html).toContain(`background-color:${mailSite.theme.colors.background}`);
  },
);

it.each([
  '</title></style><script>alert(1)</script>',
  `"><img src=x onerror='alert(1)'>`,
  '&lt;img src=x&gt; & co',
  '{{name}} ${name}',
])('escapes %j as title and content', (hostile) => {
  const { html, text, subject } = replyMail(
    site,
    createNotification({
      post: { slug: 'x-k3VwqZ1x8TfB', title: hostile },
      content: [['p', [hostile]]],
    }),
  );
  expect(html).not.toMatch(/<script|<img|<b>/i);
  expect(html.match(/<\/?(?:title|style)>/g)).toEqual([
    '<title>',
    '</title>',
    '<style>',
    '</style>',
  ]);
  expect(text.split(hostile)).toHaveLength(3);
  expect(subject).toContain(hostile);
  if (hostile.startsWith('&lt;')) expect(html).toContain('&amp;lt;img src=x&amp;gt; &amp; co');
});

it('cuts a long comment between words or characters', () => {
  const getText = (text: string) =>
    replyMail(site, createNotification({ content: [['p', [text]]] })).text.split('\n\n')[1] ?? '';
  expect(getText('word '.repeat(100).trim())).toBe('word '.repeat(100).trim());
  expect(getText('word '.repeat(400))).toMatch(/^(?:word ){90,99}word…$/);
  expect([...getText('🦊'.repeat(2_000))]).toEqual([
    ...Array.from({ length: 249 }, () => '🦊'),
    '…',
  ]);
});

it('omits the text of an empty comment', () => {
  const { html, text } = replyMail(site, createNotification({ content: [['hr', []]] as RichText }));
  expect(text.split('\n\n')).toHaveLength(5);
  expect(html.match(/<p /g)).toHaveLength(5);
});

it('gives a title and a comment from right to left their direction', () => {
  const { html } = replyMail(
    site,
    createNotification({
      post: { slug: 'x', title: 'שלום!' },
      content: [['p', ['תשובה, GPT-5!']]],
    }),
  );
  expect(html).toContain('\u2068שלום!\u2069');
  expect(html).toMatch(/<p [^>]*dir="rtl"[^>]*text-align:right[^>]*>תשובה, GPT-5!<\/p>/);
});
