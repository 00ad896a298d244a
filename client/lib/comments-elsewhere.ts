import type { PostSummary } from '#shared/contract/posts.ts';
import { count } from './time.ts';

/** Says how many comments an imported post had at its source, after the site's own count. */
export const describeElsewhere = ({
  commentsElsewhere: elsewhere,
}: Pick<PostSummary, 'commentsElsewhere'>): string | null =>
  elsewhere === null
    ? null
    : `${count(elsewhere.count, 'comment')} ` +
      (elsewhere.source === null ? 'elsewhere' : `on ${elsewhere.source}`);
