import { expect } from 'vitest';
import { getFrameTexts } from '#shared/newsletter/frame-texts.ts';
import { languages } from '#shared/newsletter/languages.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import type { Document } from './html.ts';

/** Checks the document, header and footer of a page in the language of a subscriber. */
export function expectPageIn(language: DigestLanguage, page: Document): void {
  const dir = languages.find(({ code }) => code === language)?.dir ?? 'ltr';
  for (const part of ['html', 'header', 'footer'])
    expect([page.attribute(part, 'lang'), page.attribute(part, 'dir')], part).toEqual([
      language,
      dir,
    ]);
  const { hot, rights } = getFrameTexts(language) ?? { hot: 'Hot', rights: 'All rights reserved.' };
  expect(page.hrefs('header nav a')).toContain('/hot');
  expect(page.text('header nav')).toContain(hot);
  expect(page.text('footer')).toContain(rights);
}
