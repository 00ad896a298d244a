import { describe, expect, it } from 'vitest';
import {
  readDocument,
  readFeed,
  createRss,
  createAtom,
  createRssItem,
} from '../../../test/support/feed-documents.ts';

describe('feed formats', () => {
  const expected = {
    id: 'tag:1',
    title: 'Tom & Jerry',
    url: 'https://news.example/1',
    at: new Date('2026-11-21T08:00:00Z'),
  };
  it.each([
    [
      'RSS 2.0',
      createRss(
        createRssItem(
          'Tom &amp;amp; Jerry',
          'https://news.example/1',
          '<guid isPermaLink="false">tag:1</guid><pubDate>Sat, 21 Nov 2026 08:00:00 GMT</pubDate>',
        ),
        '<image><title>Logo</title><link>https://other.example</link></image>',
      ),
    ],
    [
      'RSS 0.91',
      '<!DOCTYPE rss PUBLIC "-//Netscape//DTD RSS 0.91//EN" "http://my.netscape.com/publish' +
        '/formats/rss-0.91.dtd"><rss version="0.91"><channel><title>News</title>' +
        '<link>https://news.example/</link>' +
        createRssItem(
          'Tom &amp; Jerry',
          'https://news.example/1',
          '<guid>tag:1</guid><pubDate>21 Nov 26 08:00 UT</pubDate>',
        ) +
        '</channel></rss>',
    ],
    [
      'RSS 1.0',
      '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" ' +
        'xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">' +
        '<channel rdf:about="x"><title>News</title><link>https://news.example/</link>' +
        '<items><rdf:Seq><rdf:li resource="1"/></rdf:Seq></items></channel>' +
        '<item rdf:about="y"><title>Tom &amp; Jerry</title><link>https://news.example/1</link' +
        '><dc:date>2026-11-21T09:00:00+01:00</dc:date></item></rdf:RDF>',
    ],
    [
      'RSS 1.0 with prefixes',
      '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" ' +
        'xmlns:r="http://purl.org/rss/1.0/" xmlns:d="http://purl.org/dc/elements/1.1/">' +
        '<r:channel><r:title>News</r:title><r:link>https://news.example/</r:link>' +
        '</r:channel><r:item><r:title>Tom &amp; Jerry</r:title><r:link>' +
        'https://news.example/1</r:link><d:date>2026-11-21 08:00</d:date>' +
        '</r:item></rdf:RDF>',
    ],
    [
      'Atom 1.0',
      createAtom(
        '<entry><source><title>Not this</title><id>nor this</id><link href="https://wrong.example' +
          '"/></source><title type="html">Tom &amp;amp; &lt;b&gt;Jerry&lt;/b&gt;</title>' +
          '<link rel="self" href="https://wrong.example"/><link href="https://news.example/1"/>' +
          '<id>tag:1</id><published>2026-11-21T08:00:00Z</published>' +
          '<updated>2026-11-21T09:00:00Z</updated></entry>',
      ),
    ],
    [
      'Atom 1.0 with XHTML',
      createAtom(
        '<entry><title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">' +
          'Tom &amp; <b>Jerry</b></div></title><link href="1"/><id>tag:1</id>' +
          '<updated>2026-11-21T08:00:00Z</updated></entry>',
        'xml:base="https://news.example/blog/../"',
      ),
    ],
    [
      'Atom 0.3 with prefixes',
      '<a:feed version="0.3" xmlns:a="http://purl.org/atom/ns#"><a:title>News</a:title>' +
        '<a:link rel="alternate" type="text/html" href="https://news.example/"/><a:entry>' +
        '<a:title>Tom &amp; Jerry</a:title><a:link rel="alternate" type="text/html" href="https:/' +
        '/news.example/1"/><a:id>tag:1</a:id><a:issued>2026-11-21T08:00:00Z</a:issued>' +
        '</a:entry></a:feed>',
    ],
    [
      'JSON Feed',
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 'News',
        home_page_url: 'https://news.example/',
        items: [
          { id: 'tag:1', url: '/1', title: 'Tom & Jerry', date_published: '2026-11-21T08:00:00Z' },
        ],
      }),
    ],
  ])('%s', (kind, body) => {
    for (const type of [
      'application/xml',
      'text/html; charset=utf-8',
      'text/plain',
      'application/octet-stream',
      '',
    ])
      expect(readFeed(body, type)).toEqual({
        title: 'News',
        page: 'https://news.example/',
        // RSS 1.0 has no id but the link.
        items: [kind.startsWith('RSS 1.0') ? { ...expected, id: expected.url } : expected],
      });
  });
});

