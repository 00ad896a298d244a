import { describe, expect, it } from 'vitest';
import { hostileCorpus } from '../../../test/support/xss-payloads.ts';
import { isLink } from '#shared/text-rules.ts';
import {
  readDocument,
  readFeed,
  createRss,
  createAtom,
  createRssItem,
} from '../../../test/support/feed-documents.ts';
import { startCpuTimer } from '../../../test/support/cpu-time.ts';

const escapeXml = (text: string) =>
  text
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/[^\P{Cc}\t\n]|\p{Cs}|[\ufffe\uffff]/gu, '');

it.each(
  [
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'https://user:word@a.example/',
    'mailto:a@b.example',
    'http://',
    'blob:https://a.example/1',
    `https://a.example/${'x'.repeat(2_100)}`,
  ].map((link) => [link.slice(0, 40), link]),
)('skips an item that links to %j', (_start, link = '') => {
  const hidden = escapeXml(link);
  expect(readFeed(createRss(createRssItem('Hostile', hidden))).items).toEqual([]);
  expect(
    readFeed(createAtom(`<entry><title>Hostile</title><link href="${hidden}"/></entry>`)).items,
  ).toEqual([]);
  expect(
    readFeed(
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1',
        items: [{ id: '1', url: link, title: 'Hostile' }],
      }),
    ).items,
  ).toEqual([]);
  expect(
    readFeed(
      createAtom('<entry><title>Hostile</title><link href="x"/></entry>', `xml:base="${hidden}"`),
    ).items.every(({ url }) => isLink(url)),
  ).toBe(true);
});

it('returns plain titles and web links for hostile input', () => {
  for (const text of hostileCorpus) {
    for (const body of [
      createRss(
        createRssItem(escapeXml(text), escapeXml(text), `<guid>${escapeXml(text)}</guid>`) +
          createRssItem(`<![CDATA[${text}]]>`, '/ok'),
      ),
      createRss(createRssItem(text, text)),
      createAtom(`<entry><title type="html">${escapeXml(text)}</title><link href="/x"/></entry>`),
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1',
        items: [{ id: text, url: `/${text}`, title: text }],
      }),
    ]) {
      const found = readDocument(body);
      for (const { title, url } of found.kind === 'feed' ? found.feed.items : []) {
        expect(title).not.toMatch(/\p{Cc}|\p{Cs}|[\u2028\u2029\u202a-\u202e]/u);
        expect(title.length).toBeLessThanOrEqual(150);
        expect(isLink(url)).toBe(true);
      }
    }
  }
});

describe('hostile feeds', () => {
  const quick = (body: string, type = 'text/xml') => {
    const readCpuMs = startCpuTimer();
    const found = readDocument(body, type);
    expect(readCpuMs()).toBeLessThan(5_000);
    return found;
  };

  it('expands no nested or external entities', () => {
    const entities = Array.from({ length: 9 }, (_, i) => {
      const parent = `&lol${i === 0 ? '' : i - 1};`;
      return `<!ENTITY lol${i} "${parent.repeat(10)}">`;
    });
    const lol =
      `<!DOCTYPE lolz [<!ENTITY lol "lol">${entities.join('')}` +
      '<!ENTITY file SYSTEM "file:///etc/passwd">]>';
    const found = readFeed(
      lol + createRss(createRssItem('Ha &lol8; &file;', '/1')).replace(/<\?.*?\?>/, ''),
    );
    expect(found.items).toMatchObject([{ title: 'Ha &lol8; &file;' }]);
  });

  it('parses deep, wide or unclosed elements quickly', () => {
    const size = 2 * 1024 * 1024;
    expect(quick(createRss('<a>'.repeat(size / 3))).kind).toBe('feed');
    expect(quick(createRss(`${'<a>'.repeat(80)}${'</b>'.repeat(size / 4)}`)).kind).toBe('feed');
    expect(quick(createRss('<item>'.repeat(size / 6))).kind).toBe('feed');
    expect(
      quick(createRss(`<item ${Array.from({ length: 180_000 }, (_, i) => `a${i}=""`).join(' ')}>`))
        .kind,
    ).toBe('feed');
    expect(quick(createRss(createRssItem('&amp;'.repeat(size / 5), '/1'))).kind).toBe('feed');
    expect(quick(`<rss ${'<'.repeat(size)}`).kind).not.toBe('page');
    expect(quick('<'.repeat(size)).kind).toBe('other');
    expect(quick(`<html>${'<link rel=alternate '.repeat(100_000)}`, 'text/html').kind).toBe('page');
    expect(
      quick(
        `{"version":"https://jsonfeed.org/version/1","items":${'['.repeat(1_000_000)}` +
          `${']'.repeat(1_000_000)}}`,
      ).kind,
    ).toBe('other');
    expect(
      quick(
        '{"version":"https://jsonfeed.org/version/1","title":"News","items":[' +
          `${'{},'.repeat(600_000)}{}]}`,
      ),
    ).toMatchObject({ kind: 'feed', feed: { items: [] } });
  });

  it('returns at most 200 items and no incomplete one', () => {
    expect(
      readFeed(
        createRss(
          Array.from({ length: 500 }, (_, i) => createRssItem(`Item ${i}`, `/${i}`)).join(''),
        ),
      ).items,
    ).toHaveLength(200);
    const cut = createRss(createRssItem('Whole', '/1') + createRssItem('Half', '/2'));
    expect(readFeed(cut.slice(0, cut.indexOf('/2') + 1)).items.map(({ title }) => title)).toEqual([
      'Whole',
    ]);
  });

  it('accepts element names of object properties', () => {
    expect(
      readFeed(
        createRss(
          '<item><constructor>x</constructor><__proto__>x</__proto__><toString>' +
            'x</toString><title>Fine</title><link>/1</link></item>',
        ),
      ).items,
    ).toHaveLength(1);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});
