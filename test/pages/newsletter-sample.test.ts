import { HtmlElement } from 'html-validate';
import { expect, it } from 'vitest';
import { languageCodes, languagePath } from '#shared/paths.ts';
import { htmlErrors } from '../support/html-errors.ts';
import { getAttribute, getText, type Element } from '../support/html.ts';
import { addAudience, addIssue, createEntry } from '../support/issues.ts';
import { packs, useNewsletterPages } from '../support/newsletter-pages.ts';

const { t, read } = await useNewsletterPages();
const by = await t.make.user('nontrivial');
const titles = ['Rivers rise in spring', 'أنهار ترتفع في الربيع', '川が増水する'];
const posts = await Promise.all(
  titles.map((title, i) =>
    t.make.post({ by, title, url: `https://r${i}.example/`, minutesAgo: 60 }),
  ),
);
const [first, second] = posts;
if (!first || !second) throw new Error('no posts');
const english = 'The river rose by two meters.';
const arabic = 'ارتفع النهر مترين.';
const own = 'Der Fluss stieg um zwei Meter.';
const { id } = await addIssue(t, 'nontrivial', '2026-11-20', posts, {
  summaryKind: 'selected',
  overview: [
    { text: english, posts: [first.id], kind: 'selected', language: 'en' },
    { text: arabic, posts: [second.id], kind: 'selected', language: 'ar' },
  ],
});
await addAudience(t, 'nontrivial', id, posts, {
  language: 'de',
  summaryKind: 'ai',
  overview: createEntry(first, 'ai', own, 'Danach fiel er.').sentences,
});

/** Words that a page shows, with the language that the nearest `lang` says. */
function listTexts(element: Element, lang = ''): { text: string; lang: string }[] {
  const own = getAttribute(element, 'lang') ?? lang;
  if (['script', 'style'].includes(element.nodeName)) return [];
  return element.childNodes.flatMap((node) =>
    node instanceof HtmlElement
      ? listTexts(node, own)
      : node.textContent.trim() === ''
        ? []
        : { text: node.textContent.trim(), lang: own },
  );
}

it.each(languageCodes.filter((code) => code !== 'de'))(
  'frames an English issue on the page in %s',
  async (code) => {
    const { page, html } = await read(languagePath(code));
    expect(await htmlErrors(html)).toEqual([]);
    const { mail, page: texts } = packs[code];
    const label = page.all('main p').find((e) => getText(e) === mail.digest.labels.selected);
    const sample = label?.parent;
    if (!sample) throw new Error('no sample');
    const main = getText(page.element('main'));
    expect(main).toContain(texts.sampleHeading);
    expect(main).not.toContain(texts.noSample);
    expect(
      [...sample.querySelectorAll('p[dir]'), ...sample.querySelectorAll('li a')].map((element) => [
        getText(element),
        getAttribute(element, 'lang') ?? code,
      ]),
    ).toEqual([
      [english, 'en'],
      [arabic, 'ar'],
      [titles[0], 'en-US'],
      [titles[1], ''],
      [titles[2], 'ja'],
    ]);
    expect(
      sample.querySelectorAll('p[dir]').map((element) => getAttribute(element, 'dir')),
    ).toEqual(['ltr', 'rtl']);
  },
);

it('shows a written issue in its own language', async () => {
  const { page } = await read(languagePath('de'));
  const sentences = page.all('main h3 ~ p[dir] > span');
  expect(sentences.map(getText)).toEqual([own, 'Danach fiel er.']);
  for (const element of sentences) {
    expect(getAttribute(element, 'lang')).toBeNull();
    expect(getAttribute(element, 'dir')).toBe('ltr');
  }
});

const otherScripts = ['ar', 'hi', 'ru', 'zh', 'ja', 'ko'] as const;

it.each(otherScripts)('the page in %s has no English of its own', async (code) => {
  const { page } = await read(languagePath(code));
  const texts = listTexts(page.element('html'));
  expect(texts.filter(({ lang }) => lang === code).length).toBeGreaterThan(60);
  const unmarked = texts.filter(
    ({ text, lang }) => lang === code && /[a-z]{2,} [a-z]{2,}/i.test(text),
  );
  expect(unmarked).toEqual([]);
});
