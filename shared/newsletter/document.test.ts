import { expect, it } from 'vitest';
import { editedDocument, placedDocument } from '../contract/newsletter-document.ts';
import {
  documentLimits,
  flattenDocument,
  fromPlainText,
  isImageSource,
  listSegmentIds,
  renderPlainDocument,
  splitDocument,
  type DocumentBlock,
  type NewsletterDocument,
  type PlainBlock,
} from './document.ts';

const text = (content: string): DocumentBlock => ({ type: 'text', content: [{ text: content }] });
const isValid = (document: unknown) => editedDocument.safeParse(document).success;

it('reads plain text as blocks', () => {
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

it('shows the sections of accepted segments', () => {
  const document: NewsletterDocument = [
    text('a'),
    { type: 'section', segmentId: 'y', blocks: [{ type: 'divider' }] },
    { type: 'section', segmentId: 'x', blocks: [{ type: 'quote', content: [{ text: 'b' }] }] },
    { type: 'section', segmentId: 'y', blocks: [{ type: 'divider' }] },
  ];
  expect(listSegmentIds(document)).toEqual(['x', 'y']);
  expect(flattenDocument(document, (id) => id === 'y').map(({ type }) => type)).toEqual([
    'text',
    'divider',
    'divider',
  ]);
  expect(flattenDocument(document)).toHaveLength(4);
  expect(renderPlainDocument(document)).toEqual(['a']);
});

it('counts the blocks of sections', () => {
  const blocks = Array.from({ length: documentLimits.blocks }, () => text('a'));
  expect(isValid(blocks)).toBe(true);
  const [first, ...others] = blocks;
  const withSection = (...more: unknown[]) => [
    { type: 'section', segmentId: 'x', blocks: [first, ...more] },
    ...others,
  ];
  expect(isValid(withSection())).toBe(true);
  expect(isValid(withSection(first))).toBe(false);
});

it('writes plain text with and without links', () => {
  const document: PlainBlock[] = [
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
  expect(renderPlainDocument(document, (path) => path)).toEqual([
    'Lakes',
    'See the map (https://example.org/a) and https://example.org/',
    '1. one\n  two\n2. three',
    '> deep\n> blue',
    '* * *',
  ]);
  expect(renderPlainDocument(document)[1]).toBe('See the map and https://example.org/');
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

it('rejects unknown blocks, fields and characters', () => {
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

it.each([
  { type: 'image', src: 'http://example.org/a.png', alt: '' },
  { type: 'image', src: '//example.org/a.png', alt: '' },
  { type: 'image', src: 'data:image/png;base64,AAAA', alt: '' },
  { type: 'image', src: '/a/../../etc', alt: '', onerror: 'x' },
  { type: 'image', src: '/a b.png', alt: '' },
  { type: 'image', src: 'https://example.org/a.png' },
  { type: 'image', src: '/a.png', alt: '', caption: 'two\nlines' },
  { type: 'image', src: '/a.png', alt: '', caption: 'x'.repeat(501) },
  { type: 'button', label: '', href: 'https://example.org/' },
  { type: 'button', label: 'x', href: 'javascript:alert(1)' },
  { type: 'button', label: 'two\nlines', href: 'https://example.org/' },
  { type: 'sponsor', label: '', name: 'x', text: '', href: 'https://example.org/' },
  { type: 'post', postId: "x' or true" },
  { type: 'comment', commentId: '' },
  { type: 'posts', title: '', tag: 'lakes', count: 11 },
])('refuses the block %j', (block) => {
  expect(isValid([block])).toBe(false);
});

it('accepts images by https and from the site', () => {
  expect(['https://example.org/a.png?x=1', '/site-files/0f3a9c.svg'].map(isImageSource)).toEqual([
    true,
    true,
  ]);
  expect(['/', 'a.png', '/a//b', 'https:/a', '/%2e%2e/a'].map(isImageSource)).not.toContain(true);
});

it('rejects a shown document with references', () => {
  const placed = { before: [{ type: 'post', postId: 'a' }], after: [] };
  expect(placedDocument.safeParse(placed).success).toBe(false);
});
