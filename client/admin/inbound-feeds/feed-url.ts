/**
 * Returns a URL from what was typed, with `https://` where the scheme is missing. Understands
 * members of Mastodon and Bluesky: `@ada@social.example`, `@ada.example`.
 */
export function toFeedUrl(typed: string): string {
  const url = typed
    .trim()
    .replace(/^feed:(?:\/\/)?(?=https?:)/i, '')
    .replace(/^feed:\/\//i, 'http://')
    .replace(/^@([\w.-]+)@([\w.-]+\.\w+)$/, 'https://$2/@$1')
    .replace(/^@([\w-]+(?:\.[\w-]+)+)$/, 'https://bsky.app/profile/$1');
  return /^[a-z][a-z0-9+.-]*:/i.test(url) && !/^[^/]*\.[^/]*:\d/.test(url) ? url : `https://${url}`;
}
