import { Parser } from 'htmlparser2';
import * as limits from '#shared/limits.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import { parseFeedDate } from './feed-dates.ts';
import { pickNewest } from './pick-newest.ts';

/** Limits that bound the CPU time of a hostile feed. */
export const max = {
  piece: 16_384,
  tags: 100_000,
  attributes: 200_000,
  written: 20_000,
  depth: 100,
  text: 4_000,
  links: 20,
  items: 5_000,
  entities: 1_000,
  tagsBeforeRoot: 10,
};

const matchNames = (names: string) => new RegExp(`^(?:[\\w.-]+:)?(?:${names})$`, 'i');
const containers = matchNames('rss|rdf|feed|channel|item|entry');
const texts = matchNames(
  'title|link|guid|id|date|pubdate|published|issued|created|updated|modified|origlink|' +
    'description|summary|content|encoded|enclosure',
);
const dates = matchNames('date|pubdate|published|issued|created|updated|modified');
const attributes =
  /^(?:xmlns(?::[\w.-]+)?|xml:base|version|href|url|rel|type|ispermalink|rdf:about)$/i;

/**
 * Returns the feed elements above as well-formed XML, with the newest `limits.feeds.items`
 * items. Null for other documents. feedsmith alone rejects truncated feeds, and names such as `__proto__` and
 * `A < B`. It takes 1.8 s for 2 MiB of `<a/>`. Entities of the document are expanded once.
 */
export function cleanXml(document: string): string | null {
  const text = expandEntities(document);
  let xml = '';
  let [tags, attributeCount, depth, written] = [0, 0, 0, 0];
  const items: { xml: string; at: Date | null }[] = [];
  let itemsStart = null as number | null;
  /** The prefix of all elements, and the depth of a script in a text. */
  let [prefix, script] = ['', 0];
  let done = false;
  /** Elements that are written and open, with their depths. */
  const open: { tag: string; depth: number; start: number; isBase64: boolean }[] = [];
  let item = null as { start: number; depth: number; at: Date | null } | null;
  let textLeft = 0;

  function write(tag: string, values: Record<string, string>): void {
    const list = Object.entries(values)
      .filter(([key]) => attributes.test(key))
      .map(([key, value]) => ` ${key}="${escapeHtml(value.slice(0, max.text))}"`);
    written += 1 + list.length;
    xml += `<${tag}${list.join('')}>`;
    const isBase64 =
      values.mode === 'base64' ||
      (tag.endsWith('title') && values.type === 'application/octet-stream');
    open.push({ tag, depth, start: xml.length, isBase64 });
  }

  const parser = new Parser(
    {
      onattribute() {
        attributeCount += 1;
        if (attributeCount > max.attributes) done = true;
      },
      onopentag(fullName, values) {
        tags += 1;
        depth += 1;
        const tag = fullName.startsWith(prefix) ? fullName.slice(prefix.length) : fullName;
        if (tags > max.tags || depth > max.depth || written > max.written) done = true;
        if (done) return;
        const parent = open.at(-1);
        const isItem = /(?:^|:)(?:item|entry)$/i.test(tag);
        if (parent === undefined) {
          // Warnings of the server may precede the feed.
          if (/^html$/i.test(tag) || tags > max.tagsBeforeRoot) done = true;
          if (xml !== '') return;
          // The Channel Definition Format: channel and items without a root, links as attributes.
          if (/^channel$/i.test(tag)) write('rss', { version: '2.0' });
          else if (!/^(?:[\w.-]+:)?(?:rss|rdf|feed)$/i.test(tag)) return;
          if (/:rss$/i.test(tag)) {
            prefix = tag.slice(0, -3);
            return write('rss', values);
          }
        } else if (
          !containers.test(parent.tag) ||
          parent.depth !== depth - 1 ||
          (isItem && item !== null) ||
          !(containers.test(tag) || texts.test(tag))
        ) {
          if (script === 0 && /^(?:\w+:)?(?:script|style)$/i.test(tag)) script = depth;
          return;
        }
        if (isItem) {
          item = { start: xml.length, depth, at: null };
          itemsStart ??= xml.length;
        }
        textLeft = max.text;
        // feedsmith does not read the first; the second means the same.
        const name = /^feedburner:origlink$/i.test(tag) ? 'dcterms:isversionof' : tag;
        write(name, values);
        if (open[0]?.depth === 1 && open[1]?.depth === 1) {
          const { HREF: link, LASTMOD: modified } = values;
          if (link) xml += `<link>${escapeHtml(link.slice(0, max.text))}</link>`;
          if (modified) xml += `<pubDate>${escapeHtml(modified.slice(0, max.text))}</pubDate>`;
        }
      },
      ontext(value) {
        if (done || script > 0 || textLeft === 0 || containers.test(open.at(-1)?.tag ?? 'feed'))
          return;
        xml += escapeHtml(value.slice(0, textLeft));
        textLeft = Math.max(0, textLeft - value.length);
      },
      onclosetag() {
        const last = open.at(-1);
        if (script === depth) script = 0;
        if (!done && last?.depth === depth) {
          if (last.isBase64) {
            const text = Buffer.from(xml.slice(last.start), 'base64').toString();
            xml = xml.slice(0, last.start) + escapeHtml(text);
          }
          // The last of equal elements counts.
          if (item && dates.test(last.tag))
            item.at = parseFeedDate(xml.slice(last.start)) ?? item.at;
          xml += `</${last.tag}>`;
          open.pop();
          if (item?.depth === depth) {
            items.push({ xml: xml.slice(item.start), at: item.at });
            xml = xml.slice(0, item.start);
            item = null;
          }
        }
        depth -= 1;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for (let at = 0; at < text.length; at += max.piece) {
    if (done) break;
    parser.write(text.slice(at, at + max.piece));
  }
  if (xml === '') return null;
  const [end, endDepth] = [item?.start, item?.depth ?? Infinity];
  const unclosed = open.filter((element) => element.depth < endDepth).toReversed();
  const whole = xml.slice(0, end) + unclosed.map(({ tag }) => `</${tag}>`).join('');
  const newest = pickNewest(items, limits.feeds.items).map((picked) => picked.xml);
  const start = itemsStart ?? 0;
  return whole.slice(0, start) + newest.join('') + whole.slice(start);
}

/** Replaces the names of short plain texts that the document type defines, up to a number. */
function expandEntities(document: string): string {
  const head = document.slice(0, max.piece);
  const definition = /<!ENTITY\s+([\w.-]{1,40})\s+(?:"([^"<&%]{0,100})"|'([^'<&%]{0,100})')\s*>/g;
  const values = new Map(
    [...head.matchAll(definition)].map(([, name = '', quoted, single]) => [
      name,
      quoted ?? single ?? '',
    ]),
  );
  let left = values.size === 0 ? 0 : max.entities;
  return left === 0
    ? document
    : document.replace(/&([\w.-]{1,40});/g, (reference, name: string) =>
        left > 0 && values.has(name) ? ((left -= 1), values.get(name) ?? '') : reference,
      );
}