it.each([
  [
    'a byte order mark',
    Buffer.from(`\ufeff${createRss(createRssItem('Grüße', '/1'))}`),
    'text/xml',
  ],
  [
    'the header',
    Buffer.from(createRss(createRssItem('Grüße', '/1')), 'latin1'),
    'text/xml; charset=ISO-8859-1',
  ],
  [
    'its declaration',
    Buffer.from(createRss(createRssItem('Grüße', '/1')).replace('utf-8', 'windows-1252'), 'latin1'),
    'text/xml',
  ],
  [
    'UTF-16 with a mark',
    Buffer.from(`\ufeff${createRss(createRssItem('Grüße', '/1'))}`, 'utf16le'),
    'text/xml',
  ],
  [
    'UTF-16 without one',
    Buffer.from(createRss(createRssItem('Grüße', '/1')), 'utf16le'),
    'text/xml',
  ],
  [
    'nothing, being UTF-8',
    Buffer.from(createRss(createRssItem('Grüße', '/1')).replace(/<\?.*?\?>/, '')),
    'text/xml',
  ],
  [
    'nothing, being none',
    Buffer.from(createRss(createRssItem('Grüße', '/1')).replace(/<\?.*?\?>/, ''), 'latin1'),
    '',
  ],
  [
    'a declaration that cannot be true',
    Buffer.from(createRss(createRssItem('Grüße', '/1')).replace('utf-8', 'utf-16')),
    'text/xml',
  ],
])('detects the charset by %s', (_what, body, type) => {
  expect(readFeed(body, type).items[0]?.title).toBe('Grüße');
});

it.each(['text/xml; charset=ISO-8859-1', 'text/xml; charset=gbk', 'text/xml; charset=us-ascii'])(
  'reads valid UTF-8 under %s',
  (type) => {
    expect(
      readFeed(Buffer.from(createRss(createRssItem('Grüße', '/1'))), type).items[0]?.title,
    ).toBe('Grüße');
  },
);

it('keeps bytes that are not UTF-8', () => {
  const [start = '', end = ''] = createRss(createRssItem('Ü|e', '/1')).split('|');
  const body = Buffer.concat([Buffer.from(start), Buffer.from([0xfc, 0xdf]), Buffer.from(end)]);
  expect(readFeed(body, 'text/xml').items[0]?.title).toBe('Üüße');
});

const day = (n: number) => `<pubDate>${new Date(Date.UTC(2026, 0, n)).toUTCString()}</pubDate>`;
it('lists the newest of many items first, in any order', () => {
  const items = Array.from({ length: 300 }, (_, n) =>
    createRssItem(`Day ${n}`, `/${n}`, n === 299 ? '' : day(n)),
  );
  const titles = readFeed(createRss(items.join(''))).items.map(({ title }) => title);
  expect(titles).toHaveLength(200);
  // Without a date, an item is as old as the one before.
  expect(titles.slice(0, 3)).toEqual(['Day 298', 'Day 299', 'Day 297']);
  const undated = ['A', 'B', 'C'].map((title) => createRssItem(title, `/${title}`)).join('');
  expect(readFeed(createRss(undated)).items.map(({ title }) => title)).toEqual(['A', 'B', 'C']);
});

it('tells items with one id apart by their links', () => {
  const items = ['One', 'Two'].map((title) =>
    createRssItem(title, `/${title}`, '<guid isPermaLink="false">same</guid>'),
  );
  expect(readFeed(createRss(items.join(''))).items.map(({ id }) => id)).toEqual([
    'https://news.example/One',
    'https://news.example/Two',
  ]);
});

