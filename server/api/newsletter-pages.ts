import type { newsletterTexts as rows } from '#shared/contract/newsletter-pages.ts';
import { getFrameTexts } from '#shared/newsletter/frame-texts.ts';
import { languages } from '#shared/newsletter/languages.ts';
import { loadPack } from '#shared/newsletter/translations.ts';
import { digestLanguages } from '#shared/paths.ts';
import { notFound } from '../infra/app-error.ts';
import type { Handler } from './handler-types.ts';

export const newsletterTexts: { [K in keyof typeof rows]: Handler<K> } = {
  async 'GET /api/newsletter/texts/{language}'(_ctx, { path }) {
    const language = digestLanguages.find((code) => code === path.language);
    if (language === undefined) throw notFound('The language');
    const {
      strings,
      manage,
      plurals,
      page: { problem, counter, promptPlaceholder, promptHint },
    } = await loadPack(language);
    return {
      language,
      dir: languages.find(({ code }) => code === language)?.dir ?? 'ltr',
      strings,
      manage,
      plurals,
      form: { problem, counter, promptPlaceholder, promptHint },
      frame: getFrameTexts(language),
    };
  },
};
