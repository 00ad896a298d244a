import type { PostSummary } from '#shared/contract/posts.ts';
import type { Translate } from '#shared/texts/translate.ts';

/** Says how many comments an imported post had at its source, after the site's own count. */
export function describeElsewhere(
  t: Translate,
  { commentsElsewhere: elsewhere }: Pick<PostSummary, 'commentsElsewhere'>,
): string | null {
  if (elsewhere === null) return null;
  const { count, source } = elsewhere;
  return source === null
    ? t('{count, plural, one {# comment elsewhere} other {# comments elsewhere}}', { count })
    : t('{count, plural, one {# comment on {source}} other {# comments on {source}}}', {
        count,
        source,
      });
}
