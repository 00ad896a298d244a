/** A vector of length 1 by a model. Null: not embedded. */
export type Embedding = { model: string; vector: Float32Array | null };

/** Returns the cosine of two vectors; null if they cannot be compared. */
export function compareEmbeddings(
  a: Embedding | null | undefined,
  b: Embedding | null | undefined,
): number | null {
  if (!a?.vector || !b?.vector || a.model !== b.model || a.vector.length !== b.vector.length)
    return null;
  let sum = 0;
  for (let i = 0; i < a.vector.length; i += 1) sum += (a.vector[i] ?? 0) * (b.vector[i] ?? 0);
  return sum;
}

const minCosine = 0.8;
/** Unrelated texts have a cosine near 0 with one model and of 0.7 with another. */
const minShareAboveUnrelated = 0.65;
/** Posts that tell what unrelated texts have. */
export const maxComparedPosts = 60;

/** Returns the cosine of unrelated texts, which is above that of a share of all pairs. */
export function pickUnrelated(cosines: readonly (number | null)[], share: number): number {
  const known = cosines.filter((cosine) => cosine !== null).toSorted((a, b) => a - b);
  return Math.max(0, known[Math.floor(known.length * share)] ?? 0);
}

export type IsClose = (a: Embedding | null | undefined, b: Embedding | null | undefined) => boolean;

/** Returns whether two texts are so close for the model of these posts that they tell one story. */
export function createIsClose(posts: readonly { embedding?: Embedding | null }[]): IsClose {
  const embedded = posts.filter(({ embedding }) => embedding?.vector).slice(0, maxComparedPosts);
  const cosines = embedded.flatMap(({ embedding: a }, i) =>
    embedded.slice(i + 1).map(({ embedding: b }) => compareEmbeddings(a, b)),
  );
  const unrelated = pickUnrelated(cosines, 1 / 10);
  const limit = Math.max(minCosine, unrelated + (1 - unrelated) * minShareAboveUnrelated);
  return (a, b) => (compareEmbeddings(a, b) ?? 0) >= limit;
}
