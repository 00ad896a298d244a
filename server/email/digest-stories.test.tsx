import { expect, it } from 'vitest';
import { loadPack } from '#shared/texts/packs.ts';
import { digestLanguages } from '#shared/paths.ts';
import { createDigestItem, renderDigestMail, statecraft } from '../../test/support/digest-mail.ts';
import { formatIssueDay } from './digest-text.ts';
import { getText, readHtml } from '../../test/support/html.ts';

const day = '2026-12-01';
const dates: Partial<Record<(typeof digestLanguages)[number], string>> = {
  en: '1 December',
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
          { id: 'one', url: 'https://one.example/x', domain: 'one.example' },
          { id: 'two', url: 'https://two.example/y', domain: 'two.example' },
        ],
        newSince: { day, period: day },
      }),
      createDigestItem('b', { newSince: { day, period: null } }),
    ],
    overview: [],
  });
  const { issue } = await loadPack(language);
  const shown = dates[language] ?? formatIssueDay(language, day, day);
  const news = issue.newSince.replace('{date}', shown);
  const paragraphs = readHtml(html)
    .all('p')
    .map((paragraph) => getText(paragraph).replaceAll('\u2060', ''));
  expect(paragraphs.filter((paragraph) => paragraph.includes(news))).toHaveLength(2);
  const sources = 'rivers.example, one.example, two.example';
  expect(paragraphs.filter((paragraph) => paragraph.startsWith(sources))).toHaveLength(1);
  expect(text.replace(/\s+/g, ' ')).toContain(` · ${news} · `);
  expect(text).toMatch(new RegExp(`^\\u200f?${sources.replaceAll('.', '\\.')} · `, 'm'));
});

it('names the year of an article of another year', async () => {
  const items = [createDigestItem('a', { day: '2024-12-07' })];
  const { text } = await renderDigestMail(statecraft, 'en', { items, overview: [] });
  expect(text).toContain('7 December 2024');
});
