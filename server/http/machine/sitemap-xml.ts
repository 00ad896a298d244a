import { escapeHtml } from '#shared/escape-html.ts';
import type { SitemapUrl } from '../../domain/posts/sitemap.ts';

/**
 * Sitemaps (sitemaps.org 0.9, with Google's `xhtml:link` for languages). Elements are in the order
 * of the schema. `origin` is `https://host`.
 */
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Writes one element per page. */
export function urlElements(origin: string, urls: SitemapUrl[]): string {
  const at = escapeXml(origin);
  let xml = '';
  for (const { path, lastModified, changes, priority, alternates } of urls) {
    xml += `<url><loc>${at}${escapeXml(path)}</loc>`;
    if (lastModified !== undefined) xml += `<lastmod>${lastModified}</lastmod>`;
    xml += `<changefreq>${changes}</changefreq><priority>${priority}</priority>`;
    for (const [hreflang, other] of alternates)
      xml += `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${at}${escapeXml(other)}"/>`;
    xml += '</url>\n';
  }
  return xml;
}

/** Writes a complete file from its elements. */
export function urlset(elements: string): string {
  const xhtml = 'http://www.w3.org/1999/xhtml';
  return `${head}<urlset xmlns="${namespace}" xmlns:xhtml="${xhtml}">\n${elements}</urlset>\n`;
}

/** Writes an index of files. */
export function sitemapIndex(origin: string, files: string[]): string {
  const elements = files.map(
    (path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>\n`,
  );
  return `${head}<sitemapindex xmlns="${namespace}">\n${elements.join('')}</sitemapindex>\n`;
}

/** The format also requires apostrophes to be escaped. */
const escapeXml = (text: string): string => escapeHtml(text).replaceAll("'", '&apos;');
