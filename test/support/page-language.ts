import { expect } from 'vitest';
import { languages } from '#shared/newsletter/languages.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import { packs } from './newsletter-pages.ts';
import type { Document } from './html.ts';

/** Checks the document, header and footer of a page in the language of a subscriber. */
export function expectPageIn(language: DigestLanguage, page: Document): void {
  const dir = languages.find(({ code }) => code === language)?.dir ?? 'ltr';
  for (const part of ['html', 'header', 'footer'])
    expect([page.attribute(part, 'lang'), page.attribute(part, 'dir')], part).toEqual([
      language,
      dir,
    ]);
  const { hot, rights } = packs[language].frame;
  expect(page.hrefs('header nav a')).toContain('/hot');
  expect(page.text('header nav')).toContain(hot);
  expect(page.text('footer')).toContain(rights);
}
