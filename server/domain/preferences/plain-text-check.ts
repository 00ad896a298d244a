import { hasInvisibleCharacters } from '../../infra/text/plain-text.ts';

/** Letters, figures, money and punctuation. Other brackets, asterisks etc. belong to markup. */
const sentenceCharacters = new RegExp(
  String.raw`^[\u200c\u200d\p{L}\p{M}\p{N}\p{Sc}\p{Zs}.,;:!?¿¡'"’‘‚‛“”„«»‹›()‐-―%‰°&+#/·…` +
    String.raw`、。，；：！？「」『』（）《》〈〉〔〕【】〜・।॥،؛؟٪×№§−¹²³™®©→-]` +
    String.raw`*$`,
  'u',
);
/** Signs of units and percentages, also before a figure, that are no markup. */
const unitSigns = /[％℃㎡㎢㎥㎞㎝㎏]|[～~](?=\d)/gu;
/** Companies that are named like their domain. */
const companyNames = new RegExp(
  '\\b(?:(?:Amazon|Booking|Crypto|Hotels|Monday|Salesforce|' +
    'Trip|JD)\\.com|Character\\.(?:ai|AI)|Mail\\.ru)\\b',
  'g',
);
/** Characters that take space but show nothing. */
const invisible =
  /\u034f|\u17b4|\u17b5|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]|[\u115f\u1160\u2800\u3164\uffa0]/u;
/** Joiners belong to words of these scripts only. */
const strayJoiner = new RegExp(
  String.raw`(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}` +
    String.raw`\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}` +
    String.raw`\p{M}])[\u200c\u200d]`,
  'u',
);

const unsafe = [
  // Addresses.
  /\/\/|\bwww\b|@|\bxn--|\blocalhost\b/i,
  /\b(?:https?|hxxps?|ftp|mailto|javascript|data|tel|sms|magnet)\s*:/i,
  // A dot between words without a space; `Node.js` and `llama.cpp` are names.
  /(?<=[\p{L}\p{N}\p{M}_-])\.(?!(?:js|ts|cpp|json|csv)(?![\p{L}\p{N}]))(?=\p{L}[\p{L}\p{M}-])/iu,
  /[\p{L}\p{N}] \.(?!net\b)\p{L}{2}/iu,
  /[a-z0-9-][。․‧∙｡][a-z]{2}/i,
  /\((?:\.|\s*(?:dot|punkt|point|punto|ponto|точка|点)\s*)\)/iu,
  /\bdot (?:com|net|org|test|io|info|co|xyz|app|dev|ru|cn|me|ly|link|site|online|shop|example)\b/i,
  /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)|(?<![\p{L}\p{N}])[0-9a-f]{1,4}(?::[0-9a-f]{0,4}){3,}/iu,
  // A path, but not "and/or" or "24/7".
  /(?:^|\s)\/[\p{L}\p{N}]/u,
  /\+\d[\d\s().-]{6,}\d|(?<!\d)\d{3}[-. )]\s?\d{3}[-. ]\d{4}(?!\d)|(?<!\d)1[- ]8\d\d[- ]/,
  /#\p{L}/u,
  // Markup.
  /&(?:#|\w{2,8};)|^\s*#|--/,
  // Header lines of an email.
  new RegExp(
    String.raw`^\s*(?:subject|from|to|cc|bcc|reply-to|betreff|objet|asunto|assunto|тема|主题|` +
      String.raw`件名|제목|الموضوع|विषय)\s*[:：]`,
    'iu',
  ),
  /(?<![\p{L}\p{N}])(?=[A-Za-z]*[0-9+/=])[A-Za-z0-9+/=_-]{20,}/u,
  /(?<![\p{L}\p{N}])(?=[A-Za-z]*[a-z][A-Z])[A-Za-z]{24,}/u,
  /\b0x[0-9a-f]{6,}|(?<![\p{L}\p{N}])(?=[a-f]*\d)[0-9a-f]{16,}(?![\p{L}\p{N}])/iu,
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{60,}/u,
  // A word that mixes similar letters of several scripts.
  new RegExp(
    String.raw`\p{Script=Latin}\p{M}*[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}` +
      String.raw`\p{Script=Cherokee}]` +
      String.raw`|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]` +
      String.raw`\p{M}*\p{Script=Latin}`,
    'u',
  ),
  // Many marks on one letter.
  /\p{M}{4,}/u,
];

/**
 * Reports whether a line can be quoted in an email. It must not have invisible characters, text
 * that mail programs turn into links, markup, or code. In doubt it is an address.
 */
export function isPlainText(line: string): boolean {
  if (hasInvisibleCharacters(line) || invisible.test(line) || strayJoiner.test(line)) return false;
  const text = line.replace(unitSigns, '').replace(companyNames, 'Company');
  const plain = text.normalize('NFKC');
  return (
    !unsafe.some((pattern) => pattern.test(plain)) &&
    sentenceCharacters.test(text) &&
    sentenceCharacters.test(plain)
  );
}
