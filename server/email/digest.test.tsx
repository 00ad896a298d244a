import { describe, expect, it } from 'vitest';
import { format } from '#shared/texts/format.ts';
import { loadPack } from '#shared/texts/packs.ts';
import { digestLanguages, toEntryId } from '#shared/paths.ts';
import { presets } from '#shared/sites/presets.ts';
import { getAttribute, readHtml, getText, type Element } from '../../test/support/html.ts';
import {
  statecraft,
  origin,
  createDigestItem,
  createSentence,
  readerContent,
  renderDigestMail,
} from '../../test/support/digest-mail.ts';
import type { Digest } from './digest-content.ts';
import type { ReaderContent } from './digest-template.ts';
import { formatIssueDate } from './digest-text.ts';
import { toSentenceId } from './sentence-id.ts';

const issueDays = { firstDay: '2026-11-20', lastDay: '2026-11-20' };

describe.each(digestLanguages)('a digest in %s', (language) => {
  it('has the same content in the same order twice', async () => {
    const { mail } = await loadPack(language);
    const { digest: content, welcome } = mail;
    const { html, text } = await renderDigestMail(statecraft, language);
    const {
      theme: { siteName },
    } = statecraft;
    const comments = format(language, content.comments, { count: 56 });
    const order = [
      `${formatIssueDate(language, issueDays)} · ${content.number.replace('{number}', '5')}`,
      'Overview one.',
      'Overview two.',
      'rivers',
      'Title a',
      'Summary a.',
      '“Comment a.” (ada)',
      comments,
      'Title b',
      comments,
      'Summary c.',
      content.fromPeople,
      'Followed title',
      content.labels.ai,
      content.rate.daily,
      content.pauseLink,
      welcome.unsubscribe,
      content.viewInBrowser,
    ];
    const document = readHtml(html);
    for (const rendered of [
      text.replace(/\s+/g, ' '),
      document
        .all('body *')
        .filter(({ nodeName }) => ['h1', 'h2', 'p'].includes(nodeName))
        .map(getText)
        .join(' ')
        .replace(/\s+/g, ' '),
    ]) {
      let at = -1;
      for (const part of order) {
        const next = rendered.indexOf(part.replace(/\s+/g, ' '), at + 1);
        expect(next, `${part} in ${rendered}`).toBeGreaterThan(at);
        at = next;
      }
      expect(
        rendered.indexOf(content.why.replace('{site}', siteName).replace(/\s+/g, ' ')),
      ).toBeGreaterThan(at);
    }
    expect(document.all('h1')).toHaveLength(1);
    expect(document.all('h2')).toHaveLength(4);
    expect(`${html.slice(html.indexOf('<body'))}${text}`).not.toMatch(
      /[{}\ue000\ue001]|undefined|null|\[object/,
    );
  });
});

const view = `${origin}/newsletter/archive/2026-11-20`;
async function readLinks(...[overrides, part]: [Partial<Digest>?, Partial<ReaderContent>?]) {
  const { html, text } = await renderDigestMail(statecraft, 'en', overrides, part);
  const links = readHtml(html)
    .all('a')
    .map((link) => [getText(link).replace(/\s+/g, ' '), getAttribute(link, 'href')]);
  return { links, text };
}

it('leads titles to articles and sentences to their passages', async () => {
  const two = [createSentence('One.', 'c'), createSentence('Two.', 'c')];
  const { links, text } = await readLinks({
    items: [
      createDigestItem('a'),
      createDigestItem('b', { url: null, domain: null, comments: 0 }),
      createDigestItem('c', { sentences: two }),
      createDigestItem('d', { kind: 'note' }),
    ],
  });
  expect(links).toContainEqual(['Title a', 'https://rivers.example/a']);
  expect(links).toContainEqual(['56 comments', `${origin}/post/post-a#comments`]);
  expect(links).toContainEqual(['Title b', `${origin}/post/post-b`]);
  expect(links).toContainEqual(['Discuss', `${origin}/post/post-b#comments`]);
  expect(links).toContainEqual(['Unsubscribe', readerContent.unsubscribeUrl]);
  expect(links).toContainEqual(['Rate today’s stories', readerContent.rateUrl]);
  expect(links).toContainEqual(['View in browser', view]);
  const anchor = (sentence: string, ...posts: string[]) =>
    `${view}#${toSentenceId({ text: sentence, posts })}`;
  expect(links).toContainEqual(['Summary a.', anchor('Summary a.', 'a')]);
  expect(links).toContainEqual(['One. Two.', `${view}#${toEntryId('c')}`]);
  expect(links.map(([content]) => content)).not.toContain('Summary d.');
  expect(links.filter(([content]) => content?.startsWith('['))).toEqual([
    ['[1] [2]', anchor('Overview one.', 'a', 'b')],
    ['[2]', anchor('Overview two.', 'b', 'of-another-issue')],
  ]);
  for (const line of text.split('\n').filter((element) => element.includes('://')))
    expect(line).toMatch(/^https:\/\/\S+$/);
  expect(text).toContain(
    '\n\nTitle a\nhttps://rivers.example/a\nSummary a.\n“Comment a.” (ada)\n' +
      `rivers.example · 19 November · 56 comments\n${origin}/post/post-a#comments\n\nTitle b\n`,
  );
  expect(text).not.toMatch(/\[\d\]/);
  expect(text.split(view)).toHaveLength(2);
});

it('has at most two links a story besides its title', async () => {
  const { links } = await readLinks(
    {
      overview: [],
      items: [
        createDigestItem('a', {
          sentences: [createSentence('One.', 'a'), createSentence('Two.', 'a')],
          otherSources: [{ id: 'other', url: 'https://lakes.example/1', domain: 'lakes.example' }],
          newSince: { day: '2026-11-18', period: '2026-11-18' },
        }),
      ],
    },
    { following: [] },
  );
  expect(links.slice(0, -4).map(([content]) => content)).toEqual([
    'Title a',
    'One. Two.',
    '56 comments',
  ]);
});

it('numbers the stories only for an overview that cites them', async () => {
  const numbered = readHtml((await renderDigestMail(statecraft, 'en')).html);
  expect(numbered.all('h2').map(getText)[0]).toBe('1. Title a');
  const plain = readHtml((await renderDigestMail(statecraft, 'en', { overview: [] })).html);
  expect(plain.all('h2').map(getText)[0]).toBe('Title a');
});

it('shows the picture of the lead with the text of its publisher', async () => {
  const path = `/images/${'a'.repeat(32)}-800x450.jpg`;
  const { html } = await renderDigestMail(statecraft, 'en', { picture: { path, alt: 'A <dam>' } });
  const [, picture] = readHtml(html).all('img');
  expect(
    ['src', 'alt', 'width', 'height'].map((name) => picture && getAttribute(picture, name)),
  ).toEqual([origin + path, 'A <dam>', '560', '315']);
});

it.each(presets.map((site) => [site.id, site] as const))(
  'takes at most 60 KB and 90 lines of text (%s)',
  async (_id, site) => {
    const sentence = 'Rivers and lakes that two states share are measured by both of them. ';
    const createItems = (count: number) =>
      Array.from({ length: count }, (_, i) =>
        createDigestItem(String(i), {
          title: sentence.repeat(2).trim(),
          sentences: [1, 2].map((n) => createSentence(`${n} ${sentence.repeat(2)}`, String(i))),
          comment: { text: sentence.repeat(2), by: 'ada' },
        }),
      );
    const overview = [{ text: sentence.repeat(3), posts: ['0'] }];
    const large = await renderDigestMail(site, 'en', { items: createItems(10), overview });
    expect(Buffer.byteLength(large.html)).toBeLessThan(60_000);
    const { text } = await renderDigestMail(site, 'en', { items: createItems(6), overview });
    expect(text.trim().split('\n').length).toBeLessThanOrEqual(90);
  },
);

it('links nothing to passages without a page', async () => {
  const { links, text } = await readLinks({ viewPath: null });
  expect(links.map(([content]) => content)).not.toContain('Summary a.');
  expect(links.filter(([content]) => content?.startsWith('['))).toEqual([]);
  expect(text).toContain('Overview one. Overview two.');
});

it('wraps text at 76 characters, except long words and URLs', async () => {
  const long = 'Rivers and lakes that two states share are measured by both. '.repeat(5).trim();
  const { text } = await renderDigestMail(statecraft, 'en', {
    items: [
      createDigestItem('a', {
        title: long.slice(0, 150),
        summary: long,
        comment: { text: long, by: 'ada' },
      }),
      createDigestItem('b', { title: `${'x'.repeat(90)} and more` }),
    ],
    overview: [{ text: long, posts: ['a'] }],
    focus: long,
  });
  const lines = text.split('\n');
  expect(lines.filter((line) => line.length > 76 && /\S\s+\S/.test(line))).toEqual([]);
  expect(lines.filter((line) => line.length > 60).length).toBeGreaterThan(10);
  expect(text.replace(/\s+/g, ' ')).toContain(long);
});

it('leaves no gaps for missing parts and breaks long words', async () => {
  const { html, text } = await renderDigestMail(
    statecraft,
    'en',
    {
      items: [
        createDigestItem('a', {
          url: null,
          domain: null,
          summary: null,
          comment: null,
          tag: null,
          day: null,
          comments: 0,
        }),
      ],
      overview: [],
      focus: null,
      viewPath: null,
    },
    { following: [] },
  );
  expect(text).toContain(
    `\n\nTitle a\nDiscuss\n${origin}/post/post-a#comments\n\nRate today’s stories\n`,
  );
  expect(text).not.toContain('\n\n\n');
  expect(html).not.toMatch(/<p[^>]*><\/p>|View in browser|From people/);
  expect(html).toContain('word-break:break-word;overflow-wrap:break-word');
});

it('has the next titles as a preheader', async () => {
  const items = Array.from({ length: 10 }, (_, i) =>
    createDigestItem(String(i), { title: `A title of some length, number ${i}` }),
  );
  const { html, subject } = await renderDigestMail(statecraft, 'en', { items });
  expect(subject).toBe('Statecraft: A title of some length, number 0');
  const [, shown = ''] = /display:none;max-height:0;overflow:hidden">([^<]*)</.exec(html) ?? [];
  expect(shown).toMatch(
    /^A title of some length, number 1 · A title of some length, number 2 · .*…$/,
  );
  expect(shown.length).toBeGreaterThan(150);
  expect(shown.length).toBeLessThanOrEqual(180);
});

it('sets the column width in Outlook only', async () => {
  const { html } = await renderDigestMail(statecraft, 'en');
  expect(
    html.match(
      /<!--\[if mso\]><table role="presentation"[^>]* width="600"[^>]*><tr><td><!\[endif\]-->/g,
    ),
  ).toHaveLength(1);
  expect(html.match(/<!--\[if mso\]><\/td><\/tr><\/table><!\[endif\]-->/g)).toHaveLength(1);
  expect(html.replace(/<!--.*?-->/gs, '')).not.toMatch(/<table|<td|mso/);
});

it('states once who made the sentences, and where others did', async () => {
  const { issue, mail } = await loadPack('de');
  const { pieces } = issue;
  const site = structuredClone(statecraft);
  site.theme.seo.author = 'Jo Lee';
  const { html, text } = await renderDigestMail(site, 'de', {
    kind: 'ai',
    overview: [{ text: 'Ein Satz.', posts: ['a'] }],
    items: [
      createDigestItem('a', { kind: 'ai' }),
      createDigestItem('b', { kind: 'extract' }),
      createDigestItem('c', { kind: 'note' }),
      createDigestItem('d', { kind: 'extract', summary: null }),
    ],
  });
  const wholeText = getText(readHtml(html).all('body')[0] as Element);
  for (const rendered of [wholeText, text.replace(/\s+/g, ' ')]) {
    expect(rendered.split(mail.digest.labels.ai)).toHaveLength(2);
    expect(rendered.split(pieces.ai)).toHaveLength(2);
    expect(rendered.split(pieces.extract)).toHaveLength(2);
    expect(rendered).toContain(`${pieces.note}: Jo Lee`);
  }
});

it.each(digestLanguages)('begins with the corrections of the reader (%s)', async (language) => {
  const { correction } = (await loadPack(language)).mail;
  const sentence = 'Nine <states> signed it.';
  const { html, text } = await renderDigestMail(
    statecraft,
    language,
    {},
    { corrections: [{ sentence, language: 'en', text: 'Eight & no more.' }] },
  );
  const page = readHtml(html);
  expect(page.all('h2').map(getText)[0]).toBe(correction.heading);
  expect(page.text('s')).toBe(sentence);
  expect(html).toContain('Eight &amp; no more.');
  expect(html.indexOf(correction.heading)).toBeLessThan(html.indexOf('<h1'));
  expect(text.startsWith(`${correction.heading}\n\n${correction.text}\n\n“${sentence}”`)).toBe(
    true,
  );
});

it('shows the postal address of the site at its end', async () => {
  const sender = { postalAddress: 'Café <Press>\n1 Main Street' };
  const { html, text } = await renderDigestMail({ ...statecraft, sender }, 'ar');
  expect(text.trimEnd().endsWith('Café <Press>\n1 Main Street')).toBe(true);
  expect(html).toContain('Café &lt;Press&gt;\n1 Main Street');
  expect((await renderDigestMail(statecraft, 'en')).text).not.toContain('Main Street');
});
