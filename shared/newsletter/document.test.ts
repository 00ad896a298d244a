import { expect, it } from 'vitest';
import { editedDocument } from '../contract/newsletter-document.ts';
import {
  documentLimits,
  fromPlainText,
  renderPlainDocument,
  splitDocument,
  type DocumentBlock,
  type NewsletterDocument,
} from './document.ts';

const text = (content: string): DocumentBlock => ({ type: 'text', content: [{ text: content }] });
const isValid = (document: unknown) => editedDocument.safeParse(document).success;

it('reads a plain introduction as blocks of text', () => {
  expect(fromPlainText('\ue000Dear readers,\nby hand.\n\n\nMore.')).toEqual([
    text('Dear readers,\nby hand.'),
    text('More.'),
  ]);
  expect(fromPlainText('')).toEqual([]);
});

it('splits a document at the place of the posts', () => {
  expect(splitDocument([text('a'), { type: 'digest' }, text('b')])).toEqual({
    before: [text('a')],
    after: [text('b')],
  });
  expect(splitDocument([text('a')])).toEqual({ before: [text('a')], after: [] });
});

it('writes plain text with and without links', () => {
  const document: NewsletterDocument = [
    { type: 'heading', level: 2, content: [{ text: 'Lakes' }] },
    {
      type: 'text',
      content: [
        { text: 'See ' },
        { text: 'the ', href: 'https://example.org/a', bold: true },
        { text: 'map', href: 'https://example.org/a' },
        { text: ' and ' },
        { text: 'https://example.org/', href: 'https://example.org/' },
      ],
    },
    { type: 'list', ordered: true, items: [[{ text: 'one\ntwo' }], [{ text: 'three' }]] },
    { type: 'quote', content: [{ text: 'deep\nblue' }] },
    { type: 'divider' },
  ];
  expect(renderPlainDocument(document, { links: true })).toEqual([
    'Lakes',
    'See the map (https://example.org/a) and https://example.org/',
    '1. one\n  two\n2. three',
    '> deep\n> blue',
    '* * *',
  ]);
  expect(renderPlainDocument(document, { links: false })[1]).toBe(
    'See the map and https://example.org/',
  );
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' https://example.org/',
  'data:text/html,<script>',
  '//example.org/',
  '/relative',
  'https://user:password@example.org/',
  'https://example.org/\ue000manage\ue001',
  `https://example.org/${'a'.repeat(documentLimits.url)}`,
])('refuses the link %s', (href) => {
  expect(isValid([{ type: 'text', content: [{ text: 'x', href }] }])).toBe(false);
});

it('refuses unknown blocks, fields and characters', () => {
  expect(isValid([text('fine')])).toBe(true);
  for (const block of [
    { type: 'html', html: '<script>' },
    { type: 'text', content: [{ text: 'x', onclick: 'y' }] },
    { type: 'text', content: [{ text: 'x' }], style: 'color:red' },
    { type: 'text', content: [{ text: 'x', bold: false }] },
    { type: 'heading', level: 1, content: [] },
    { type: 'list', ordered: false, items: [] },
    text('nul\0'),
    text('\ue000unsubscribe\ue001'),
    text('half \ud800'),
    text(''),
  ])
    expect(isValid([block]), JSON.stringify(block)).toBe(false);
});

it('limits blocks, characters and places of the posts', () => {
  expect(isValid(Array.from({ length: documentLimits.blocks }, () => text('a')))).toBe(true);
  expect(isValid(Array.from({ length: documentLimits.blocks + 1 }, () => text('a')))).toBe(false);
  const half = text('a'.repeat(documentLimits.characters / 2));
  expect(isValid([half, half])).toBe(true);
  expect(isValid([half, half, text('a')])).toBe(false);
  expect(isValid([{ type: 'digest' }, { type: 'digest' }])).toBe(false);
});
