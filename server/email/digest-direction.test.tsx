import { expect, it } from 'vitest';
import { getAttribute, readHtml, getText, type Element } from '../../test/support/html.ts';
import {
  statecraft,
  createDigestItem,
  createSentence,
  renderDigestMail,
} from '../../test/support/digest-mail.ts';

const arabic = 'اتفاقية الأنهار المشتركة: ما الذي تغيّر منذ 1997؟';

it('writes an Arabic mail right to left, except Latin text', async () => {
  const { html, text } = await renderDigestMail(
    statecraft,
    'ar',
    {
      items: [
        createDigestItem('a', { title: 'EU law, 1997!' }),
        createDigestItem('b', {
          title: arabic,
          summary: `${arabic}.`,
        }),
      ],
      overview: [
        { text: arabic, posts: ['b'] },
        { text: 'Short (so far).', posts: ['a'] },
      ],
      focus: 'EU law (rivers)',
    },
    {
      following: [
        { slug: 'x', title: 'A Latin title?' },
        { slug: 'y', title: arabic },
      ],
    },
  );
  expect(html).toMatch(/^<!DOCTYPE html><html lang="ar" dir="rtl">/);
  const document = readHtml(html);
  const getDirection = (content: string) => {
    let found: Element | null =
      document
        .all('body *')
        .findLast(
          (element) => getText(element) === content && element.childElements.length === 0,
        ) ?? null;
    if (!found) throw new Error(`nothing says ${content}`);
    while (found && !found.hasAttribute('dir')) found = found.parent;
    return found && getAttribute(found, 'dir');
  };
  for (const content of [
    'EU law, 1997!',
    'Summary a.',
    '“Comment a.” (ada)',
    'Short (so far).',
    'EU law (rivers)',
    'rivers\u2060.example',
    'A Latin title?',
  ])
    expect(getDirection(content), content).toBe('ltr');
  for (const content of [arabic, `${arabic}.`]) expect(getDirection(content), content).toBe('rtl');
  expect(document.all('h2').map((heading) => getAttribute(heading, 'dir'))).toEqual([
    null,
    null,
    null,
  ]);
  const getStyle = (content: string) =>
    getAttribute(
      document.all('p').find((element) => getText(element) === content) as Element,
      'style',
    ) ?? '';
  expect(getStyle('Summary a.')).toContain('text-align:left');
  expect(getStyle('“Comment a.” (ada)')).toMatch(/border-left:.*text-align:left/);
  expect(text).toMatch(/^\u200frivers\.example · .*56/m);
});

it('writes only Arabic texts right to left in German', async () => {
  const { html } = await renderDigestMail(statecraft, 'de', {
    items: [
      createDigestItem('a', { title: arabic, summary: arabic }),
      createDigestItem('b'),
      createDigestItem('c', { title: '1997: 50 %' }),
    ],
  });
  const turned = readHtml(html)
    .all('body [dir]')
    .map((element) => [getAttribute(element, 'dir'), getText(element)]);
  expect(turned).toEqual([
    ['rtl', arabic],
    ['rtl', arabic],
    ['ltr', '“Comment a.” (ada)'],
  ]);
});

it('marks texts of other languages in a Spanish mail', async () => {
  const { html, text } = await renderDigestMail(
    statecraft,
    'es',
    {
      kind: 'extract',
      items: [
        createDigestItem('a', { title: 'Rivers and lakes' }),
        createDigestItem('b', { title: 'Flüsse', summary: 'Über Flüsse.', language: 'de' }),
        createDigestItem('c', { title: 'Ríos', summary: 'Sobre ríos.', language: 'es' }),
      ],
      overview: [
        { text: 'Overview one.', posts: ['a'] },
        { text: 'Über Seen.', posts: ['b'] },
      ],
    },
    { following: [{ slug: 'x', title: 'A followed title' }] },
  );
  const marked = readHtml(html)
    .all('body [lang]')
    .map((element) => [getAttribute(element, 'lang'), getText(element)])
    .filter(([lang]) => lang !== 'es');
  expect(marked).toEqual([
    ['en-US', 'Overview one.\u00a0[1]'],
    ['de', 'Über Seen.\u00a0[2]'],
    ['en-US', 'lakes'],
    ['en-US', 'Rivers and lakes'],
    ['en-US', 'Summary a.'],
    ['en-US', '“Comment a.” (ada)'],
    ['en-US', 'lakes'],
    ['de', 'Flüsse'],
    ['de', 'Über Flüsse.'],
    ['en-US', 'lakes'],
    ['en-US', 'A followed title'],
  ]);
  expect(text).toContain('\nOverview one.\nÜber Seen.\n');
});

it('assumes that written summaries use the language of the email', async () => {
  const { html } = await renderDigestMail(statecraft, 'fr', {
    kind: 'ai',
    items: [createDigestItem('a', { summary: 'Un résumé.', comment: null, tag: null })],
    overview: [{ text: 'Une phrase.', posts: ['a'] }],
  });
  const marked = readHtml(html)
    .all('body [lang="en-US"]')
    .map((element) => getText(element));
  expect(marked).toEqual(['Title a', 'Followed title']);
});

it.each(['ai', 'extract'] as const)(
  'gives each cited sentence its own line in Arabic: %s',
  async (kind) => {
    const { html, text } = await renderDigestMail(statecraft, 'ar', {
      kind,
      overview: [
        { text: 'Short (so far).', posts: ['a'] },
        { text: arabic, posts: ['b'] },
      ],
      items: [
        createDigestItem('a', {
          sentences: [createSentence(arabic, 'a'), createSentence('(One) more.', 'a')],
        }),
        createDigestItem('b', { summary: null }),
      ],
    });
    const lines = readHtml(html)
      .all('p')
      .filter((element) => getText(element).includes('['))
      .map((element) => [getAttribute(element, 'dir'), getText(element)]);
    expect(lines).toEqual([
      ['ltr', 'Short (so far).\u00a0[1]'],
      [null, `${arabic}\u00a0[2]`],
    ]);
    expect(text).toContain(`\n${arabic}\n(One) more.\n`);
    expect(text).toContain(`\nShort (so far).\n${arabic}\n`);
  },
);
