const any = (...parts: string[]) => `(?:${parts.join('|')})`;
const refusal = any(
  'no(?:,? (?:thanks|thank you|thx))?|nope|nah|none|never|nein(?:,? danke)?|nie(?:mals)?',
  'non(?:,? merci)?|jamais|no,? gracias|nunca|n[aã]o(?:,? obrigad[oa])?',
  'нет(?:,? спасибо)?|никогда|لا(?:،? شكرا)?|नहीं(?:,? धन्यवाद)?',
  '不要了?|不用了?|不看|いいえ|いりません|いらない|結構です|아니요|아니오|싫어요',
);
const consent = any(
  'yes(?:,? please)?|yep|yeah|ja(?:,? bitte)?|oui|s[ií]|sim|да|نعم|हाँ|हां|要|はい|네',
);
const stop = String.raw`[,;.:!?،؛、。，！？；：।…]`;
/** Up to four words. */
const subject = String.raw`(?:[^\s,;.:!?،؛、。，！？；：।…]+\s){0,3}[^\s,;.:!?،؛、。，！？；：।…]+`;
const last = String.raw`(?=\s{0,3}(?:[;.!。！；।]|$))`;
/** "Politics: no", "Politics? No thanks.", "politics - no". */
const answered = new RegExp(
  String.raw`(?<=^|${stop}\s{0,3})(${subject})(?:\s{0,3}[:?：？]|\s{1,3}[-–—])\s{0,3}` +
    `(?:(?<no>${refusal})|(?<yes>${consent}))(?=\\s{0,3}(?:${stop}|$))`,
  'giu',
);
/** "Politics, no thanks". In the middle of a list, "no" may begin the next part. */
const added = new RegExp(
  String.raw`(?<=^|${stop}\s{0,3})(${subject})\s{0,3}[,،、，]\s{0,3}(?<no>${refusal})${last}`,
  'giu',
);

/** "No thanks to politics": the thanks are for nobody. */
const thanked =
  /(?<!\p{L})(no|nein|non),? (?:thanks|thank you|thx|danke|merci)(?= (?:to|zu[mr]?|à|aux?) )/giu;

/**
 * Writes short answers without what hides their subject: "Politics: no" as "Politics no", and "no
 * thanks to politics" as "no to politics".
 */
export const joinAnswers = (prompt: string): string =>
  [answered, added]
    .reduce(
      (text, pattern) =>
        text.replace(pattern, (_match, name: string, ...rest: unknown[]) => {
          const groups = rest.at(-1) as { no?: string };
          return `${name} ${groups.no === undefined ? 'yes' : 'no'}`;
        }),
      prompt,
    )
    .replace(thanked, '$1');
