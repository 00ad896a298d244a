import { beforeAll, expect, it } from 'vitest';
import { startCpuTimer } from '../../../test/support/cpu-time.ts';
import { readArticle } from './article.ts';

const address = new URL('https://news.example/2026/harbour');
const read = (html: string) => readArticle({ url: address, html });
const sentence =
  'The harbour of Aldmere was opened to small ships again, and its keeper ' +
  'counted forty of them on the first day. ';
const paragraphs = (count: number, text = sentence) => `<p>${text.repeat(3)}</p>\n`.repeat(count);
const page = (body: string, head = '') =>
  '<!doctype html><html lang="en-gb"><head><title>A harbour opens ' +
  `to small ships | Example News</title>${head}</head><body>${body}</body></html>`;

it('extracts title and paragraphs only', () => {
  const html = page(
    `<header><nav>
      <ul><li><a href="/">Home</a></li><li><a href="/world">World</a></li></ul>
    </nav></header>
    <div class="cookie-banner" style="display: none">
      We use cookies for many purposes, and so do our partners.
    </div>
    <main><article>
      <h1>A harbour opens to small ships</h1>
      <p class="byline">By Jane Holt</p>${paragraphs(4)}
      <h2>What&nbsp;came &amp; went</h2>
      <ul>
        <li>Forty <b>small</b> ships &lt;and&gt; boats came into the harbour</li>
        <li>One left</li>
      </ul>
      <p>First line<br>second line of the same paragraph, which is long enough.</p>
      <script>alert("in the article")</script>
      <aside>Read this next, it is about something else.</aside>
      <p hidden>Nobody sees this paragraph of the page.</p>${paragraphs(2)}
    </article></main>
    <footer>All rights reserved by Example News and its partners everywhere.</footer>`,
    '<meta property="og:site_name" content="Example &amp; News"><meta property="og:image" ' +
      'content="/img/harbour.jpg"><meta name="description" content="Small ships are ' +
      'back.">',
  );
  const article = read(html);
  expect(article).toMatchObject({
    title: 'A harbour opens to small ships',
    excerpt: 'Small ships are back.',
    language: 'en-GB',
    siteName: 'Example & News',
    image: 'https://news.example/img/harbour.jpg',
  });
  const parts = article!.text.split('\n\n');
  expect(parts[0]).toBe(sentence.repeat(3).trim());
  expect(parts).toContain('What came & went');
  expect(parts).toContain('Forty small ships <and> boats came into the harbour');
  expect(parts).toContain('First line second line of the same paragraph, which is long enough.');
  expect(article!.text).not.toMatch(
    /cookies|alert|Nobody|Read this next|rights reserved|World|Jane/,
  );
  expect(article!.words).toBeGreaterThan(300);
  expect(article!.words).toBe(article!.text.match(/[\p{L}\p{N}]+/gu)?.length);
});

it.each([
  ['nothing', ''],
  ['an empty page', '<html><body></body></html>'],
  ['too few words', 'plain words without any element'],
  ['a notice', page('<p>Please enable JavaScript and cookies to continue.</p>')],
  ['links only', page(`<nav>${'<a href="/x">A link with words</a> '.repeat(200)}</nav>`)],
  ['hidden words', page(`<div style="display:none">${paragraphs(5)}</div>`)],
  ['words of a script', page(`<script>${paragraphs(5)}</script>`)],
  ['no characters', '\0'.repeat(1_000)],
])('returns null for %s', (_what, html) => {
  expect(read(html)).toBeNull();
});

