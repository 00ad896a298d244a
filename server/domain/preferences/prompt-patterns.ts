import { digestLanguages, type DigestLanguage } from '#shared/paths.ts';
import { mask } from './masked-text.ts';
import * as phrases from './phrases.ts';
import * as say from './vocabulary.ts';

/** Letters of the eleven languages in folded text, their signs, and their digits. */
const characters = {
  L:
    'a-zß-\u024f\u0400-\u04ff\u0620-\u06d3\u0904-\u0939\u0958-\u0961' +
    '\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3',
  M: '\u0300-\u036f\u064b-\u065f\u0900-\u0903\u093a-\u0957\u0962\u0963',
  N: '0-9\u0660-\u0669\u0966-\u096f',
} as const;

/**
 * Compiles a pattern for folded text. The letters of all scripts would take four times as long to
 * compile, most of a second.
 */
export function compile(source: string, flags: string): RegExp {
  let isInClass = false;
  const narrowed = source.replace(
    /\\p\{([LMN])\}|\\.|[[\]]/gsu,
    (token, name?: 'L' | 'M' | 'N') => {
      if (name !== undefined) return isInClass ? characters[name] : `[${characters[name]}]`;
      if (token.length === 1) isInClass = token === '[';
      return token;
    },
  );
  return new RegExp(narrowed, flags);
}

export const letter = '[\\p{L}\\p{M}\\p{N}]';
const phraseEnd = `(?=\\s*(?:$|[^\\p{L}\\p{M}\\p{N}\\s'-])|\\s+(?:${say.connectors})(?!${letter}))`;
/**
 * Matches whole words. An apostrophe ends a word, an Arabic "and" may be joined to it. NFC splits
 * Devanagari letters as the folded text does.
 */
export const toWholeWord = (source: string) =>
  `(?<!${letter})(?:\u0648(?=[\u0620-\u064a]))?` +
  `(?:${source.normalize('NFC').replaceAll('§', phraseEnd)})(?:(?<=')|(?!${letter}))`;
const toPattern = (words: string, pieces: string) =>
  compile(`${toWholeWord(words)}|(?:${pieces.normalize('NFC')})`, 'gu');

export const patterns = {
  plain: toPattern(say.plainPhrases, say.plainPieces),
  expert: toPattern(say.expertPhrases, say.expertPieces),
  short: toPattern(say.shortPhrases, say.shortPieces),
  long: toPattern(say.longPhrases, say.longPieces),
};

/** Phrases that name no subject. */
export const maskedPatterns = {
  addresses: /\b[a-z][a-z0-9+.-]{1,20}:\/\/\S+|\bwww\.\S+|[^\s@<>"(]{1,64}@[^\s@<>")]{1,253}/gu,
  orders: compile(`[^.!?;\\n¦。！？।؟]*(?:${phrases.orders})[^.!?;\\n¦。！？।؟]*`, 'gu'),
  unless: toPattern(phrases.unlessPhrases, phrases.unlessPieces),
  nothingElse: toPattern(phrases.nothingElsePhrases, phrases.nothingElsePieces),
  notPlain: toPattern(phrases.notPlainPhrases, phrases.notPlainPieces),
  unfamiliar: toPattern(phrases.unfamiliarPhrases, phrases.unfamiliarPieces),
  hurry: toPattern(phrases.hurryPhrases, phrases.hurryPieces),
  reasons: toPattern(
    `(?:${phrases.reasonPhrases})(?!${letter})${phrases.reasonRest}`,
    phrases.reasonPieces,
  ),
  noise: toPattern(phrases.noisePhrases, phrases.noisePieces),
};

/** "Except chess, nothing" in all languages; the group `subject` is what is requested. */
export const nothingExceptPatterns = [
  ...phrases.nothingExceptPhrases.map((words) => compile(toWholeWord(words), 'du')),
  ...phrases.nothingExceptPieces.map((pieces) => compile(pieces.normalize('NFC'), 'du')),
];

/** Names of a language in all languages. */
export const languageNames = Object.fromEntries(
  digestLanguages.map((code) => [
    code,
    compile(
      [
        `(?<!${letter})(?:${say.latinNames[code]})(?!${letter})`,
        ...[say.russianNames, say.arabicNames, say.hindiNames].map((names) => names[code]),
        ...[say.chineseNames, say.japaneseNames, say.koreanNames].map((names) => names[code]),
      ].join('|'),
      'u',
    ),
  ]),
) as Record<DigestLanguage, RegExp>;

/**
 * Language names in phrases, in a group per language. A bare name must fill a part: "French
 * politics" is a subject.
 */
