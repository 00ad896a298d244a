/**
 * The weight of a post's points in its rank: 1 for ten points, 2 for a hundred, negative below
 * zero. Times the site's `rankingWindow` it is the hours of age that the points outweigh.
 */
export const weighPoints = (score: number): number =>
  Math.sign(score) * Math.log10(Math.max(Math.abs(score), 1));

/** The rank of a post among all posts of its site, in words of points and hours. */
type Standing = {
  /** Hours of age that the points outweigh. Negative below zero points. */
  hours: number;
  /** Points with which a new post has the same rank; null if one point is enough to be above. */
  equalPoints: number | null;
};

/** `ageHours`: since the post was published. `window`: the site's `rankingWindow`, in hours. */
export function describeStanding(score: number, ageHours: number, window: number): Standing {
  const hours = weighPoints(score) * window;
  const lead = hours - ageHours;
  return { hours, equalPoints: lead < 0 ? null : 10 ** (lead / window) };
}
