import type { Digest } from './digest-content.ts';

/** Gmail cuts mails at 102 KB of HTML. The difference is for the links of each reader. */
export const maxHtmlBytes = 95_000;

/** The size of the whole digest, and how many parts it lost. */
export type Shortening = { bytes: number; comments: number; summaries: number };

/**
 * Renders a digest. While it is too large, drops comments and then summaries, from the last post
 * up. Titles and links always stay.
 */
export function limitDigestSize<Rendered extends { html: string }>(
  digest: Digest,
  render: (digest: Digest) => Rendered,
): Rendered & { shortening: Shortening | null } {
  let rendered = render(digest);
  const bytes = Buffer.byteLength(rendered.html);
  if (bytes <= maxHtmlBytes) return { ...rendered, shortening: null };
  const items = [...digest.items];
  const dropped = { comment: 0, summary: 0 };
  for (const part of ['comment', 'summary'] as const) {
    for (let i = items.length - 1; i >= 0; i -= 1) {
      const item = items[i];
      if (!item || item[part] === null || Buffer.byteLength(rendered.html) <= maxHtmlBytes)
        continue;
      items[i] = { ...item, [part]: null };
      dropped[part] += 1;
      rendered = render({ ...digest, items });
    }
  }
  return {
    ...rendered,
    shortening: { bytes, comments: dropped.comment, summaries: dropped.summary },
  };
}