it.each<[string, string, string | null]>([
  ['<html lang="de">', sentence, 'de'],
  ['<html lang="pt_br">', sentence, 'pt-BR'],
  ['<html lang="zh-Hans-CN">', sentence, 'zh-Hans-CN'],
  ['<html xml:lang="fr">', sentence, 'fr'],
  ['<html><meta http-equiv="Content-Language" content="es, en">', sentence, 'es'],
  ['<html><meta property="og:locale" content="ru_RU">', sentence, 'ru-RU'],
  ['<html lang="">', sentence, null],
  ['<html lang="<script>">', sentence, null],
  ['<html lang="klingon-is-long">', sentence, null],
  ['<html>', sentence, null],
  [
    '<html>',
    '올드미어 항구가 다시 열렸고 첫날에 마흔 척의 배가 들어왔다고 관리인이 말했다. ',
    'ko',
  ],
  ['<html>', 'アルドミア港は再び小型船に開放され、初日に四十隻の船が来たと管理人は語った。', 'ja'],
  ['<html>', '阿尔德米尔港重新向小型船只开放，管理员说第一天来了四十艘船只。', 'zh'],
])('detects the language of %s', (head, text, language) => {
  const article = read(`${head}<body><article>${paragraphs(6, text)}</article></body></html>`);
  expect(article?.language).toBe(language);
});

it.each([
  ['javascript:alert(1)', null],
  ['data:image/png;base64,AAAA', null],
  ['https://me:secret@cdn.example/x.png', null],
  [`https://cdn.example/${'x'.repeat(3_000)}`, null],
  ['//cdn.example/x.png', 'https://cdn.example/x.png'],
  ['http://cdn.example/ä.png', 'http://cdn.example/%C3%A4.png'],
])('accepts only web URLs as an image (%#)', (content, image) => {
  expect(
    read(
      page(
        `<article>${paragraphs(6)}</article>`,
        `<meta property="og:image" content="${content}">`,
      ),
    )?.image,
  ).toBe(image);
});

it('limits the text and removes invisible characters', () => {
  const disguised = sentence.replace('small', '\u202esm\u200bal\u00adl\u202c \u0007\u2066');
  const article = read(page(`<article>${paragraphs(300, disguised)}</article>`));
  expect(article!.text.length).toBeLessThanOrEqual(20_000);
  expect(article!.text.length).toBeGreaterThan(19_000);
  expect(article!.text.replaceAll('\n\n', '')).not.toMatch(
    /[\p{Cc}\u200b\u202a-\u202e\u2066-\u2069\u00ad\ue000-\ue002]/u,
  );
  expect(article!.text).toContain('opened to small ships');
  const long = read(
    page(
      `<article><h1>${'word '.repeat(200)}</h1><p>${'word, '.repeat(30_000)}</p></article>`,
      `<meta name="description" content="${'x'.repeat(5_000)}"><meta ` +
        `property="og:title" content="${'word '.repeat(500)}"><meta property="og:site_name" c` +
        `ontent="${'x'.repeat(500)}">`,
    ),
  );
  expect(long!.text.length).toBeLessThanOrEqual(20_000);
  expect(long!.title.length).toBeLessThanOrEqual(300);
  expect(long!.excerpt.length).toBeLessThanOrEqual(300);
  expect(long!.siteName!.length).toBeLessThanOrEqual(100);
});

it('returns escaped HTML as text', () => {
  const article = read(
    page(
      `<article>${paragraphs(5)}<p>&lt;script&gt;alert(1)&lt;/script&gt;` +
        ' is how a script begins &amp;amp; ends, as every reader of this ' +
        'page will know.</p>\ue000\ue001</article>',
    ),
  );
  expect(article!.text).toContain('<script>alert(1)</script> is how a script begins &amp; ends');
  expect(article!.text).not.toMatch(/[\ue000-\ue002]/);
});

it.each([
  ['a byline', '<p class="byline">S</p>'],
  ['a byline by its link', '<p>S <a rel="author" href="/jane">Jane Holt</a></p>'],
  ['a caption', '<div class="wp-caption-text">S</div>'],
  ['a credit', '<p><span class="photo-credit">S</span></p>'],
  ['small print', '<p><small>S</small></p>'],
  ['an address', '<address>S</address>'],
  ['a text of a picture', '<p>S</p><img alt="S">'],
])('leaves out what the markup calls %s', (_what, markup) => {
  const credit = 'The harbour of Aldmere in the morning, seen by Jane Holt of the Herald.';
  const article = read(
    page(`<article>${markup.replaceAll('S', credit)}${paragraphs(5)}</article>`),
  );
  expect(article?.text.startsWith(sentence.trim())).toBe(true);
});

