import { languages } from '#shared/newsletter/languages.ts';
import { loadPack } from '#shared/texts/packs.ts';
import { languagePath } from '#shared/paths.ts';

/**
 * Returns what an error page at the URL of a translated landing page says, in the language of that
 * page. Null for other pages, and for errors that have no translation.
 */
export async function findErrorText(
  path: string,
  status: number,
): Promise<{ lang: string; dir: string; text: string } | null> {
  const language = languages.find(({ code }) => languagePath(code) === path);
  if (!language || (status < 500 && status !== 429 && status !== 413)) return null;
  const { code, dir } = language;
  const { strings, manage } = await loadPack(code);
  return { lang: code, dir, text: status === 429 ? manage.tooMany : strings.somethingWentWrong };
}
