import { expect, it } from 'vitest';
import { pickTitle, readHeadline } from './page-title.ts';

const data = (value: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const article = { '@type': 'NewsArticle', headline: 'Ships &amp; boats are back' };

it.each([
  ['an object', data(article), 'Ships & boats are back'],
  [
    'a block of XHTML',
    data(article).replace('{', '\n<![CDATA[{').replace('</', '\n]]></'),
    'Ships & boats are back',
  ],
  ['a list', data([{ '@type': 'WebSite', headline: 'No' }, article]), 'Ships & boats are back'],
  [
    'a graph',
    data({ '@graph': [{ ...article, '@type': ['Thing', 'BlogPosting'] }] }),
    'Ships & boats are back',
  ],
  ['two of one article', data(article) + data(article), 'Ships & boats are back'],
  ['two articles', data([article, { ...article, headline: 'Other' }]), null],
  ['another type', data({ ...article, '@type': 'Product' }), null],
  ['no text', data({ ...article, headline: 7 }), null],
  ['broken data', '<script type="application/ld+json">{"@type":</script>', null],
  ['no end', '<script type="application/ld+json">{', null],
])('reads the headline of %s', (_what, html, headline) => {
  expect(readHeadline(html)).toBe(headline);
});

it.each([
  [null, ['Example News', 'Ships are back | Example News'], 'Ships are back'],
  [null, ['Example', 'Ships are back'], 'Ships are back'],
  ['Ships are back in town', ['You won’t believe these ships'], 'Ships are back in town'],
  ['汽车港口重新开放', ['汽车港口'], '汽车港口重新开放'],
  ['A country in Oceania', ['New Zealand'], 'New Zealand'],
  ['Ships are…', ['Ships are back'], 'Ships are back'],
  ['Ships are back', [], 'Ships are back'],
  ['Ships are back', ['Just a moment...', 'Example News'], 'Ships are back'],
  [null, ['Just a moment...'], ''],
  [null, [undefined, 'Attention Required! | Cloudflare'], ''],
  [null, ['Access denied: how a harbor closed'], 'Access denied: how a harbor closed'],
  [null, ['Example News'], 'Example News'],
  [null, [null, ' ', undefined], ''],
])('picks of %j and %j the title %j', (headline, titles, title) => {
  expect(pickTitle(headline, titles, 'Example News', 'www.example.org')).toBe(title);
});