it('reads an article of an author', () => {
  const article = read(page(`<div class="post author">${paragraphs(5)}</div>`));
  expect(article?.text).toContain(sentence.trim());
});

it.each(['style', 'script', 'svg'])('reads an article after a megabyte of %s', (name) => {
  const large = `<${name}>${'a{b:c}'.repeat(180_000)}</${name}>`;
  expect(read(page(`${large}<article>${paragraphs(5)}</article>`))?.words).toBeGreaterThan(200);
});

it('reads only the description of a page that hides its article', () => {
  const hidden = page(
    `<article><div hidden>${paragraphs(20)}</div>${paragraphs(1)}</article>`,
    '<meta name="description" content="Small ships are back in &amp;quot;Aldmere&amp;quot;.">',
  );
  expect(read(hidden)).toMatchObject({
    title: 'A harbour opens to small ships',
    text: '',
    excerpt: 'Small ships are back in "Aldmere".',
  });
});

/** Returns the CPU time of the fastest of two readings, in milliseconds. */
function measure(html: string): number {
  let best = Infinity;
  for (let i = 0; i < 2; i += 1) {
    const readCpuMs = startCpuTimer();
    read(html);
    best = Math.min(best, readCpuMs());
  }
  return best;
}

/** That of a long article. */
let ordinary = 0;
beforeAll(() => {
  ordinary = measure(page(paragraphs(1_000)));
});

it.each<[string, string]>([
  ['ten thousand nested elements', '<div>'.repeat(10_000) + sentence.repeat(50)],
  ['nested without end', '<b>'.repeat(80_000) + '</i>'.repeat(65_000)],
  [
    'nested below the limit, many times',
    ('<div>'.repeat(31) + paragraphs(2) + '</div>'.repeat(31)).repeat(200),
  ],
  [
    'one paragraph at the bottom of many elements',
    `${'<div>'.repeat(23)}${'<p>a, b, c and so on</p>'.repeat(20_000)}`,
  ],
  ['links', '<a href="/x">some words</a>'.repeat(19_000)],
  ['tables in tables', '<table><tr><td>'.repeat(30_000)],
  [
    'tables beside tables',
    `${'<table><tr><td>'.repeat(8)}word word${'</table>'.repeat(8)}`.repeat(3_000),
  ],
  ['lists in lists', '<ul><li>'.repeat(60_000)],
  ['line breaks', `<div>${'x<br><br>'.repeat(50_000)}`],
  [
    'headers like the title',
    `<title>some header words here</title>${'<h2>some header words</h2>'.repeat(18_000)}`,
  ],
  ['bylines', '<div class=byline>x</div>'.repeat(18_000)],
  ['names of classes', `<div class="${'share-'.repeat(80_000)}">`],
  ['attributes', `<div ${Array.from({ length: 60_000 }, (_, i) => `a${i}`).join(' ')}>`],
  ['entities', '&amp;'.repeat(100_000)],
  ['signs', '<'.repeat(500_000)],
  ['commas', `<p>${','.repeat(500_000)}`],
  ['space', `<p>${' '.repeat(500_000)}x`],
  ['bars in the title', `<title>${' | '.repeat(150_000)}</title>${'<h1>x</h1>'.repeat(1_000)}`],
  ['comments', '<!--'.repeat(120_000)],
  ['meta', '<meta name=a content=b>'.repeat(20_000)],
  ['images', '<img src=x>'.repeat(40_000)],
  ['half a tag', `<p ${'x="'.repeat(100_000)}`],
  ['style attributes', '<b style="color:red;top:1px">x</b>'.repeat(15_000)],
  ['more than is read', 'x'.repeat(5_000_000)],
])('limits the CPU time of a hostile page: %s', (_what, html) => {
  // The worst, style attributes, takes 40 times as long; quadratic work takes hundreds of times.
  expect(measure(html)).toBeLessThan(80 * ordinary);
});
