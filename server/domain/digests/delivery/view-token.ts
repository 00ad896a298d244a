import { dayMs } from '#shared/durations.ts';
import { digestLanguages, digestViewPath, type DigestLanguage } from '#shared/paths.ts';
import type { Needs } from '../../../context.ts';
import { AppError, notFound } from '../../../infra/app-error.ts';

/** How long the page of an email can be read. The texts name it. */
export const viewLifetimeMs = 60 * dayMs;
const purpose = 'digest-view';

type ViewKey = { siteId: string; id: string; language: DigestLanguage };
const toSignedText = ({ siteId, id, language }: ViewKey, until: string) =>
  `${siteId} ${language} ${id} ${until}`;

/**
 * Returns the path of the page that shows a variant. Readers of a variant share it, so it names
 * none of them. The language is legible, so that the page of an expired link is in it.
 */
export function createViewPath(
  { secrets, clock }: Needs<'secrets' | 'clock'>,
  variant: ViewKey,
): string {
  const until = (clock.now().getTime() + viewLifetimeMs).toString(36);
  const signature = secrets.sign(purpose, toSignedText(variant, until));
  return digestViewPath(`${variant.language}-${variant.id}.${until}.${signature}`);
}

/** Returns the variant of a token. Errors: not_found, gone. */
export function readViewToken(
  { secrets, clock, site }: Needs<'secrets' | 'clock' | 'site'>,
  token: string,
): ViewKey {
  const [, code, id = '', until = '', signature = ''] =
    /^([a-z]{2})-([0-9A-Za-z]{12})\.([0-9a-z]{6,10})\.([\w-]{43})$/.exec(token) ?? [];
  const language = digestLanguages.find((known) => known === code);
  const variant = language && { siteId: site.id, id, language };
  if (!variant || !secrets.verify(purpose, toSignedText(variant, until), signature))
    throw notFound('The digest was not found.');
  if (parseInt(until, 36) <= clock.now().getTime())
    throw new AppError('gone', 'The link to this digest has expired.');
  return variant;
}
