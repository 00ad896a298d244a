import { describe, expect, it } from 'vitest';
import { format } from '#shared/texts/format.ts';
import { loadPack } from '#shared/texts/packs.ts';
import { digestLanguages } from '#shared/paths.ts';
import { getAttribute, readHtml, getText } from '../../test/support/html.ts';
import {
  statecraft,
  origin,
  createDigestItem,
  createSentence,
  readerContent,
  renderDigestMail,
} from '../../test/support/digest-mail.ts';
import { toSentenceId } from './sentence-id.ts';

/** The links under post `a`. */
const feedbackLines =
  `More like this\n${origin}/subscriptions/more/a\n` +
  `Less like this\n${origin}/subscriptions/less/a`;

describe.each(digestLanguages)('a digest in %s', (language) => {
  it('has the same content in the same order twice', async () => {
    const { mail } = await loadPack(language);
    const { digest: content, welcome } = mail;
    const { html, text } = await renderDigestMail(statecraft, language);
    const {
      theme: { siteName },
    } = statecraft;
    const order = [
      content.daily.replace('{site}', siteName).replace('{date}', '2026-11-20'),
      'Overview one.',
      '[1] [2]',
      'Overview two.',
      'rivers',
      '1. Title a',
      'Summary a.',
      '[1]',
      '“Comment a.” (ada)',
      'rivers.example',
      format(language, content.comments, { count: 56 }),
      '2. Title b',
      'Summary c.',
      content.labels.ai,
      content.fromPeople,
      'Followed title',
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

it('leads titles to articles and numbers to the page', async () => {
  const { html, text } = await renderDigestMail(statecraft, 'en', {
    items: [createDigestItem('a'), createDigestItem('b', { url: null, domain: null })],
  });
  const links = readHtml(html)
    .all('a')
    .map((link) => [getText(link).replace(/\s+/g, ' '), getAttribute(link, 'href')]);
  expect(links).toContainEqual(['Title a', 'https://rivers.example/a']);
  // Mail programs would link a bare domain.
  expect(links).toContainEqual(['rivers.example', 'https://rivers.example/a']);
  expect(links).toContainEqual(['56 comments', `${origin}/post/post-a#comments`]);
  expect(links).toContainEqual(['Title b', `${origin}/post/post-b`]);
  expect(links).toContainEqual(['Unsubscribe', readerContent.unsubscribeUrl]);
  expect(links).toContainEqual(['Less like this', `${origin}/subscriptions/less/b`]);
  const view = `${origin}/newsletter/archive/2026-11-20`;
  expect(links).toContainEqual(['View in browser', view]);
  const sentences = [
    { text: 'Overview one.', posts: ['a', 'b'] },
    { text: 'Overview two.', posts: ['b', 'of-another-issue'] },
    { text: 'Summary a.', posts: ['a'] },
    { text: 'Summary b.', posts: ['b'] },
  ];
  expect(links.filter(([content]) => content?.startsWith('['))).toEqual(
    ['[1] [2]', '[2]', '[1]', '[2]'].map((mark, i) => [
      mark,
      `${view}#${toSentenceId(sentences[i] as (typeof sentences)[number])}`,
    ]),
  );
  for (const line of text.split('\n').filter((element) => element.includes('://')))
    expect(line).toMatch(/^https:\/\/\S+$/);
  expect(text).toContain(
    '\n\n1. Title a\nhttps://rivers.example/a\nSummary a. [1]\n' +
      '“Comment a.” (ada)\nrivers.example · 1,234 points · 56 comments\n' +
      `${origin}/post/post-a#comments\n${feedbackLines}\n\n2. Title b\nSummary b.`,
  );
  expect(text.split(view)).toHaveLength(2);
  expect(text).toContain(`\n\nUnsubscribe\n${readerContent.unsubscribeUrl}\n\n`);
});

it('links no numbers without a page', async () => {
  const { html, text } = await renderDigestMail(statecraft, 'en', { viewPath: null });
  const links = readHtml(html).all('a').map(getText);
  expect(links.filter((content) => content.startsWith('['))).toEqual([]);
  expect(text).toContain('Overview one. [1] [2]');
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
  // The rest of a wrapped title is indented.
  expect(text).toMatch(/\n1\. Rivers[^\n]*(?:\n {3}\S[^\n]*)+\nhttps:/);
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
          points: 0,
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
    `\n\n1. Title a\n0 points · 0 comments\n${origin}/post/post-a#comments\n` +
      `${feedbackLines}\n\nPreferences\n`,
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

it('says once who made it, and marks what others made', async () => {
  const { issue, mail } = await loadPack('de');
  const { pieces } = issue;
  const { html, text } = await renderDigestMail(statecraft, 'de', {
    kind: 'ai',
    overview: [{ text: 'Ein Satz.', posts: ['a'], kind: 'ai' }],
    items: [
      createDigestItem('a', { kind: 'ai' }),
      createDigestItem('b', { kind: 'extract' }),
      createDigestItem('c', { kind: 'note' }),
      createDigestItem('d', { kind: 'selected' }),
      createDigestItem('e', { kind: 'extract', summary: null }),
      createDigestItem('f', {
        sentences: [createSentence('One.', 'f', 'ai'), createSentence('Two.', 'f', 'extract')],
      }),
    ],
  });
  const { ai } = mail.digest.labels;
  const stated = [pieces.extract, pieces.note, pieces.selected, pieces.extract, ai];
  const all = [...Object.values(pieces), ai];
  const paragraphs = readHtml(html).all('p').map(getText);
  expect(paragraphs.filter((paragraph) => all.includes(paragraph))).toEqual(stated);
  expect(text.split('\n').filter((line) => all.includes(line))).toEqual(stated);
  // An editor's note rests on no passage.
  expect(text).toContain(`\nSummary c.\n${pieces.note}\n`);
});

it.each(digestLanguages)('shows the comments of another place apart: %s', async (language) => {
  const { html, text } = await renderDigestMail(
    statecraft,
    language,
    { items: [createDigestItem('a', { comments: 0, commentsElsewhere: 33 })], overview: [] },
    { following: [] },
  );
  const { digest } = (await loadPack(language)).mail;
  const comments = format(language, digest.comments, { count: 0 });
  const elsewhere = format(language, digest.commentsElsewhere, { count: 33 });
  expect(text.replace(/\s+/g, ' ')).toContain(`${comments} · ${elsewhere}`.replace(/\s+/g, ' '));
  expect(html).toContain(elsewhere);
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
