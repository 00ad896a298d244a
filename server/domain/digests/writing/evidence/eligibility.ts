import { unspacedScript } from '../../../preferences/tokenize.ts';

/** Characters of a sentence, in alphabets and in denser scripts. `read`: of a longer one. */
const limits = { min: 20, minDense: 8, max: 400, read: 5_000 };

/** Why a sentence is not printed. One that is only too short or incomplete may be cited. */
type Ineligibility = 'incomplete' | 'short' | 'long' | 'address' | 'instruction';

/**
 * Returns why a sentence must not be printed in a digest, or null if it may. Strangers wrote it: it
 * must not lead readers to an address, or give orders to a model. Its subject is no reason.
 */
export function findIneligibility(sentence: string): Ineligibility | null {
  // A character can become eighteen.
  const plain = sentence.slice(0, limits.read).normalize('NFKC').slice(0, limits.read);
  if (addresses.some((pattern) => pattern.test(plain))) return 'address';
  if (order.test(plain)) return 'instruction';
  if (sentence.length > limits.max) return 'long';
  const isDense = /\p{Script=Hangul}/u.test(plain) || unspacedScript.test(plain);
  if (sentence.length < (isDense ? limits.minDense : limits.min)) return 'short';
  return /[.!?…。؟।۔][\s"”“’‘'«»)」』\]]*$/u.test(plain) ? null : 'incomplete';
}

const brand = String.raw`(?!\p{Lu}[\p{L}\p{N}]*\.(?:com|org|net)(?![/.]?[\p{L}\p{N}/]))`;
const file = '(?:[cm]?[jt]sx?|cpp|cs|css|csv|go|html?|json|md|php|pdf|py|rb|rs|sh|sql|txt|xml|NET)';

/** Web and email addresses and telephone numbers, also as they are written to avoid filters. */
const addresses = [
  String.raw`//|(?<![\p{L}\p{N}])(?:www\.|mailto:|tel:)|@\p{L}|\p{L}@`,
  // "evil.test" and "EVIL.TEST", but not "Booking.com", "Node.js", "EE.UU." and "ASP.NET".
  String.raw`(?<![\p{L}\p{M}\p{N}_-])${brand}[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]+` +
    String.raw`(?:\.[\p{L}\p{M}\p{N}_-]+)*[.․‧∙]` +
    String.raw`(?!${file}(?!\p{L}))(?:\p{Ll}{2,}|\p{Lu}{3,})(?![\p{L}\p{N}(])`,
  String.raw`[[({]\s?(?:\.|dot|at|punkt|point|punto|ponto)\s?[\])}]`,
  String.raw`(?<!^|the|a|of) dot (?:com|net|org|test|example)(?!\p{L})`,
  // "+49 30 901820", "(030) 901820", "0900 555 0199", "1-800-555-0148" and "WhatsApp 9000055501".
  String.raw`\+\d[\d\s().-]{6,}\d|\(\d{2,5}\)\s?\d{3,}[\s-]?\d{3,}`,
  String.raw`(?<![\p{N}.,:/-])0\d{2,4}[\s/-]\d{3}[\s-]?\d{3}`,
  String.raw`(?<![\p{N}-])(?:1[- ])?\d{3}-\d{3}-\d{4}(?![\p{N}-])`,
  String.raw`(?:[Ww]hats ?[Aa]pp|[Tt]elegram|व्हाट्सऐप|واتساب)[ :]+\d`,
].map((source) => new RegExp(source, 'u'));

/** Tells a model to ignore its instructions, or what to write. Texts about models are welcome. */
const order = new RegExp(
  [
    String.raw`(?:ignore|disregard|forget)(?: \p{L}+){0,2} (?:previous|prior|above|earlier|your|all)` +
      String.raw`(?: \p{L}+)? (?:instructions|prompts?)`,
    String.raw`(?:ignoriere|vergiss|ignorez|oubliez?|ignora|olvida|ignore|esqueça)(?: \p{L}+){0,3} ` +
      '(?:anweisungen|consignes|instructions précédentes|instrucciones|instruções)',
    String.raw`if you are an? (?:\p{L}+ )?(?:language model|ai|assistant|bot)(?!\p{L})`,
    String.raw`^\P{L}*(?:note to|instructions? (?:to|for|pour)|an (?:jede|alle)|à l['’]attention)` +
      String.raw`[^:]{0,40}(?:ais?|ia|ki|assistants?|artificielle)(?!\p{L})[^:]{0,50}:`,
    String.raw`^(?:schreibe?|di|escreva|напиши),? (?:dass|que|что)(?!\p{L})|में लिखो`,
    '忽略(?:以上|之前|先前)(?:所有|内容|的?指)|(?:これまで|以前|上記)の指示|(?:위|이전) (?:내용|지시)은 무시',
    'игнорируйте? .{0,20}инструкци|تجاهل كل (?:ما سبق|التعليمات)',
  ].join('|'),
  'iu',
);
