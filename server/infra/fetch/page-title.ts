import { Parser } from 'htmlparser2';
import { isDeepJson } from '../parse-json.ts';
import { oneLine } from '../text/plain-text.ts';

/** Limits of structured data: blocks, characters of one, and objects. */
const max = { blocks: 10, block: 200_000, objects: 200 };
const articleType = /^(?:\w*Article|BlogPosting|Report)$/;

/** Returns the headline that the structured data of a page gives, null if none or several. */
export function readHeadline(html: string): string | null {
  const headlines = new Set<string>();
  for (let at = 0, blocks = 0; blocks < max.blocks; blocks += 1) {
    at = html.indexOf('application/ld+json', at);
    const start = at < 0 ? -1 : html.indexOf('>', at) + 1;
    const end = start <= 0 ? -1 : html.indexOf('</script', start);
    if (end < 0) break;
    at = end;
    for (const headline of findHeadlines(html.slice(start, end))) headlines.add(headline);
  }
  const [headline, ...others] = headlines;
  return headline === undefined || others.length > 0 ? null : headline;
}

function findHeadlines(json: string): string[] {
  if (json.length > max.block || isDeepJson(json)) return [];
  let data: unknown;
  try {
    data = JSON.parse(json.replace(/^\s*<!\[CDATA\[/, '').replace(/\]\]>\s*$/, ''));
  } catch {
    return [];
  }
  const found: string[] = [];
  const queue = [data];
  for (let i = 0; i < queue.length && i < max.objects; i += 1) {
    const value = queue[i];
    if (Array.isArray(value)) queue.push(...(value as unknown[]).slice(0, max.objects));
    else if (typeof value === 'object' && value !== null) {
      const { '@graph': graph, '@type': type, headline } = value as Record<string, unknown>;
      if (Array.isArray(graph)) queue.push(graph);
      if (
        [type].flat().some((name) => articleType.test(String(name))) &&
        typeof headline === 'string'
      )
        found.push(decode(headline));
    }
  }
  return found;
}

/** Many sites escape the text as HTML. */
function decode(html: string): string {
  let text = '';
  const parser = new Parser({ ontext: (part) => void (text += part) });
  parser.end(html.slice(0, 1_000));
  return oneLine(text);
}

/** Titles of pages that stand in the way of the wanted one. */
const notice = new RegExp(
  `^(?:${[
    'just a moment',
    'one moment,? please',
    'please wait',
    'attention required!? ?\\| ?cloudflare',
    'access (?:to this page has been )?denied',
    '(?:403 )?forbidden',
    'robot check',
    'are you (?:a robot|human)',
    'security (?:check|verification)',
    '(?:human|bot) verification',
    'verif(?:y|ying) (?:that )?you are (?:a )?human',
    'checking your browser(?: before accessing.*)?',
    '(?:sorry, )?you have been blocked',
    'ddos-guard',
    'captcha',
    '(?:404 )?(?:page )?not found',
    'error',
  ].join('|')})[.!?…\\s]*$`,
  'i',
);

/**
 * Returns the headline, if it has a word of another title: some sites put a description there.
 * Else the first title. Without the site's name, and neither this name alone, nor of a page that
 * asks for patience, nor the cut start of a later one. Empty if there is none.
 */
export function pickTitle(
  headline: string | null,
  titles: readonly (string | null | undefined)[],
  siteName: string,
  host: string,
): string {
  const names = [siteName, host, host.replace(/^www\./, '').replace(/\.\w+$/, '')].map(toPlain);
  const usable = titles
    .map((title) => removeSiteName(oneLine(title ?? ''), siteName, host))
    .filter((title) => title !== '' && !notice.test(title));
  const proper = usable.filter((title) => !names.includes(toPlain(title)));
  const line = removeSiteName(headline ?? '', siteName, host);
  if (line !== '' && !names.includes(toPlain(line))) {
    const words = new Set(proper.flatMap(listWords));
    if (proper.length === 0 || listWords(line).some((word) => words.has(word)))
      proper.unshift(line);
  }
  const isCut = (title: string) =>
    /(?:…|\.{3})$/.test(title) &&
    proper.some((other) => other !== title && other.startsWith(title.replace(/(?:…|\.+)$/, '')));
  return proper.find((title) => !isCut(title)) ?? proper[0] ?? usable[0] ?? '';
}

/** Long words in lower case; pairs of characters in scripts without spaces. */
const listWords = (title: string): string[] =>
  title
    .toLowerCase()
    .match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]{2}|[\p{L}\p{N}]{4,}/gu) ?? [];

const toPlain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const marks = '-–—·•:»«›‹/~';
/** A separator before the site name: a bar, or a spaced mark. A leading name may use a colon. */
const trailingMark = new RegExp(`(?: [${marks}]+ | ?\\|+ ?)$`, 'u');
/** Limits the search, whose cost is quadratic in the length. */
const maxMarkLength = 50;
const leadingMark = new RegExp(`^(?: [${marks}]+ | ?\\|+ ?|: )`, 'u');

/** Removes the site name at either end of a title. */
function removeSiteName(title: string, siteName: string, host: string): string {
  const plain = host === 'github.com' ? title.replace(/^GitHub - [^/ ]+\//, '') : title;
  const [lower, name] = [plain.toLowerCase(), siteName.toLowerCase()];
  if (name === '' || lower.length !== plain.length) return plain;
  const start = plain.slice(0, -name.length);
  const mark = lower.endsWith(name)
    ? trailingMark.exec(start.slice(-maxMarkLength))?.[0]
    : undefined;
  if (mark !== undefined) return start.slice(0, -mark.length) || plain;
  const rest = plain.slice(name.length);
  if (lower.startsWith(name) && leadingMark.test(rest))
    return rest.replace(leadingMark, '') || plain;
  return plain;
}