export const languagePatterns: RegExp[] = (() => {
  const toNamedGroups = (names: Record<DigestLanguage, string>) =>
    `(?:${digestLanguages.map((code) => `(?<${code}>${names[code]})`).join('|')})`;
  const start = '(?<=^|[,;:.!?¦(،；，。、])\\s*';
  const end = `\\s*(?=$|[,;.!?¦)،；，。、])`;
  const trail =
    '(?:\\s+(?:language|please|only|instead|rather|version|summar\\p{L}*|digest|' +
    'newsletter|edition|bitte|nur|lieber|plutot|mejor|лучше|' +
    'svp|por favor|пожалуйста))*';
  const toGlobal = (source: string) => compile(source, 'gu');
  const label =
    '(?:language|sprache|langue|idioma|lingua|язык|(?:ال)?لغة|भाषा|语言|語言|言語|언어)\\s*[:=：]?\\s*';
  return [
    toGlobal(
      `(?<!${letter})(?:in|into|to|use|using|speak|auf|ins|en|em|au|al|ao|idioma|` +
        `para o)[\\s${mask}]+(?:(?:the|good|my|simple|plain|clear|easy|einfachem|gutem|` +
        'lengua|lingua|langue|language|' +
        `idioma)[\\s${mask}]+)*${toNamedGroups(say.latinNames)}(?: do brasil| ` +
        `brasileiro| de espana| de mexico| latinoamericano)?${phraseEnd}`,
    ),
    toGlobal(`(?<!${letter})${label}${toNamedGroups(say.latinNames)}(?!${letter})`),
    toGlobal(`${start}${toNamedGroups(say.latinNames)}${trail}${end}`),
    toGlobal(
      `(?<!${letter})(?:на[\\s${mask}]+(?:\\p{L}+ом[\\s${mask}]+)?` +
        `${toNamedGroups(say.russianNames)}(?:ом)?(?: языке)?${phraseEnd}|` +
        'по-(?:английски|испански|французски|немецки|португальски|' +
        `китайски|японски|корейски|арабски|русски)(?!${letter}))`,
    ),
    toGlobal(
      `(?<!${letter})${toNamedGroups(say.russianNames)}(?:им|ий|ом)? язык(?:ом|е)?(?!${letter})`,
    ),
    toGlobal(`(?<!${letter})${label}${toNamedGroups(say.russianNames)}\\p{L}{0,2}(?!${letter})`),
    toGlobal(`${start}${toNamedGroups(say.russianNames)}(?:ий|ом)?${trail}${end}`),
    toGlobal(
      `(?<!${letter})و?(?:باللغة\\s+ال|بال|اللغة\\s+ال|` +
        `(?:ال)?لغة\\s*:?\\s*ال)${toNamedGroups(say.arabicNames)}(?!${letter})`,
    ),
    toGlobal(`${start}(?:ال)?${toNamedGroups(say.arabicNames)}${end}`),
    toGlobal(`(?<!${letter})${toNamedGroups(say.hindiNames)}(?:\\s+भाषा)?\\s+में(?!${letter})`),
    toGlobal(`${start}${toNamedGroups(say.hindiNames)}(?:\\s+भाषा)?${end}`),
    toGlobal(
      `(?:用|以|使用|翻译成|翻譯成|译成|写成|改成)[${mask}]*(?:简单的?|` +
        `简洁的?)?${toNamedGroups(say.chineseNames)}(?:来?(?:写|撰写|书写|总结|回复|输出))?`,
    ),
    toGlobal(`${toNamedGroups(say.chineseNames)}(?:写|撰写|书写|总结|總結|摘要|版|回复|输出|即可)`),
    toGlobal(`(?:语言|語言)[:：是为]\\s*${toNamedGroups(say.chineseNames)}`),
    toGlobal(`(?:最好|请|希望)(?:是|用|以)?${toNamedGroups(say.chineseNames)}(?!\\p{Script=Han})`),
    toGlobal(`${toNamedGroups(say.chineseNames)}(?:也|都)(?:可以|行|好)`),
    toGlobal(`${start}${toNamedGroups(say.chineseNames)}${end}`),
    toGlobal(
      `${toNamedGroups(say.japaneseNames)}(?:で|版|に(?:翻訳|` +
        '訳)\\p{Script=Hiragana}*)(?:(?:書い|送っ|届け)て|要約して?|お願いします?)?',
    ),
    toGlobal(`${start}${toNamedGroups(say.japaneseNames)}${end}`),
    toGlobal(`${toNamedGroups(say.koreanNames)}(?:로|으로|판)(?!${letter})`),
    toGlobal(`${start}${toNamedGroups(say.koreanNames)}${end}`),
  ];
})();

/** Before a language: "please don't write to me in". A subject between is what is negated. */
const refusalBefore = compile(
  `(?<!${letter})(?<!(?:why|warum|pourquoi|por que|почему(?: бы)?) )` +
    `(?:${phrases.refusals})(?:\\s+(?:${phrases.wordsOfWriting}))*\\s*$|` +
    `(?:${phrases.refusalPieces})$`,
  'u',
);
/** After a language: "auf Deutsch bitte nicht". */
const refusalAfter = compile(
  `^\\s*(?:(?:${phrases.refusalEnds})(?=\\s*(?:$|[,;.!?¦，。、]))|${phrases.refusalEndPieces})`,
  'u',
);

/** Returns the range of a language and its negation, or null for a language that is not negated. */
export function findRefusal(
  { index, 0: { length } }: RegExpExecArray,
  folded: string,
): [number, number] | null {
  const end = index + length;
  const before = refusalBefore.exec(folded.slice(Math.max(0, index - 100), index))?.[0].length;
  const after = refusalAfter.exec(folded.slice(end, end + 40))?.[0].length;
  return before === undefined && after === undefined
    ? null
    : [index - (before ?? 0), end + (after ?? 0)];
}
