import { detectUnsafeText } from '../../preferences/plain-text-check.ts';
import { unspacedScript } from '../../preferences/tokenize.ts';

/**
 * Characters of a sentence that may be published, in alphabets and in denser scripts. `read`: of a
 * longer one.
 */
const limits = { min: 40, minDense: 15, max: 300, read: 20_000 };

/** Why a sentence of a text is never published. */
export type Ineligibility =
  | 'partial'
  | 'incomplete'
  | 'short'
  | 'long'
  | 'question'
  | 'exclamation'
  | 'boilerplate'
  | 'advert'
  | 'instruction'
  | 'address'
  | 'contact'
  | 'unsafe';

/**
 * Returns why a sentence must not be quoted in a digest, or null if it may. The text was written
 * by strangers: it may advertise, ask for contact, or address the reader or a model. In doubt a
 * sentence is not eligible, because another one takes its place.
 */
export function findIneligibility(sentence: string): Ineligibility | null {
  // A character can become eighteen.
  const plain = sentence.normalize('NFKC').slice(0, limits.read);
  // First, because these exclude their paragraph.
  if (advert.test(plain)) return 'advert';
  if (contact.some((pattern) => pattern.test(plain))) return 'contact';
  if (instruction.some((pattern) => pattern.test(plain))) return 'instruction';
  if (address.some((pattern) => pattern.test(plain))) return 'address';
  if (sentence.length > limits.max) return 'long';
  if (/[?？؟][\s"”’«»」』)]*$/u.test(sentence)) return 'question';
  if (/[!！][\s"”’«»」』)]*$/u.test(sentence)) return 'exclamation';
  if (boilerplate.test(plain)) return 'boilerplate';
  if (detectUnsafeText(sentence) !== null) return 'unsafe';
  const min =
    /\p{Script=Hangul}/u.test(sentence) || unspacedScript.test(sentence)
      ? limits.minDense
      : limits.min;
  if (!endOfSentence.test(sentence)) return 'incomplete';
  return sentence.length < min ? 'short' : null;
}

/**
 * Reports whether generated text may cite a sentence that is too short or incomplete to print, as
 * list items are. Counts of readers and navigation are no statements.
 */
export const isFragment = (sentence: string, reason: Ineligibility | null): boolean =>
  (reason === 'short' || reason === 'incomplete') &&
  /[\p{L}\p{M}]{2}.*[\s\p{Lo}]/u.test(sentence) &&
  !/[·|•]|\p{L}\s*[>›»]\s*\p{L}/u.test(sentence) &&
  !counters.test(sentence.normalize('NFKC'));

const endOfSentence = /[.!…。！।؟۔][\s"”“’‘'«»)」』]*$/u;

/** A word boundary that also holds for letters outside ASCII. */
const word = (list: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${list})(?![\\p{L}\\p{M}])`, 'iu');

/** Votes, comments and readers of a page, which say nothing about its subject. */
const counters = new RegExp(
  [
    'points?|comments?|likes?|votes?|shares?|readers|views|punkte?|kommentare?|leser',
    'commentaires?|lecteurs|puntos|comentarios?|lectores|pontos|comentários?|leitores',
    'балл\\p{L}*|комментари\\p{L}*|читател\\p{L}*|ポイント|コメント|评论|点赞|댓글|추천',
    'نقطة|نقاط|تعليق\\p{L}*|अंक|टिप्पणि\\p{L}*',
  ].join('|'),
  'iu',
);

/** Labels of adverts, and offers. */
const advert = new RegExp(
  `${
    word(
      [
        '(?:advertisement|advertorial|sponsored(?: content| post)?|anzeige|werbung|publicité|' +
          'publicidade?|реклама|إعلان|विज्ञापन)(?=\\s*[:–—-])',
        'save \\d+ ?(?:%|percent) (?:on|off)|\\d ?% (?:off|rabatt|de descuento|de desconto)',
        'promo codes?|coupons?|discount codes?|referral (?:link|code)|limited (?:time )?offer',
        'free (?:trial|shipping)',
      ].join('|'),
    ).source
  }|【(?:PR|AD|广告|推广|広告|광고)】|\\[광고\\]`,
  'iu',
);

/** Frames of web pages: cookie walls, menus, notices. */
const boilerplate = new RegExp(
  `${
    word(
      [
        'cookies?|newsletters?|sign (?:up|in)|log ?in|click (?:here|below)|read more|scroll down',
        'all rights reserved|advertis\\w+|sponsored|javascript|terms of (?:service|use)',
        'privacy policy|share this|follow us|photo(?:graph)? by|image credit|related articles?',
        'by continuing|you agree to|ao continuar|en poursuivant|al continuar|mit der nutzung',
        'продолжая|जारी रखने पर|بالمتابعة',
        'manage your (?:choices|preferences)|our partners|your (?:browser|consent|inbox)',
        "abonnieren|datenschutz|werbung|anzeige|s[’']abonner|publicité|suscríbe\\w*|publicidad",
        'assine|publicidade|подпис\\p{L}+|реклам\\p{L}+|सब्सक्राइब|اشترك|إعلان',
      ].join('|'),
    ).source
  }|cookie|クッキー|쿠키|订阅|广告|版权所有|購読|広告|구독|광고|무단`,
  'iu',
);

const digitWords = 'zero|one|two|three|four|five|six|seven|eight|nine';

/** Ways to reach somebody: they are adverts, or lead readers out of the site. */
const contact: RegExp[] = [
  word(
    [
      '(?:telegram|whats ?app|wechat|discord|e-?mail|hotline|helpline)[ :]+(?:@|\\+?\\d|us|me)',
      'call (?:us|now|today|toll|one|\\d+)|text us|contact (?:us|me|our|the)',
      'reach (?:us|out to)|dm (?:us|me)',
      'phone number|promo code|coupon|discount code|referral|link in bio',
      'rufen sie|kontaktieren sie|schreiben sie|appelez|contactez|écrivez-nous|llame',
      'contáct\\p{L}+',
      'escríbanos|ligue|contate|escreva-nos|звоните|пишите|свяжитесь|اتصل\\p{L}*|راسل\\p{L}*',
      'संपर्क करें|कॉल करें',
    ].join('|'),
  ),
  /(?<![\p{L}\p{N}.])@[\p{L}\p{N}_]{3,}/u,
  /联系我们|加微信|拨打|お問い合わせ|(?:문의|상담|연락|전화)[ :：]*\d/u,
  // "redwood dot support", "help(at)redwood com"
  word('dot \\p{L}{2,}|\\(at\\)|\\[at\\]|arroba|punkt com|point com'),
  /\p{L} (?:com|net|org|io|xyz|info)(?=[\s.!]*$)/iu,
  word(`(?:${digitWords})(?:[ -](?:${digitWords}|hundred)){2,}`),
  /(?:\d[\s().-]?){7}\d(?!\d{0,20}\s?(?:million|billion|%))/u,
];

/** Sentences that tell a model to act. */
const instruction: RegExp[] = [
  // Orders to a model, wherever they stand. Texts about models are welcome.
  word(
    [
      '(?:ignore|ignoriere|ignorez|ignora|ignorar|disregard|forget|vergiss|oublie|olvida|esqueça)' +
        '(?: \\p{L}+){0,2} (?:instructions|anweisungen|rules|instrucciones|instruções|consignes)',
      '(?:previous|prior|above|vorherigen|bisherigen|précédentes|anteriores|предыдущи\\p{L}+) ' +
        '(?:instructions|anweisungen|instrucciones|instruções|инструкци\\p{L}+)',
      'instruç(?:ão|ões) anteriores|instructions précédentes|instrucciones anteriores',
      'if you are an? (?:\\p{L}+ )?(?:language model|ai|assistant|bot)|as an ai language model',
      'diesen text zusammenfass\\p{L}*|(?:your|deine\\p{L}*) (?:summary|zusammenfassung)',
      '(?:note|notice|message|attention|hinweis|nota|aviso|atenção|atención|внимание)' +
        '[ :,]+(?:(?:to|for|für|para|an|à|a|aos?|для) )?(?:(?:all|jede|alle|todas?) )?' +
        '(?:ais?|ki|ia|ии|assist\\p{L}*|models?|modelos?|summari[sz]ers?)',
      'برنامج التلخيص|напиши(?:те)?|посоветуй(?:те)?|укажи(?:те)?|добавь(?:те)?|скажи(?:те)?',
      'लिखो|लिखें|لخص|اكتب',
    ].join('|'),
  ),
  /AIへの(?:命令|指示)|致AI|忽略(?:以上|之前|先前)|요약기에 대한/u,
];

/** Sentences that tell the reader to act. */
const address: RegExp[] = [
  /ください|ませんか/u,
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
      '(?:send|transfer|wire) \\p{L}*\\s?(?:\\$|€|£)?\\d[\\d.,]*' +
        ' ?(?:dollars|euros|bitcoin|btc|eth|usd)?',
      'guaranteed (?:returns?|profits?)|risk[- ]free|limited (?:time|offer)|best price',
      'free (?:trial|shipping|bonus)',
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
