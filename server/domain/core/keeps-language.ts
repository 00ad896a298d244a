import type { Needs, Site } from '../../context.ts';

/**
 * Whether the sentences of a site's digests are written, in the language and level of a reader. All
 * others are in the words of their source.
 */
export const keepsLanguage = (
  { model }: Needs<'model'>,
  { digest }: Pick<Site, 'digest'>,
): boolean => model !== null && digest.summaries === 'written';
