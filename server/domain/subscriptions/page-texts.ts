import { languages } from '#shared/newsletter/languages.ts';
import { loadPack } from '#shared/texts/packs.ts';
import { digestLanguages } from '#shared/paths.ts';
import { notFound } from '../../infra/app-error.ts';
import { readPreferenceForm } from '../preferences/preference-form.ts';
import type { Handlers } from '../core/handler.ts';

/** The texts of newsletter pages in a language. */
export const handlers = {
  async 'GET /api/newsletter/texts/{language}'(ctx, { path }) {
    const language = digestLanguages.find((code) => code === path.language);
    if (language === undefined) throw notFound('The language was not found.');
    const pack = await loadPack(language);
    const { strings, manage, frame } = pack;
    const { problem, counter, promptPlaceholder, promptHint } = pack.page;
    return {
      language,
      dir: languages.find(({ code }) => code === language)?.dir ?? 'ltr',
      strings,
      manage,
      form: { problem, counter, promptPlaceholder, promptHint },
      preferenceForm: await readPreferenceForm(ctx, language, pack),
      frame: language === 'en' ? null : frame,
    };
  },
} satisfies Partial<Handlers>;
