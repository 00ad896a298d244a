import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect } from 'vitest';

/** A page in a sitemap. `alternates` maps language to URL. */
type ListedUrl = {
  loc: string;
  lastmod?: string;
  changefreq?: string;
  priority?: string;
  alternates: Record<string, string>;
};

type Node = { name: string; attributes: Record<string, string>; children: Node[]; text: string };

const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** In the order of the schema; other namespaces come last. */
const order = ['loc', 'lastmod', 'changefreq', 'priority', 'xhtml:link'];
const frequencies = ['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'];
/** The profile of ISO 8601 that sitemaps take. */
const w3cDate = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/**
 * Validates a sitemap against sitemap.xsd and the protocol limits. All pages must be on one host.
 */
export function readUrlset(xml: string, host: string): ListedUrl[] {
  const root = readRoot(xml, 'urlset');
  expect(root.attributes['xmlns:xhtml']).toBe('http://www.w3.org/1999/xhtml');
  expect(root.children.length).toBeGreaterThan(0);
  expect(root.children.length).toBeLessThanOrEqual(50_000);
  const urls = root.children.map(readUrl);
  const wrong = urls
    .flatMap(({ loc, alternates }) => [loc, ...Object.values(alternates)])
    .filter((address) => !isAddressOn(address, host));
  expect(wrong).toEqual([]);
  expect(new Set(urls.map(({ loc }) => loc)).size, 'a page is listed once').toBe(urls.length);
  return urls;
}

/** Reads an index (siteindex.xsd): addresses of its files. */
export function readIndex(xml: string, host: string): string[] {
  const root = readRoot(xml, 'sitemapindex');
  expect(root.children.length).toBeGreaterThan(0);
  expect(root.children.length).toBeLessThanOrEqual(50_000);
  const files = root.children.map(({ name, children }) => {
    expect([name, ...children.map((child) => child.name)]).toEqual(['sitemap', 'loc']);
    return children[0]?.text ?? '';
  });
  expect(files.filter((address) => !isAddressOn(address, host))).toEqual([]);
  return files;
}

function readRoot(xml: string, name: string): Node {
  expect(Buffer.byteLength(xml)).toBeLessThanOrEqual(50 * 1024 * 1024);
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true);
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    parseAttributeValue: false,
    ignoreDeclaration: true,
  });
  const [root, ...more] = (parser.parse(xml) as unknown[]).map(toNode);
  expect(more).toEqual([]);
  expect(root?.name).toBe(name);
  expect(root?.attributes.xmlns).toBe(sitemaps);
  return root as Node;
}

/** An element of the order-preserving parser. */
function toNode(parsedNode: unknown): Node {
  const { ':@': attributes = {}, ...rest } = parsedNode as Record<string, unknown>;
  const [name = '', children] = Object.entries(rest)[0] ?? [];
  const inside = Array.isArray(children) ? children : [];
  return {
    name,
    attributes: attributes as Record<string, string>,
    children: inside.filter((child) => !('#text' in (child as object))).map(toNode),
    text: inside.map((child) => String((child as { '#text'?: string })['#text'] ?? '')).join(''),
  };
}

function readUrl({ name, children }: Node): ListedUrl {
  if (name !== 'url') expect.fail(`<${name}> stands where <url> should`);
  const names = children.map((child) => child.name);
  const places = names.map((child) => order.indexOf(child));
  const fits =
    places.every((place, i) => place >= 0 && place >= (places[i - 1] ?? 0)) &&
    new Set(names).size === order.filter((child) => names.includes(child)).length;
  const once = names.filter((child) => child !== 'xhtml:link');
  if (!fits || new Set(once).size !== once.length || names[0] !== 'loc')
    expect.fail(`a page's elements are ${names.join(', ')}`);
  const value = (child: string) => children.find((node) => node.name === child)?.text;
  const url = {
    loc: value('loc') ?? '',
    lastmod: value('lastmod'),
    changefreq: value('changefreq'),
    priority: value('priority'),
  };
  if (
    url.lastmod !== undefined &&
    (!w3cDate.test(url.lastmod) || Number.isNaN(Date.parse(url.lastmod)))
  )
    expect.fail(`lastmod ${url.lastmod}`);
  if (url.changefreq !== undefined && !frequencies.includes(url.changefreq))
    expect.fail(`changefreq ${url.changefreq}`);
  if (url.priority !== undefined && !/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/.test(url.priority))
    expect.fail(`priority ${url.priority}`);
  const links = children
    .filter((child) => child.name === 'xhtml:link')
    .map(({ attributes }) => attributes);
  if (
    links.some(
      (link) => Object.keys(link).join() !== 'rel,hreflang,href' || link.rel !== 'alternate',
    )
  )
    expect.fail(JSON.stringify(links));
  const alternates = Object.fromEntries(
    links.map(({ hreflang = '', href = '' }) => [hreflang, href]),
  );
  if (Object.keys(alternates).length !== links.length) expect.fail('a language is named twice');
  return Object.fromEntries(
    Object.entries({ ...url, alternates }).filter(([, value]) => value !== undefined),
  ) as ListedUrl;
}

/** An absolute, escaped URL (RFC 3986) of the host, of 12 to 2,048 characters. */
function isAddressOn(address: string, host: string): boolean {
  return (
    /^https:\/\/[\w.~:/?#[\]@!$&'()*+,;=%-]{4,2040}$/.test(address) &&
    !/%(?![\dA-F]{2})/i.test(address) &&
    new URL(address).host === host
  );
}
