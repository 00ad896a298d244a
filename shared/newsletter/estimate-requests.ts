/** What a site may change, and the variants of its digest: `personal` ones have preferences. */
type DigestLoad = {
  summaries: 'extracts' | 'written';
  posts: number;
  variants: number;
  personal: number;
};
/** Requests of one kind, and the tokens that one usually takes, for question and answer. */
type Part = { requests: number; tokens: number };

/** Candidates and reserve of an issue, and posts of one labeling request. */
const maxLabeledPosts = 205;
const labelBatch = 25;

/**
 * The most requests that rendering an issue takes, and about how many tokens. A failed request is
 * repeated, and an edited issue is rendered again; stored answers cost nothing. docs/digest.md has
 * the formula.
 */
export function estimateRequests({ summaries, posts, variants, personal }: DigestLoad): {
  requests: number;
  tokens: number;
} {
  // Late posts are in addition to the others.
  const perVariant = posts + Math.ceil(posts / 2);
  const shared = Math.min(maxLabeledPosts, perVariant * (1 + personal));
  const parts: Part[] =
    summaries === 'extracts'
      ? [{ requests: shared, tokens: 2_200 }]
      : [
          // Each is judged. Refused sentences are written and judged once more.
          { requests: 4 * variants * perVariant, tokens: 2_200 },
          { requests: 4 * variants, tokens: 4_000 },
        ];
  if (personal > 0)
    parts.push(
      { requests: Math.ceil(maxLabeledPosts / labelBatch), tokens: 4_500 },
      { requests: personal, tokens: 1_500 },
    );
  return {
    requests: parts.reduce((sum, part) => sum + part.requests, 0),
    tokens: parts.reduce((sum, part) => sum + part.requests * part.tokens, 0),
  };
}
