/** Without what differs between readers. Gmail cuts emails at 102 KB. */
export const maxHtmlBytes = 58_000;

/** The size of the whole digest, and how many posts the email leaves to the browser. */
export type Shortening = { bytes: number; posts: number };

/**
 * Renders a digest with as many of its posts as fit into an email, at least one. `render` gets the
 * number of posts to show.
 */
export function limitDigestSize<Rendered extends { html: string }>(
  count: number,
  render: (shown: number) => Rendered,
): Rendered & { shortening: Shortening | null } {
  const whole = render(count);
  const bytes = Buffer.byteLength(whole.html);
  if (bytes <= maxHtmlBytes || count < 2) return { ...whole, shortening: null };
  let [fits, high] = [1, count - 1];
  let rendered = render(fits);
  while (fits < high) {
    const middle = Math.ceil((fits + high) / 2);
    const candidate = render(middle);
    if (Buffer.byteLength(candidate.html) <= maxHtmlBytes) [fits, rendered] = [middle, candidate];
    else high = middle - 1;
  }
  return { ...rendered, shortening: { bytes, posts: count - fits } };
}
