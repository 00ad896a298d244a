import { anyOf } from './any-of.ts';

const refusal = anyOf(
  'no(?:,? (?:thanks|thank you|thx))?|nope|nah|none|never|nein(?:,? danke)?|nie(?:mals)?',
  'non(?:,? merci)?|jamais|no,? gracias|nunca|n[aã]o(?:,? obrigad[oa])?',
  'нет(?:,? спасибо)?|никогда|لا(?:،? شكرا)?|नहीं(?:,? धन्यवाद)?',
  '不要了?|不用了?|不看|いいえ|いりません|いらない|結構です|아니요|아니오|싫어요',
);
const consent = 'yes(?:,? please)?|yep|yeah|ja(?:,? bitte)?|oui|s[ií]|sim|да|نعم|हाँ|हां|要|はい|네';
const stops = ',;.:!?،؛、。，！？；：।…';
const stop = String.raw`[${stops}\n\r]`;
const gap = String.raw`[^\S\n\r]{0,3}`;
const word = String.raw`[^\s${stops}]+`;
/** Up to four words. */
const subject = `(?:${word}[^\\S\\n\\r]){0,3}${word}`;
const begin = `(?<=^|${stop}${gap})`;
/** "Politics: no", "Politics? No thanks.", "politics - no". */
const answered = new RegExp(
  String.raw`${begin}(${subject})(?:${gap}[:?：？]|[^\S\n\r]{1,3}[-–—])${gap}` +
    `(?:(?<no>${refusal})|(?:${consent}))(?=${gap}(?:${stop}|$))`,
  'giu',
);
/** "Politics, no thanks". In the middle of a list, "no" may begin the next part. */
const added = new RegExp(
  String.raw`${begin}(${subject})${gap}[,،、，]${gap}(?<no>${refusal})(?=${gap}(?:[;.!。！；।\n\r]|$))`,
  'giu',
);

/** "No thanks to politics" means "no to politics". */
const thanked =
  /(?<!\p{L})(no|nein|non),? (?:thanks|thank you|thx|danke|merci)(?= (?:to|zu[mr]?|à|aux?) )/giu;

/**
 * Writes short answers without what hides their subject: "Politics: no" as "Politics no", "AI: yes"
 * as "AI", and "no thanks to politics" as "no to politics".
 */
export const joinAnswers = (prompt: string): string =>
  [answered, added]
    .reduce(
      (text, pattern) =>
        text.replace(pattern, (_match, name: string, ...rest: unknown[]) => {
          const groups = rest.at(-1) as { no?: string };
          return groups.no === undefined ? name : `${name} no`;
        }),
      prompt,
    )
    .replace(thanked, '$1');
