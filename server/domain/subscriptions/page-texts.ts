import { languages } from '#shared/newsletter/languages.ts';
import { loadPack } from '#shared/texts/packs.ts';
import { digestLanguages } from '#shared/paths.ts';
import { notFound } from '../../infra/app-error.ts';
import type { Handlers } from '../core/handler.ts';

/** The texts of newsletter pages in a language. */
export const handlers = {
  async 'GET /api/newsletter/texts/{language}'(_ctx, { path }) {
    const language = digestLanguages.find((code) => code === path.language);
    if (language === undefined) throw notFound('The language');
    const {
      strings,
      manage,
      frame,
      page: { problem, counter, promptPlaceholder, promptHint },
    } = await loadPack(language);
    return {
      language,
      dir: languages.find(({ code }) => code === language)?.dir ?? 'ltr',
      strings,
      manage,
      form: { problem, counter, promptPlaceholder, promptHint },
      frame: language === 'en' ? null : frame,
    };
  },
} satisfies Partial<Handlers>;
