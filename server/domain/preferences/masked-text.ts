import * as limits from '#shared/limits.ts';
import { oneLine } from '../../infra/text/plain-text.ts';

/** Replaces text that was read. */
export const mask = '¦';

/** Words that tell Portuguese from Spanish and French. */
const portugueseWord = /(?<!\p{L})(?:nao|voce|em|uma|tenho|meu|minha|pra)(?!\p{L})/u;

/** A text and its folded form of equal length. Matches are masked in both. */
export class MaskedText {
  private original: string;
  private folded: string;
  private readonly isPortuguese: boolean;
  constructor(prompt: string) {
    const lines = prompt
      .slice(0, 4 * limits.customPrompt.max)
      .normalize('NFKC')
      .split(/[\n\r]+/)
      .map(oneLine)
      .filter((line) => line !== '')
      .join(' ; ')
      .replaceAll(mask, ' ');
    this.original = [...lines].slice(0, limits.customPrompt.max).join('');
    this.folded = keepAccents(this.original, flatten(this.original));
    this.isPortuguese = /[ãõ]/iu.test(this.original) || portugueseWord.test(this.folded);
  }

  /** Reports whether a pattern matches, and masks its matches. */
  takes(pattern: RegExp): boolean {
    return this.takeFirst(pattern) !== null;
  }

  /**
   * Masks all matches and returns the first. `refuse` returns the range to mask instead of a match
   * that does not count.
   */
  takeFirst(
    pattern: RegExp,
    refuse: (match: RegExpExecArray, text: string) => [number, number] | null = () => null,
  ): RegExpExecArray | null {
    let first: RegExpExecArray | null = null;
    for (const match of this.folded.matchAll(pattern)) {
      if (match[0] === '') continue;
      const refused = refuse(match, this.folded);
      if (refused === null) first ??= match;
      const [from, to] = refused ?? [match.index, match.index + match[0].length];
      const blank = (text: string) => text.slice(0, from) + mask.repeat(to - from) + text.slice(to);
      this.original = blank(this.original);
      this.folded = blank(this.folded);
    }
    return first;
  }

  /**
   * Masks the first match except its group `subject`, which must match. Returns where the subject
   * ends, or null. The pattern has the flag `d`.
   */
  takeAround(pattern: RegExp): number | null {
    const match = pattern.exec(this.folded);
    const subject = match?.indices?.groups?.subject;
    if (!match || !subject) return null;
    const [from, to] = subject;
    const blank = (text: string) =>
      text.slice(0, match.index) +
      mask.repeat(from - match.index) +
      text.slice(from, to) +
      mask.repeat(match.index + match[0].length - to) +
      text.slice(match.index + match[0].length);
    this.original = blank(this.original);
    this.folded = blank(this.folded);
    return to;
  }

  getRest() {
    return { original: this.original, folded: this.folded, isPortuguese: this.isPortuguese };
  }
}

/** Returns lower case without Latin accents, letter by letter. */
export const flatten = (text: string): string =>
  text.replace(/[\u00c0-\u024f\u1e00-\u1effA-ZА-ЯЁё\u0391-\u03a9’‘`أإآٱ]/g, (letter) => {
    if (/[’‘`]/.test(letter)) return "'";
    if (/[أإآٱ]/.test(letter)) return 'ا';
    if (/[Ёё]/.test(letter)) return 'е';
    const plain = (/[А-Я]/.test(letter) ? letter : letter.normalize('NFD').charAt(0)).toLowerCase();
    return plain.length === 1 ? plain : letter;
  });

/** Portuguese "só" (only) and Spanish "más" (more) differ from other words by the accent alone. */
const keepAccents = (original: string, folded: string): string =>
  folded.replace(/(?<!\p{L})(?:so|mas)(?!\p{L})/gu, (word, index: number) => {
    const written = original.slice(index, index + word.length).toLowerCase();
    return written === 'só' || written === 'más' ? written : word;
  });
