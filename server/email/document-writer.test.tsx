import { expect, it } from 'vitest';
import { splitDocument, type ShownBlock } from '#shared/newsletter/document.ts';
import { origin, renderDigestMail, statecraft } from '../../test/support/digest-mail.ts';
import { getAttribute, getText, readHtml } from '../../test/support/html.ts';

const hostile = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>&amp;`;

it('places blocks around the posts in HTML and plain text', async () => {
  const { html, text } = await renderDigestMail(statecraft, 'en', {
    document: splitDocument([
      { type: 'heading', level: 2, content: [{ text: 'From the editors' }] },
      { type: 'list', ordered: false, items: [[{ text: 'First' }], [{ text: 'Second' }]] },
      { type: 'digest' },
      { type: 'text', content: [{ text: 'Until tomorrow.', bold: true, italic: true }] },
    ]),
  });
  const words = readHtml(html).all('body').map(getText).join('').replace(/\s+/g, ' ');
  const order = [
    'From the editors',
    'First',
    'Second',
    'Overview one.',
    'Summary c.',
    'Until tomorrow.',
  ];
  expect(order.map((part) => words.indexOf(part))).toEqual(
    order.map((part) => words.indexOf(part)).toSorted((a, b) => a - b),
  );
  expect(words).toContain('Until tomorrow.');
  expect(html).toContain('<strong><em>Until tomorrow.</em></strong>');
  expect(text).toContain('From the editors\n\n- First\n- Second\n\nOverview one.');
  expect(text.indexOf('Until tomorrow.')).toBeGreaterThan(text.indexOf('Title c'));
});

it('escapes texts, and links to http and https only', async () => {
  const document = [
    { type: 'heading', level: 3, content: [{ text: hostile }] },
    { type: 'text', content: [{ text: 'fine', href: 'https://example.org/?a=1&b="c' }] },
    { type: 'text', content: [{ text: 'not fine', href: 'javascript:alert(1)' }] },
    { type: 'quote', content: [{ text: hostile, bold: true }] },
    { type: 'list', ordered: true, items: [[{ text: hostile, italic: true }]] },
    { type: 'html', html: '<script>alert(2)</script>' },
  ] as ShownBlock[];
  const { html, text } = await renderDigestMail(statecraft, 'en', {
    document: { before: document, after: [] },
  });
  const page = readHtml(html);
  // The logo.
  expect(page.all('script, img')).toHaveLength(1);
  expect(html).not.toMatch(/<[^>]*onerror/);
  for (const tag of ['h3', 'blockquote', 'ol li'])
    expect(page.all(tag).map(getText)).toContain(hostile);
  const links = page.all('a').map((link) => getAttribute(link, 'href'));
  expect(links).toContain('https://example.org/?a=1&b="c');
  expect(links.filter((href) => !href?.startsWith('https://'))).toEqual([]);
  expect(html).toContain('not fine');
  expect(text).not.toContain('javascript:');
});

it('sets the language and direction of a foreign text', async () => {
  const { html } = await renderDigestMail(statecraft, 'ar', {
    document: {
      before: [
        { type: 'text', content: [{ text: 'Dear readers, this is written by hand in English.' }] },
        { type: 'list', ordered: false, items: [[{ text: 'An item that is in English too.' }]] },
      ],
      after: [],
    },
  });
  expect(html).toMatch(/<p lang="en-US"[^>]* dir="ltr"[^>]*text-align:left[^>]*>Dear readers/);
  expect(html).toMatch(/<ul style="[^"]*padding:0 24px 0 0/);
});

it('shows images, buttons, posts, comments and sponsors', async () => {
  const { html, text } = await renderDigestMail(statecraft, 'en', {
    document: {
      before: [
        { type: 'image', src: '/site-files/a.svg', alt: 'A lake', href: 'https://lakes.example/' },
        { type: 'image', src: 'https://images.example/b.png', alt: hostile, caption: hostile },
        { type: 'image', src: 'javascript:alert(1)', alt: 'never' },
        { type: 'button', label: 'Read <it>', href: 'https://lakes.example/read' },
        { type: 'button', label: 'never', href: 'javascript:alert(1)' },
        {
          type: 'shown-posts',
          title: 'On lakes',
          posts: [
            {
              title: hostile,
              href: 'https://rivers.example/a',
              discussion: '/post/a#comments',
              domain: 'rivers.example',
              language: 'en',
            },
          ],
        },
        { type: 'shown-comment', text: hostile, by: 'ada', href: '/post/a?root=b#c-b', title: 'A' },
        {
          type: 'sponsor',
          label: 'Sponsored',
          name: 'Boats & Co',
          text: 'Boats for all.',
          href: 'https://boats.example/',
        },
      ],
      after: [],
    },
  });
  const page = readHtml(html);
  const [, ...sources] = page.all('img').map((image) => getAttribute(image, 'src'));
  expect(sources).toEqual([`${origin}/site-files/a.svg`, 'https://images.example/b.png']);
  expect(page.all('img').map((image) => getAttribute(image, 'alt'))).toContain(hostile);
  const links = page.all('a').map((link) => getAttribute(link, 'href'));
  for (const href of [
    'https://lakes.example/',
    'https://lakes.example/read',
    'https://rivers.example/a',
    `${origin}/post/a#comments`,
    `${origin}/post/a?root=b#c-b`,
    'https://boats.example/',
  ])
    expect(links).toContain(href);
  expect(html).not.toContain('never');
  expect(html).toMatch(/Sponsored<\/p>.*Boats &amp; Co.*Boats for all\./);
  expect(page.all('td.button a').map(getText)).toEqual(['Read <it>']);
  expect(page.all('p.quiet').map(getText)).toContain(hostile);
  expect(text).toContain('A lake\nhttps://lakes.example/');
  expect(text).toContain('Read <it>\nhttps://lakes.example/read');
  expect(text).toContain(`(ada)\n${origin}/post/a?root=b#c-b`);
  expect(text).toContain('Sponsored\nBoats & Co\nBoats for all.\nhttps://boats.example/');
});
