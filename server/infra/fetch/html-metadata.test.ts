import { expect, it } from 'vitest';
import { decodePage, readHead } from './html-metadata.ts';
import { startCpuTimer } from '../../../test/support/cpu-time.ts';

const readTitle = (html: string) => readHead(html).title?.trim() ?? null;
const readMeta = (html: string) => Object.fromEntries(readHead(html).meta);

it.each([
  ['<title>Words</title>', 'Words'],
  [
    '<!doctype html><html lang=en><head><TITLE lang="en">\n Words &amp; &eacute;' +
      '&#x4e2d; \n</TITLE></head>',
    'Words & é中',
  ],
  ['<title>a <b>bold</b> word</title>', 'a <b>bold</b> word'],
  ['<title>first</title><title>second</title>', 'first'],
  ['<title>never closed', 'never closed'],
  ['<!-- <title>no</title> --><title>yes</title>', 'yes'],
  ['<script>"<title>no</title>"</script><title>yes</title>', 'yes'],
  ['<svg><title>a drawing</title></svg><title>the page</title>', 'the page'],
  ['<body><h1>x</h1><title>late</title>', 'late'],
  [
    '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head>' +
      '<title>Strict</title></head></html>',
    'Strict',
  ],
  ['<title></title>', null],
  ['', null],
  ['<<<>>> title &&&', null],
])('reads the title of %j as %j', (html, title) => {
  expect(readTitle(html)).toBe(title);
});

it('reads the first value by name, ignoring case', () => {
  expect(
    readMeta(
      '<meta property="OG:Title" content="A"><meta name=og:title content=B>' +
        `<META NAME='description' CONTENT='it&#39;s'><meta name=empty ` +
        'content=" "><meta name=none>',
    ),
  ).toEqual({
    'og:title': 'A',
    description: `it's`,
  });
});

it('reads names of prototype properties', () => {
  expect(
    readMeta('<meta name="__proto__" content="a"><meta name="constructor" content="b">'),
  ).toEqual(
    Object.fromEntries([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ]),
  );
  expect(({} as { a?: unknown }).a).toBeUndefined();
});

it('does not read the body after a useful head', () => {
  expect(
    readMeta(
      '<head><title>x</title></head><body><meta property="og:title" content="of a comment">',
    ),
  ).toEqual({});
});

it.each([
  ['nested elements', '<a>'.repeat(170_000) + '</b>'.repeat(1)],
  ['elements that are never opened', '<div>'.repeat(50_000) + '</x>'.repeat(50_000)],
  ['attributes', `<meta ${Array.from({ length: 60_000 }, (_, i) => `a${i}`).join(' ')}>`],
  ['entities', `<title>${'&amp'.repeat(120_000)}</title>`],
  ['a title', `<title>${'x'.repeat(500_000)}`],
  ['a comment', `<!--${'-'.repeat(500_000)}`],
  ['half a tag', `<${'a'.repeat(500_000)}`],
  ['scripts', '<script>'.repeat(60_000)],
])('reads half a million characters of %s quickly', (_what, html) => {
  const readCpuMs = startCpuTimer();
  readHead(html);
  expect(readCpuMs()).toBeLessThan(500);
});

const latin = (text: string) => Buffer.from(text, 'latin1');

it.each([
  ['the header', latin('<title>caf\xe9</title>'), 'text/html; charset=ISO-8859-1', 'café'],
  [
    'the header in quotes',
    latin('<title>caf\xe9</title>'),
    'text/html;charset="windows-1252"',
    'café',
  ],
  [
    'the page',
    latin('<meta charset=koi8-r><title>\xd0\xd2\xc9\xd7\xc5\xd4</title>'),
    'text/html',
    'привет',
  ],
  [
    'the page in the old way',
    latin(
      '<meta http-equiv="Content-Type" content="text/html; charset=shift_jis">' +
        '<title>\x93\xfa\x96{\x8c\xea</title>',
    ),
    'text/html',
    '日本語',
  ],
  [
    'the header before the page',
    Buffer.from('<meta charset=koi8-r><title>héllo</title>'),
    'text/html; charset=utf-8',
    'héllo',
  ],
  [
    'a byte order mark before all',
    Buffer.from('\ufeff<title>héllo</title>'),
    'text/html; charset=iso-8859-1',
    'héllo',
  ],
  [
    'a byte order mark of UTF-16',
    Buffer.from('\ufeff<title>héllo</title>', 'utf16le'),
    'text/html',
    'héllo',
  ],
  ['nothing, and it is UTF-8', Buffer.from('<title>日本語</title>'), 'text/html', '日本語'],
  ['nothing, and it is not', latin('<title>\x93caf\xe9\x94</title>'), 'text/html', '“café”'],
  [
    'a charset that does not exist',
    Buffer.from('<title>é</title>'),
    'text/html; charset=nothing',
    'é',
  ],
  [
    'a charset that nobody should use',
    Buffer.from('<title>é</title>'),
    'text/html; charset=utf-7',
    'é',
  ],
  [
    'valid UTF-8 under a wrong header',
    Buffer.from('<title>é</title>'),
    'text/html; charset=gbk',
    'é',
  ],
  [
    'bytes of windows-1252 in UTF-8',
    Buffer.concat([
      Buffer.from('<title>語 '),
      Buffer.from([0x93, 0xe9, 0x94]),
      Buffer.from('</title>'),
    ]),
    'text/html; charset=utf-8',
    '語 “é”',
  ],
  [
    'ASCII that means ISO-2022-JP',
    Buffer.from('<title>\u001b$B8l\u001b(B</title>'),
    'text/html; charset=iso-2022-jp',
    '語',
  ],
  [
    'a page that cannot be what it says',
    Buffer.from('<meta charset=utf-16le><title>é</title>'),
    'text/html',
    'é',
  ],
])('detects the charset by %s', (_what, bytes, contentType, title) => {
  expect(readTitle(decodePage(bytes, contentType))).toBe(title);
});

it('accepts UTF-8 that ends within a character', () => {
  expect(
    readTitle(
      decodePage(
        Buffer.concat([Buffer.from('<title>é</title>'), Buffer.from('語').subarray(0, 2)]),
        'text/html',
      ),
    ),
  ).toBe('é');
});

it('reads the canonical link and the title of the head only', () => {
  const head = readHead(
    '<head><noscript><title>Turn on scripts</title></noscript><title>Ships</title>' +
      '<link rel="stylesheet" href="x"><link rel="Canonical" href=" /ships "></head>',
  );
  expect(head).toMatchObject({ title: 'Ships', canonical: '/ships' });
  expect(readHead('<body><link rel="canonical" href="/other"></body>').canonical).toBeNull();
});
