import type { FoundText } from '#shared/contract/found-text.ts';
import type { PostSummary } from '#shared/contract/posts.ts';
import { setTitle } from '../../lib/typography.ts';
import * as styles from './search.styles.ts';

/** A text with marks at what a search found. */
export function Found({ text }: { text: FoundText }) {
  return text.map((part, i) =>
    part.found ? (
      <mark key={i} className={styles.found}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}

/** Marks a title, with typographic quotes where these keep the positions of the marks. */
export function foundTitle({ title, found }: PostSummary) {
  if (found === undefined) return undefined;
  const set = setTitle(title);
  if (set.length !== title.length) return <Found text={found.title} />;
  const text: FoundText = [];
  let start = 0;
  for (const part of found.title) {
    text.push({ ...part, text: set.slice(start, start + part.text.length) });
    start += part.text.length;
  }
  return <Found text={text} />;
}

/** The text around what was found, below a result. */
export const foundExcerpt = ({ found }: PostSummary) =>
  found?.excerpt ? (
    <p className={styles.excerpt} dir="auto">
      <Found text={found.excerpt} />
    </p>
  ) : null;
