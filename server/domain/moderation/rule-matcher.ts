import { plainText, type RichText } from '#shared/rich-text.ts';

/** A rule as far as it is matched. */
export type Pattern = { kind: 'domain' | 'word'; pattern: string };
/** What is about to be written. */
export type Written = { title?: string; url?: string | null; content?: RichText | null };
export type WrittenField = 'title' | 'url' | 'text';

/** Words of one rule. More are not looked for together. */
export const mostWords = 5;
const word = /[\p{L}\p{N}\p{M}_]+/gu;
/** Scripts that put no space between words: there a pattern is found wherever it stands. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** As words are compared: without case, width and characters that are not seen. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase();
const wordsOf = (text: string): string[] => plain(text).match(word) ?? [];

/** The words of a rule in the form in which they are compared; null where they are none, or more than are looked for. */
export function wordPattern(typed: string): string | null {
  const text = plain(typed).trim();
  const words = text.match(word) ?? [];
  // What is left out of words would make another rule of it: `c++` is not `c`.
  const fits =
    words.length > 0 &&
    words.length <= mostWords &&
    text.length <= 100 &&
    /^[\p{L}\p{N}\p{M}_\s'’.-]+$/u.test(text) &&
    !/^[.-]|[-.]$/.test(text);
  return fits ? words.join(' ') : null;
}

/**
 * Which rules what is written breaks, each with the field that does. Domains stand for those below them, in the link and in links of the text; words are whole words, in title and text. It takes
 * time that grows with the text, not with the number of rules, but for the few in scripts without spaces.
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
  const within = [...phrases.values()].filter(({ pattern }) => unspaced.test(pattern));
  const found = new Map<R, WrittenField>();
  const note = (rule: R | undefined, field: WrittenField) =>
    void (rule && !found.has(rule) && found.set(rule, field));

  if (domains.size > 0) {
    for (const above of url ? domainsAbove(url) : []) note(domains.get(above), 'url');
    for (const href of content ? hrefsOf(content) : [])
      for (const above of domainsAbove(href)) note(domains.get(above), 'text');
  }
  if (phrases.size > 0) {
    for (const [field, text] of [
      ['title', title],
      ['text', content && plainText(content)],
    ] as const) {
      if (!text) continue;
      const words = wordsOf(text);
      for (let at = 0; at < words.length; at += 1) {
        let phrase = '';
        for (let many = 1; many <= mostWords && at + many <= words.length; many += 1) {
          phrase += (many === 1 ? '' : ' ') + words[at + many - 1];
          note(phrases.get(phrase), field);
        }
      }
      const all = within.length > 0 ? plain(text) : '';
      for (const rule of within) if (all.includes(rule.pattern)) note(rule, field);
    }
  }
  return [...found].map(([rule, field]) => ({ rule, field }));
}

/** The host of an address and those above it: `a.b.example`, `b.example`, `example`. */
function domainsAbove(address: string): string[] {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return [];
  const labels = new URL(address).hostname.replace(/\.$/, '').split('.');
  return labels.map((_, i) => labels.slice(i).join('.'));
}

/** Where the links of a text lead. */
function hrefsOf(content: RichText): string[] {
  return content.flatMap((part) =>
    typeof part === 'string'
      ? []
      : [...(part[0] === 'a' && part[2] !== undefined ? [part[2]] : []), ...hrefsOf(part[1])],
  );
}
