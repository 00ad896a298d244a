import { findTextLanguage } from '#shared/newsletter/text-language.ts';
import { useApp } from '../app-context.tsx';

/**
 * Returns a function for the `lang` of a text by somebody else: undefined where it is that of the
 * page. `source`: the language of its source, if known.
 */
export function useTextLanguage(
  pageLanguage?: string,
): (text: string, source?: string | null) => string | undefined {
  const { site, language: ownLanguage } = useApp();
  return (text, source) => {
    const language = findTextLanguage(text, source ?? site.language);
    return language.split('-')[0] === (pageLanguage ?? ownLanguage) ? undefined : language;
  };
}
