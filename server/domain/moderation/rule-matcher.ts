import { plainText, type RichText } from '#shared/rich-text.ts';

export type Pattern = { kind: 'domain' | 'word'; pattern: string };
export type Written = { title?: string; url?: string | null; content?: RichText | null };
type WrittenField = 'title' | 'url' | 'text';

/** Words per rule. */
export const maxWords = 5;
const word = /[\p{L}\p{N}\p{M}_]+/gu;
/** Scripts without spaces between words. Their patterns match as substrings. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Normalizes case and width, and removes invisible characters. */
const normalizeText = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase();
const splitWords = (text: string): string[] => normalizeText(text).match(word) ?? [];

/** Returns the pattern in comparable form; null if it has no words or too many. */
export function wordPattern(typed: string): string | null {
  const text = normalizeText(typed).trim();
  const parts = text.match(word) ?? [];
  // Dropping characters would change the rule: `c++` is not `c`.
  const fits =
    parts.length > 0 &&
    parts.length <= maxWords &&
    text.length <= 100 &&
    /^[\p{L}\p{N}\p{M}_\s'’.-]+$/u.test(text) &&
    !/^[.-]|[-.]$/.test(text);
  return fits ? parts.join(' ') : null;
}

/**
 * Returns the matching rules, each with its first matching field.
 * Domains include subdomains; words match whole words in title and text.
 * The cost grows with the text, not with the number of rules.
 */
export function matchRules<R extends Pattern>(
  rules: readonly R[],
  { title, url, content }: Written,
): { rule: R; field: WrittenField }[] {
  const domains = new Map(
    rules.filter(({ kind }) => kind === 'domain').map((rule) => [rule.pattern, rule]),
  );
  const phrases = new Map(
    rules.filter(({ kind }) => kind === 'word').map((rule) => [rule.pattern, rule]),
  );
  const unspacedRules = [...phrases.values()].filter(({ pattern }) => unspaced.test(pattern));
  const matches = new Map<R, WrittenField>();
  const addMatch = (rule: R | undefined, field: WrittenField) =>
    void (rule && !matches.has(rule) && matches.set(rule, field));

  if (domains.size > 0) {
    for (const above of url ? listDomains(url) : []) addMatch(domains.get(above), 'url');
    for (const href of content ? listHrefs(content) : [])
      for (const above of listDomains(href)) addMatch(domains.get(above), 'text');
  }
  if (phrases.size > 0) {
    for (const [field, text] of [
      ['title', title],
      ['text', content && plainText(content)],
    ] as const) {
      if (!text) continue;
      const textWords = splitWords(text);
      for (let start = 0; start < textWords.length; start += 1) {
        let phrase = '';
        for (let count = 1; count <= maxWords && start + count <= textWords.length; count += 1) {
          phrase += (count === 1 ? '' : ' ') + textWords[start + count - 1];
          addMatch(phrases.get(phrase), field);
        }
      }
      const fullText = unspacedRules.length > 0 ? normalizeText(text) : '';
      for (const rule of unspacedRules) if (fullText.includes(rule.pattern)) addMatch(rule, field);
    }
  }
  return [...matches].map(([rule, field]) => ({ rule, field }));
}

/** Returns the host and its parent domains: `a.b.example`, `b.example`, `example`. */
function listDomains(url: string): string[] {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return [];
  const labels = new URL(url).hostname.replace(/\.$/, '').split('.');
  return labels.map((_, i) => labels.slice(i).join('.'));
}

function listHrefs(content: RichText): string[] {
  return content.flatMap((part) =>
    typeof part === 'string'
      ? []
      : [...(part[0] === 'a' && part[2] !== undefined ? [part[2]] : []), ...listHrefs(part[1])],
  );
}
