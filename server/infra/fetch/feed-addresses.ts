/**
 * Returns the address of the feed of a channel or member, if it follows from that of their page:
 * YouTube, Mastodon, Bluesky and Substack. Null for other pages.
 */
export function toKnownFeed(page: string): string | null {
  const { hostname, pathname, searchParams, origin } = new URL(page);
  const host = hostname.replace(/^(?:www|m)\./, '');
  if (host === 'youtube.com') {
    const feed = (query: string) => `https://www.youtube.com/feeds/videos.xml?${query}`;
    const channel = /^\/channel\/(UC[\w-]{22})(?:\/|$)/.exec(pathname)?.[1];
    const list = pathname === '/playlist' ? searchParams.get('list') : null;
    if (channel) return feed(`channel_id=${channel}`);
    return list ? feed(`playlist_id=${encodeURIComponent(list)}`) : null;
  }
  if (host === 'bsky.app') {
    const profile = /^\/profile\/([^/]+)/.exec(pathname)?.[1];
    return profile ? `https://bsky.app/profile/${profile}/rss` : null;
  }
  if (host === 'substack.com') {
    const name = /^\/@([\w-]+)/.exec(pathname)?.[1];
    return name ? `https://${name}.substack.com/feed` : null;
  }
  if (host.endsWith('.substack.com')) return `${origin}/feed`;
  // Mastodon. Medium and others name the feed in the page.
  const member = /^\/@(\w[\w.-]*?)(?:\.rss)?\/?$/.exec(pathname)?.[1];
  return member ? `${origin}/@${member}.rss` : null;
}

const names = ['feed', 'rss.xml', 'feed.xml', 'atom.xml', 'index.xml', 'rss'];

/** Returns where the feed of a page usually is: below the page, then below the home page. */
export function listUsualFeeds(page: string): string[] {
  const { origin, pathname } = new URL(page);
  const folder = pathname.replace(/\/(?:[^/]*\.[^/]*)?$/, '');
  const below = (base: string) => names.map((name) => `${origin}${base}/${name}`);
  return [...new Set([...below(folder).slice(0, 3), ...below('')])];
}
