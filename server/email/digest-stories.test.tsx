import { expect, it } from 'vitest';
import { loadPack } from '#shared/texts/packs.ts';
import { digestLanguages } from '#shared/paths.ts';
import {
  createDigestItem,
  origin,
  renderDigestMail,
  statecraft,
} from '../../test/support/digest-mail.ts';
import { getAttribute, getText, readHtml } from '../../test/support/html.ts';

const day = '2026-12-01';
const dates: Partial<Record<(typeof digestLanguages)[number], string>> = {
  en: 'December 1',
  fr: '1er décembre',
  de: '1. Dezember',
  ru: '1 декабря',
  ja: '12月1日',
  ar: '1 ديسمبر',
};

it.each(digestLanguages)('names other sources and earlier news: %s', async (language) => {
  const { html, text } = await renderDigestMail(statecraft, language, {
    items: [
      createDigestItem('a', {
        otherSources: [
          { url: 'https://one.example/x', domain: 'one.example' },
          { url: 'https://two.example/y', domain: 'two.example' },
        ],
        newSince: { day, period: day },
      }),
      createDigestItem('b', { newSince: { day, period: null } }),
    ],
    overview: [],
  });
  const { issue } = await loadPack(language);
  const page = readHtml(html);
  const links = page.all('a').map((link) => [getText(link), getAttribute(link, 'href')]);
  expect(links).toContainEqual(['one.example', 'https://one.example/x']);
  expect(links).toContainEqual(['two.example', 'https://two.example/y']);
  const sources = issue.otherSources.replace('{sources}', 'one.example · two.example');
  const [, shown = ''] =
    new RegExp(`(?:${issue.newSince.replace('{date}', ')(.{4,20})(?:')})`).exec(text) ?? [];
  if (dates[language]) expect(shown).toBe(dates[language]);
  const news = issue.newSince.replace('{date}', shown);
  const normalize = (value: string) => value.replace(/\s+/g, ' ');
  const paragraphs = page.all('p').map((paragraph) => normalize(getText(paragraph)));
  expect(paragraphs).toContain(normalize(sources));
  expect(paragraphs.filter((paragraph) => paragraph === normalize(news))).toHaveLength(2);
  const newsLinks = links.filter(([content]) => content === news);
  expect(newsLinks).toEqual([[news, `${origin}/newsletter/archive/${day}`]]);
  expect(text).toContain(`\n${sources}\nhttps://one.example/x\nhttps://two.example/y\n${news}\n`);
});
