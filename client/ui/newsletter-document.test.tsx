import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { NewsletterDocument } from '#shared/newsletter/document.ts';
import { DocumentBlocks } from './newsletter-document.tsx';

const hostile = '<script>alert(1)</script>"><img src=x onerror=alert(1)>';
const render = (blocks: NewsletterDocument) =>
  renderToStaticMarkup(<DocumentBlocks blocks={blocks} findLanguage={() => 'fr'} />);

it('renders the blocks of a document', () => {
  const html = render([
    { type: 'heading', level: 2, content: [{ text: 'Lacs' }] },
    { type: 'text', content: [{ text: 'a\nb', bold: true, href: 'https://example.org/' }] },
    { type: 'list', ordered: false, items: [[{ text: 'un' }], [{ text: 'deux' }]] },
    { type: 'divider' },
    { type: 'digest' },
  ]);
  expect(html).toContain('<h2 lang="fr" dir="auto">Lacs</h2>');
  expect(html).toContain(
    '<a href="https://example.org/" rel="noopener"><strong>a</strong><br/><strong>b</strong></a>',
  );
  expect(html).toMatch(/<ul><li[^>]*>un<\/li><li[^>]*>deux<\/li><\/ul><hr\/><\/div>$/);
});

it('escapes texts, and links to http and https only', () => {
  const html = render([
    { type: 'quote', content: [{ text: hostile, italic: true }] },
    { type: 'text', content: [{ text: 'x', href: 'javascript:alert(1)' }] },
    { type: 'html', html: hostile },
  ] as NewsletterDocument);
  expect(html).not.toMatch(/<script|<img|javascript:/);
  expect(html).toContain('&lt;script&gt;');
});

it('loads images of the site, and links to others', () => {
  const html = render([
    { type: 'image', src: '/site-files/a.svg', alt: 'A lake' },
    { type: 'image', src: 'https://images.example/b.png', alt: 'A river' },
  ]);
  expect(html.match(/<img[^>]*>/g)).toEqual([
    '<img src="/site-files/a.svg" alt="A lake" loading="lazy"/>',
  ]);
  expect(html).toMatch(/<a href="https:\/\/images\.example\/b\.png"[^>]*>A river<\/a>/);
});

it('shows the caption of an image below it', () => {
  expect(
    render([{ type: 'image', src: '/site-files/a.svg', alt: 'A lake', caption: hostile }]),
  ).toMatch(
    /<figure><img[^>]*\/><figcaption class="facts" lang="fr" dir="auto">&lt;script&gt;[^<]*<\/fig/,
  );
});

it('marks a sponsor for readers and search engines', () => {
  const html = render([
    {
      type: 'sponsor',
      label: 'Sponsored',
      name: 'Boats',
      text: '',
      href: 'https://boats.example/',
    },
  ]);
  expect(html).toMatch(/<aside[^>]*aria-label="Sponsored"><p[^>]*>Sponsored<\/p>/);
  expect(html).toContain('rel="sponsored noopener"');
});