it.each([
  [
    'a prefix',
    '<r:rss version="2.0" xmlns:r="http://backend.userland.com/rss2"><r:channel><r:item>' +
      '<r:title>Ships</r:title><r:link>/1</r:link></r:item></r:channel></r:rss>',
  ],
  [
    'another title',
    createRss('<item><dc:title>Ships</dc:title><link>/1</link></item>').replace(
      '<rss',
      '<rss xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ),
  ],
  [
    'a title of media',
    createRss('<item><media:title>Ships</media:title><link>/1</link></item>').replace(
      '<rss',
      '<rss xmlns:media="http://search.yahoo.com/mrss/"',
    ),
  ],
  [
    'Base64',
    createAtom(
      '<entry><title type="text/html" mode="base64">PGI+U2hpcHM8L2I+</title><link href="/1"/></entry>',
    ),
  ],
  [
    'an entity of the document',
    `<!DOCTYPE rss [<!ENTITY what "Ships">]>${createRss('<item><title>&what;</title><link>/1</link></item>')}`.replace(
      /<\?.*?\?>/,
      '',
    ),
  ],
  [
    'an enclosure only',
    createRss('<item><title>Ships</title><enclosure url="/1" type="audio/mpeg"/></item>'),
  ],
  [
    'a script in its title',
    createAtom(
      '<entry><title type="xhtml"><div>Ships<script>alert(1)</script></div></title><link href="/1"/></entry>',
    ),
  ],
  [
    'the elements of a channel definition',
    '<CHANNEL HREF="https://news.example/"><ITEM HREF="/1"><TITLE>Ships</TITLE></ITEM></CHANNEL>',
  ],
])('reads an item with %s', (_what, body) => {
  expect(readFeed(body).items).toMatchObject([{ title: 'Ships', url: 'https://news.example/1' }]);
});

it.each([
  ['<![CDATA[An <em>important</em> &eacute;vent]]>', 'An important évent'],
  ['A &lt;b&gt;bold&lt;/b&gt;&lt;br&gt;claim', 'A bold claim'],
  ['Is a &lt; b?', 'Is a < b?'],
  ['Nbsp &nbsp; and &amp;nbsp; here', 'Nbsp and here'],
  ['Two\n  lines', 'Two lines'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;Quiet', 'Quiet'],
  ['\u202eturned\u202c round', 'turned round'],
  ['A <b>bold</b> tag', 'A bold tag'],
])('converts the RSS title %j to %j', (written, shown) => {
  expect(readFeed(createRss(createRssItem(written, '/1'))).items[0]?.title).toBe(shown);
});

it('cuts a long title at a word', () => {
  expect(readFeed(createRss(createRssItem('word '.repeat(60), '/1'))).items[0]?.title).toMatch(
    /^(?:word ){29}word…$/,
  );
});

it('uses the text as title and skips empty items', () => {
  const body = createRss(
    '<item><link>/1</link><description>&lt;p&gt;A short note&lt;/p&gt; about ' +
      'the day</description></item><item><title>No link</title></item><item><link>/3</link>' +
      '</item>',
  );
  expect(readFeed(body).items.map(({ title }) => title)).toEqual(['A short note about the day']);
});

it('finds the absolute link of an item', () => {
  const links = readFeed(
    createRss(
      [
        '<item><title>One</title><link>/1?a=b#c</link></item>',
        '<item><title>Two</title><guid>https://news.example/2</guid></item>',
        '<item><title>Three</title><guid isPermaLink="false">https://news.example/3</guid></item>',
        '<item><title>Four</title><link>https://proxy.example/4</link><feedburner:origLink>' +
          'https://news.example/4</feedburner:origLink></item>',
        '<item><title>Five</title><atom:link href="https://news.example/5"/></item>'.replace(
          '<item>',
          '<item xmlns:atom="http://www.w3.org/2005/Atom">',
        ),
        '<item><title>Six</title><link>\n https://news.example/6 \n</link></item>',
        '<item><title>Seven</title><link><![CDATA[https://news.example/7?a=1&b=2]]></link></item>',
      ].join(''),
    ),
  ).items.map(({ url }) => url.replace('https://news.example', ''));
  expect(links).toEqual(['/1?a=b#c', '/2', '/4', '/5', '/6', '/7?a=1&b=2']);
});

it.each([
  [
    '<!doctype html><html><head><base href="https://base.example/x/"><link ' +
      'rel="alternate" type="application/rss+xml" href="feed.xml"><link rel="ALTERNATE ' +
      'home" type="application/atom+xml" href="/atom"><link rel="stylesheet" href="x">' +
      '<link rel="alternate" type="application/json" href="/wp-json"><link rel="alternate" ' +
      'type="application/rss+xml" href="javascript:1"></head>',
    ['https://base.example/x/feed.xml', 'https://base.example/atom'],
  ],
  ['<html><body>No feed here: &lt;rss></body></html>', []],
])('returns the feeds of a page', (page, feeds) => {
  expect(readDocument(page, 'text/html')).toEqual({ kind: 'page', feeds });
});

it.each([
  '',
  ' ',
  'Hello',
  '{}',
  '{"version":"https://jsonfeed.org/version/1"}',
  '[1]',
  '<?xml version="1.0"?><opml version="2.0"><body/></opml>',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\0\0\0',
  '<!--',
])('rejects %j as a feed', (body) => {
  expect(readDocument(body).kind).toBe('other');
});

it('accepts text before a feed', () => {
  expect(
    readFeed(`<br /><b>Warning</b>: something\n${createRss(createRssItem('There', '/1'))}`).items,
  ).toHaveLength(1);
});
