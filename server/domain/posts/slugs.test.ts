import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSlugId, type DigestLanguage } from '#shared/paths.ts';
import { tagPattern } from '#shared/text-rules.ts';
import { postSlug, toTagName } from './slugs.ts';
import { newId } from '../core/ids.ts';

const id = 'Ab3dEf6hIj9k';
const titleWords = (title: string) => postSlug(title, id, 'en').slice(0, -id.length - 1);

it.each([
  ['Hello, World!', 'hello-world'],
  ['Žluťoučký kůň', 'zlutoucky-kun'],
  ['Größe & Maß', 'grosse-and-mass'],
  ['Привет, мир', 'privet-mir'],
  ['İstanbul ve ışık', 'istanbul-ve-isik'],
  ['e\u0301te\u0301', 'ete'],
  ['日本 rocks', 'rocks'],
  ['🔥 Hot take 🔥', 'hot-take'],
  ['iPhone and XMLHttpRequest', 'iphone-and-xmlhttprequest'],
  ['A—B – C', 'a-b-c'],
  ['  --  spaced -- ', 'spaced'],
  ['../../etc/passwd', 'etc-passwd'],
  ['C:\\temp\\<script>"quote\'', 'c-temp-script-quote'],
  ['line\r\nbreak\0nul', 'line-break-nul'],
  ['50% off?a=b#c', '50-off-a-b-c'],
])('converts %j to the words %s', (title, expected) => {
  expect(postSlug(title, id, 'en')).toBe(`${expected}-${id}`);
});

it.each<[DigestLanguage, string, string]>([
  ['de', 'Größe & Maß für Übermorgen', 'groesse-mass-fuer-uebermorgen'],
  ['fr', 'L’été à Noël : cœur & âme', 'l-ete-a-noel-coeur-ame'],
  ['es', '¿Qué será del mañana?', 'que-sera-del-manana'],
  ['pt', 'Eleição em São Paulo', 'eleicao-em-sao-paulo'],
  ['ru', 'Ёж и новый день', 'yozh-i-noviy-den'],
  ['zh', '人工智能的GPT5新闻，你好 & Café', '人工智能的gpt5新闻-你好-cafe'],
  ['ja', 'ジョン・スミス「ﾃﾞｰﾀ」🔥', 'ジョン-スミス-データ'],
  ['ko', '한국어 뉴스?'.normalize('NFD'), '한국어-뉴스'],
  ['ar', 'الكتاب الجديد، مُحَمَّد', 'الكتاب-الجديد-محمد'],
  ['hi', 'हिन्दी भाषा: क़लम!', 'हिन्दी-भाषा-क़लम'.normalize('NFC')],
])('writes words of an address in %s', (language, title, expected) => {
  const slug = postSlug(title, id, language);
  expect(slug).toBe(`${expected}-${id}`);
  expect(slug).toBe(slug.normalize('NFC'));
  expect(postSlug('🔥?!', id, language)).toBe(id);
});

it('names tags in the script of the site', () => {
  expect(toTagName('Künstliche Intelligenz', 'de')).toBe('kuenstliche-intelligenz');
  expect(toTagName('机器学习', 'zh')).toBe('机器学习');
  expect(toTagName('机器学习', 'en')).toBe('');
});

it.each<[DigestLanguage, string, string]>([
  ['ar', 'أخبار ٢٠٢٤', 'أخبار-٢٠٢٤'],
  ['zh', 'Курс & ß', 'курс-ß'],
  ['de', `${'a'.repeat(29)} b`, 'a'.repeat(29)],
])('names tags as a site may call them in %s', (language, name, tag) => {
  expect(toTagName(name, language)).toBe(tag);
  expect(tag).toMatch(tagPattern);
});

it.each(['😀😀😀', '中文标题', 'हिन्दी', '---', '?!', '', ' ', '\u200b\u202e'])(
  'uses the bare ID for the title %j',
  (title) => {
    expect(postSlug(title, id, 'en')).toBe(id);
    expect(parseSlugId(postSlug(title, id, 'en'))).toBe(id);
  },
);

it('cuts at 60 characters, between words', () => {
  expect(titleWords('a'.repeat(60))).toBe('a'.repeat(60));
  expect(titleWords('a'.repeat(61))).toBe('a'.repeat(60));
  expect(titleWords(`${'a'.repeat(29)} ${'b'.repeat(30)}`), 'exactly 60').toBe(
    `${'a'.repeat(29)}-${'b'.repeat(30)}`,
  );
  expect(titleWords(`${'a'.repeat(29)} ${'b'.repeat(30)} c`), 'a word that ends at 60 stays').toBe(
    `${'a'.repeat(29)}-${'b'.repeat(30)}`,
  );
  expect(titleWords(`${'a'.repeat(29)} ${'b'.repeat(31)}`), 'a word that would pass 60 goes').toBe(
    'a'.repeat(29),
  );
  expect(titleWords(`ab ${'c'.repeat(150)}`)).toBe('ab');
  expect(titleWords('word '.repeat(30))).toBe(Array.from({ length: 12 }, () => 'word').join('-'));
});

it('creates a valid slug for any title', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.string({ unit: 'grapheme', maxLength: 150 }),
        fc.string({ maxLength: 150 }),
      ),
      (title) => {
        const slug = postSlug(title, id, 'en');
        expect(slug).toMatch(/^(?:[a-z0-9]+-)*Ab3dEf6hIj9k$/);
        expect(slug.length).toBeLessThanOrEqual(60 + 1 + id.length);
        expect(parseSlugId(slug)).toBe(id);
      },
    ),
    { numRuns: 1000 },
  );
});

it.each([
  ['abc', 'abc'],
  ['some-words-abc', 'abc'],
  ['wrong-words-abc', 'abc'],
  ['-abc', 'abc'],
  ['abc-', ''],
  ['', ''],
  ['-', ''],
  ['a--b', 'b'],
])('parses %j as the ID %j', (slug, expected) => {
  expect(parseSlugId(slug)).toBe(expected);
});

it('creates different IDs of twelve letters and digits', () => {
  const slugs = Array.from({ length: 5_000 }, () => newId());
  expect(slugs.filter((slug) => !/^[A-Za-z0-9]{12}$/.test(slug))).toEqual([]);
  expect(new Set(slugs).size).toBe(slugs.length);
});
