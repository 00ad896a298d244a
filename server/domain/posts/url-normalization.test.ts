import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLink } from '#shared/text-rules.ts';
import { parseDomain, getDomain, normalizeUrl, storedUrl } from './url-normalization.ts';

it.each([
  ['http://example.org', 'example.org'],
  ['https://example.org/', 'example.org'],
  ['HTTPS://WWW.Example.ORG/', 'example.org'],
  ['https://www2.example.org/a', 'example.org/a'],
  ['https://www.gov/', 'www.gov'],
  ['https://wwwhatever.example.org', 'wwwhatever.example.org'],
  ['https://example.org./a', 'example.org/a'],
  ['https://example.org/a#part', 'example.org/a'],
  ['https://example.org/#!/a', 'example.org#!/a'],
  ['https://example.org/a/', 'example.org/a'],
  ['https://example.org/a//', 'example.org/a'],
  ['https://example.org/a//b', 'example.org/a/b'],
  ['https://example.org/a/../b/./c', 'example.org/b/c'],
  ['https://example.org/A/b', 'example.org/A/b'],
  ['https://example.org/index.html', 'example.org'],
  ['https://example.org/a/index.htm', 'example.org/a'],
  ['https://example.org/a/INDEX.PHP?id=3', 'example.org/a?id=3'],
  ['https://example.org/Default.aspx', 'example.org'],
  ['https://example.org/a/index', 'example.org/a'],
  ['https://example.org/a/index/', 'example.org/a'],
  ['https://example.org/a/my-index.html', 'example.org/a/my-index'],
  ['https://example.org/a.html', 'example.org/a'],
  ['https://example.org:443/a', 'example.org/a'],
  ['http://example.org:80/a', 'example.org/a'],
  ['https://example.org:8443/a', 'example.org:8443/a'],
  ['https://example.org/a?b=2&a=1', 'example.org/a?a=1&b=2'],
  ['https://example.org/a?x=2&x=1', 'example.org/a?x=2&x=1'],
  ['https://example.org/a?', 'example.org/a'],
  ['https://example.org/a?b', 'example.org/a?b='],
  ['https://example.org/a/?q=two%20words', 'example.org/a?q=two+words'],
  [
    'https://example.org/a?utm_source=x&id=7&UTM_Campaign=y&gclid=1&fbclid=2&mc_eid=3',
    'example.org/a?id=7',
  ],
  ['https://example.org/a?ref=news&si=1&pp=2&sk=3&trk=4&linkId=5', 'example.org/a'],
  ['https://example.org/a?reference=news&utmost=1', 'example.org/a?reference=news&utmost=1'],
  ['https://bücher.example/ä', 'xn--bcher-kva.example/%C3%A4'],
  ['https://XN--BCHER-KVA.example/%c3%a4', 'xn--bcher-kva.example/%C3%A4'],
  ['https://example.org/%7Euser/%61', 'example.org/~user/a'],
  ['https://example.org/a%2Fb', 'example.org/a%2Fb'],
  ['https://example.org/%ff', 'example.org/%ff'],
  ['http://[2001:DB8::1]:80/', '[2001:db8::1]'],
  ['http://127.1/', '127.0.0.1'],
  ['https://arxiv.org/pdf/2401.01234v2.pdf', 'arxiv.org/abs/2401.01234'],
  ['https://www.arxiv.org/html/2401.01234v1#S3', 'arxiv.org/abs/2401.01234'],
  ['https://export.arxiv.org/abs/hep-th/9901001', 'arxiv.org/abs/hep-th/9901001'],
  ['https://arxiv.org/list/cs.CL/recent', 'arxiv.org/list/cs.CL/recent'],
  ['https://youtu.be/abcdefghijk?t=40', 'youtube.com/watch?v=abcdefghijk'],
  [
    'https://m.youtube.com/watch?feature=share&v=abcdefghijk&t=4',
    'youtube.com/watch?v=abcdefghijk',
  ],
  ['https://www.youtube.com/shorts/abcdefghijk', 'youtube.com/watch?v=abcdefghijk'],
  ['https://www.youtube.com/playlist?list=PL1', 'youtube.com/playlist?list=PL1'],
  ['https://www.rfc-editor.org/rfc/rfc9110.html#name-get', 'rfc-editor.org/rfc/rfc9110'],
  ['https://datatracker.ietf.org/doc/html/rfc9110', 'rfc-editor.org/rfc/rfc9110'],
])('normalizes %s to %s', (url, normalized) => {
  expect(isLink(url)).toBe(true);
  expect(normalizeUrl(url)).toBe(normalized);
});

it('keeps different links different', () => {
  const urls = [
    'https://example.org',
    'https://example.com',
    'https://example.org/a',
    'https://example.org/A',
    'https://example.org/a?id=1',
    'https://example.org/a?id=2',
    'https://example.org/a?id=1&id=2',
    'https://example.org/a%2Fb',
    'https://example.org/a/b',
    'https://example.org:8080/',
  ];
  expect(new Set(urls.map(normalizeUrl)).size).toBe(urls.length);
});

it('shortens long links without making them equal', () => {
  const long = `https://example.org/${'ä'.repeat(1_500)}`;
  expect(normalizeUrl(long)).toHaveLength(1_000);
  expect(normalizeUrl(`${long}/#top`)).toBe(normalizeUrl(long));
  expect(normalizeUrl(`${long}b`)).not.toBe(normalizeUrl(long));
});

it('ignores decoration and returns ASCII', () => {
  fc.assert(
    fc.property(
      fc
        .webUrl({ withQueryParameters: true, withFragments: true })
        .filter((url) => isLink(url) && !/#[!/]/.test(url)),
      (url) => {
        const normalized = normalizeUrl(url);
        expect(normalized).toMatch(/^[\x21-\x7e]{1,1000}$/);
        const decorated = new URL(url);
        decorated.hash = 'elsewhere';
        decorated.searchParams.append('utm_source', 'a mail');
        decorated.protocol =
          decorated.protocol === 'http:' && decorated.port === '' ? 'https:' : decorated.protocol;
        expect(normalizeUrl(decorated.href)).toBe(normalized);
      },
    ),
  );
});

it.each([
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['vbscript:x'],
  [' java\nscript:alert(1)'],
  ['//evil.example'],
  ['http://user:pw@h.example'],
  ['http://user@h.example'],
  ['http://@h.example'],
  ['https://'],
  ['https:///a'],
  ['http:\\\\h.example'],
  ['https://a b.example/'],
  ['ftp://h.example'],
  [`https://${'a.'.repeat(130)}example/`],
  ['https://h.example/\ud800'],
])('rejects the link %j', (url) => {
  expect(isLink(url)).toBe(false);
});

it('stores a link as typed, with a lowercase scheme', () => {
  expect(storedUrl('HTTPS://Example.org/A?utm_source=x')).toBe(
    'https://Example.org/A?utm_source=x',
  );
});

it('removes `www.` and the final dot from a domain', () => {
  expect(getDomain('https://www.Example.org:8443/a')).toBe('example.org');
  expect(getDomain('https://example.org./a')).toBe('example.org');
  expect(parseDomain('WWW.example.org/a')).toBe('example.org');
  expect(parseDomain('http://[')).toBeNull();
});
