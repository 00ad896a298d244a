import { escapeHtml } from '#shared/escape-html.ts';

/** Feeds as an OPML file, which feed readers import and export. */
export function toOpml(title: string, feeds: readonly { title: string; url: string }[]): string {
  const outlines = feeds.map((feed) => {
    const name = escapeHtml(feed.title);
    return `    <outline type="rss" text="${name}" title="${name}" xmlUrl="${escapeHtml(feed.url)}"/>\n`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<opml version="2.0">\n' +
    `  <head><title>${escapeHtml(title)}</title></head>\n` +
    `  <body>\n${outlines.join('')}  </body>\n</opml>\n`
  );
}

const outline = /<outline\s(?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const feedUrl = /\sxmlUrl\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/** Returns the URLs of the feeds in an OPML file, each once, also those in folders. */
export function readOpml(text: string): string[] {
  const urls = [...text.replace(/<!--.*?-->/gs, '').matchAll(outline)].map(([tag]) => {
    const found = feedUrl.exec(tag);
    return decode(found?.[1] ?? found?.[2] ?? '').trim();
  });
  return [...new Set(urls)].filter((url) => url !== '');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decode = (text: string) =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{2,4}));/gi, (whole, decimal, hex, name) =>
    name
      ? (entities[String(name).toLowerCase()] ?? whole)
      : String.fromCodePoint(decimal ? Number(decimal) : parseInt(String(hex), 16)),
  );
