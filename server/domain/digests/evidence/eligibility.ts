import { detectUnsafeText } from '../../preferences/plain-text-check.ts';
import { unspacedScript } from '../../preferences/tokenize.ts';

/** Characters of a sentence that may be published, in scripts with and without spaces. */
const limits = { min: 40, minUnspaced: 15, max: 300 };

/** Why a sentence of a text is never published. */
export type Ineligibility =
  'incomplete' | 'length' | 'question' | 'boilerplate' | 'instruction' | 'contact' | 'unsafe';

/**
 * Returns why a sentence must not be quoted in a digest, or null if it may. The text was written
 * by strangers: it may advertise, ask for contact, or address the reader or a model. In doubt a
 * sentence is not eligible, because another one takes its place.
 */
export function findIneligibility(sentence: string): Ineligibility | null {
  const plain = sentence.normalize('NFKC');
  const min = unspacedScript.test(sentence) ? limits.minUnspaced : limits.min;
  if (sentence.length < min || sentence.length > limits.max) return 'length';
  if (!endOfSentence.test(sentence)) return 'incomplete';
  if (/[?？؟]["”’»」』)]*$/u.test(sentence)) return 'question';
  if (boilerplate.test(plain)) return 'boilerplate';
  if (contact.some((pattern) => pattern.test(plain))) return 'contact';
  if (instruction.some((pattern) => pattern.test(plain))) return 'instruction';
  return detectUnsafeText(sentence.replace(/[％]/g, '%').replace(/[～~](?=\d)/g, '')) === null
    ? null
    : 'unsafe';
}

const endOfSentence = /[.!…。！।؟۔]["”’'»)」』]*$/u;

/** A word boundary that also holds for letters outside ASCII. */
const word = (list: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${list})(?![\\p{L}\\p{M}])`, 'iu');

/** Frames of web pages: cookie walls, menus, notices. */
const boilerplate = new RegExp(
  `${
    word(
      [
        'cookies?|newsletters?|sign (?:up|in)|log ?in|click (?:here|below)|read more|scroll down',
        'all rights reserved|advertis\\w+|sponsored|javascript|terms of (?:service|use)',
        'privacy policy|share this|follow us|photo(?:graph)? by|image credit|related articles?',
        'manage your (?:choices|preferences)|our partners|your (?:browser|consent|inbox)',
        "abonnieren|datenschutz|werbung|anzeige|s[’']abonner|publicité|suscríbe\\w*|publicidad",
        'assine|publicidade|подпис\\p{L}+|реклам\\p{L}+|सब्सक्राइब|اشترك|إعلان',
      ].join('|'),
    ).source
  }|订阅|广告|版权所有|購読|広告|구독|광고|무단`,
  'iu',
);

const digitWords = 'zero|one|two|three|four|five|six|seven|eight|nine';

/** Ways to reach somebody: they are adverts, or lead readers out of the site. */
const contact: RegExp[] = [
  word(
    [
      'telegram|whats ?app|wechat|signal group|discord|onlyfans|e-?mail(?: us| me)?',
      'hotline|helpline',
      'call (?:us|now|today|toll|one|\\d+)|text us|contact (?:us|me|our|the)',
      'reach (?:us|out to)|dm (?:us|me)',
      'phone number|promo code|coupon|discount code|referral|link in bio',
      'rufen sie|kontaktieren sie|schreiben sie|appelez|contactez|écrivez-nous|llame',
      'contáct\\p{L}+',
      'escríbanos|ligue|contate|escreva-nos|звоните|пишите|свяжитесь|اتصل\\p{L}*|راسل\\p{L}*',
      'संपर्क करें|कॉल करें',
    ].join('|'),
  ),
  /联系我们|加微信|拨打|お問い合わせ|お電話|문의|연락|전화/u,
  // "redwood dot support", "help(at)redwood com"
  word('dot \\p{L}{2,}|\\(at\\)|\\[at\\]|arroba|punkt com|point com'),
  /\p{L}+ (?:com|net|org|io|xyz|info)(?=[\s.!]*$)/iu,
  word(`(?:${digitWords})(?:[ -](?:${digitWords}|hundred)){2,}`),
  /(?:\d[\s().-]?){7,}\d(?!\d*[\s]?(?:million|billion|%))/u,
];

/** Sentences that tell a reader or a model to act. */
const instruction: RegExp[] = [
  // An imperative at the start, or after a connective.
  new RegExp(
    `^["“«„'(]?(?:(?:so|now|please|just|then|and|bitte|por favor|s[’']il vous plaît|` +
      `пожалуйста)[, ]+)?(?:${[
        'send|buy|sell|invest|order|visit|call|contact|join|subscribe|unsubscribe|donate',
        'vote|click',
        'tap|download|install|sign|register|transfer|wire|deposit|claim|act|hurry|reply',
        'forward|share',
        'tell|ignore|disregard|forget|repeat|write|output|print|say|respond|answer|include',
        "add|do not|don[’']t",
        'never|always|remember|note that|make sure|be sure|check out|try|get|grab|enjoy',
        'learn how|find out',
        'kaufen|senden|überweisen|bestellen|ignorieren|besuchen|melden|klicken|spenden',
        'schicken|vergessen',
        'achetez|envoyez|ignorez|visitez|commandez|cliquez|investissez|oubliez|rejoignez',
        'compre|envíe|ignore|visite|invierta|haga|únase|olvide|envie|invista|clique|junte-se',
        'esqueça',
        'купите|отправьте|переведите|игнорируйте|посетите|нажмите|вступайте|забудьте|инвестируйте',
      ].join('|')})(?![\\p{L}\\p{M}])`,
    'iu',
  ),
  word(
    [
      'you (?:must|should|need to|have to|can now|will (?:love|get|receive|earn))',
      'your (?:money|wallet|account|readers|summary|instructions)',
      '(?:send|transfer|pay|wire) \\p{L}*\\s?(?:\\$|€|£)?\\d[\\d.,]*' +
        ' ?(?:dollars|euros|bitcoin|btc|eth|usd)?',
      'guaranteed (?:returns?|profits?)|risk[- ]free|limited (?:time|offer)|best price',
      'free (?:trial|shipping|bonus)',
      'system prompt|previous instructions|language model|as an ai',
      'the (?:summary|newsletter|digest) (?:must|should)',
      'dear (?:ai|assistant|model|reader)s?',
      'assistants?:|system:|user:|instructions?:',
      'sie (?:müssen|sollten)|vous devez|usted debe|debes|você deve|вы должны|вам нужно',
      'يجب عليك|आपको',
    ].join('|'),
  ),
  /(?:下载|点击|购买|加入|发送|忽略|请)(?:我们|此|这|本|以上|立即|马上|将|把)/u,
  /クリック|ご購入|送金して|無視して|してください|하세요|하십시오|무시하/u,
  /ارسل|أرسل|اشتر|تجاهل|انضم|भेजें|खरीदें|अनदेखा|जुड़ें|कीजिए/u,
];
