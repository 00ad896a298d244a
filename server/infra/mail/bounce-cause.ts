import { senderCauses, type BounceCause, type SenderCause } from '#shared/bounce-causes.ts';

export const isAboutSender = (cause: BounceCause): cause is SenderCause =>
  (senderCauses as readonly string[]).includes(cause);
/** Whether another mail server would refuse the recipient, too. */
export const isAboutRecipient = (cause: BounceCause | undefined): boolean =>
  cause === 'gone' || cause === 'full' || cause === 'suspended';

/**
 * Enhanced codes without their class: RFC 3463, RFC 7504, RFC 7505, the registry of IANA, and those
 * of Microsoft 365.
 */
const exactCodes: [code: RegExp, cause: BounceCause][] = [
  [/^1\.(?:[12346]|10|351)$|^4\.310$/, 'gone'],
  [/^1\.[789]$/, 'policy'],
  [/^2\.2$/, 'full'],
  [/^2\.3$|^3\.4$/, 'size'],
  [/^7\.13$/, 'suspended'],
  [/^7\.28$/, 'rate'],
];
/** Codes that servers use for anything. They count only if the text says nothing. */
const vagueCodes: typeof exactCodes = [
  [/^1\.0$/, 'gone'],
  [/^2\.1$/, 'suspended'],
  [/^7\.(?:2[0-7]|29|509|515)$/, 'authentication'],
  [/^[67]\./, 'policy'],
];

/**
 * What mail servers write, in the order in which it counts: they also say "unknown" or "rejected"
 * about mail that they refuse for another cause. `gap`: some words between, in one sentence.
 */
const gap = '[^.;]{0,60}';
const mailbox = '(?:mail ?box|account|user|recipient|addressee|inbox|compte|boîte)';
const phrases: [cause: BounceCause | 'unknown-user', phrases: string[]][] = [
  // KDDI names the recipient if it is unknown, and not if it refuses the content.
  ['other', ['550 : user unknown']],
  ['gone', ['^550 @ ?: user unknown$']],
  // Yahoo answers only after the content.
  ['gone', ['delivery error: dd this user']],
  // How Microsoft 365 refuses a recipient that its directory does not have.
  ['gone', [String.raw`5\.4\.1 (?:@ ?)?recipient address rejected: access denied`]],
  // The codes of Orange and La Poste.
  ['gone', [String.raw`\b(?:ofr|lpn)\d{0,9}_416\b`]],
  [
    'authentication',
    [
      String.raw`\b(?:dmarc|spf|dkim|ptr|rdns|helo|ehlo)\b`,
      String.raw`\b(?:un)?authenticat`,
      'reverse (?:dns|lookup)',
    ],
  ],
  ['virus', [String.raw`\bvirus`, 'malware', String.raw`\binfected\b`, 'trojan']],
  [
    'spam',
    [
      String.raw`\bspam`,
      String.raw`\bjunk\b`,
      'black ?list',
      'block ?list',
      'reputation',
      'unsolicited',
      'suspicious',
      'phishing',
      'banned',
      'bulk e?mail',
      String.raw`\b(?:dns|r)bl\b`,
      `client host${gap}blocked`,
      String.raw`\bip\b${gap}(?:blocked|bloqu|listed|denied|refused)`,
      String.raw`\bblocked${gap}\bip\b`,
    ],
  ],
  [
    'rate',
    [
      String.raw`\brate\b`,
      String.raw`too (?:many|much|fast)\b`,
      'throttl',
      'frequency',
      'unexpected volume',
    ],
  ],
  [
    'full',
    [
      `${mailbox}${gap}(?:\\bfull\\b|quota|exceeded)`,
      String.raw`\b(?:quota|storage)${gap}(?:exceed|full|limit)`,
      String.raw`(?:over|exceed\w{0,4}|out of)${gap}(?:quota|storage|disk|space)`,
      String.raw`(?:mailbox|postfach)${gap}\b(?:size limit|voll)\b`,
      'insufficient (?:disk |system )?(?:space|storage)',
      'boîte pleine',
      'переполнен',
    ],
  ],
  ['size', [`(?:message|mail|size)${gap}(?:too (?:large|big)|exceed|limit)`]],
  [
    'suspended',
    [
      `${mailbox}${gap}(?:disabled|suspend|frozen|locked|blocked|bloqu|inactive|deactivated)`,
      `(?:disabled|suspended|inactive|deactivated) ${mailbox}`,
      'заблокирован',
      'gesperrt',
    ],
  ],
  [
    'policy',
    [
      `sender${gap}(?:reject|denied|not exist|invalid|unknown|blocked|verif)`,
      'bad outbound sender',
      String.raw`\bafter mail from|\bmail from\b(?!:)`,
      String.raw`\brelay`,
      'polic(?:y|ies)',
      'access denied',
      'not (?:permitted|allowed|authori[sz]ed)',
      'prohibited',
      `\\bcontent\\b${gap}(?:reject|denied|block|not accept)|(?:reject|refus)\\w{1,5}${gap}\\bcontent\\b`,
      String.raw`\bfilter`,
      'blocked',
    ],
  ],
  [
    'gone',
    [
      `(?:unknown|unrouteable|no such|non-?existent) (?:mail )?(?:domain|host)`,
      `(?:domain(?: name)?|host)${gap}(?:unknown|not (?:be )?(?:found|exist)|doesn['’]t exist)`,
      `(?:domain|host|server)${gap}(?:not|n['’]t) (?:accept|receive) (?:e?mail|any)`,
      String.raw`^\W*(?:521|556)\b`,
      `(?:couldn['’]t|could not|cannot) find (?:any host|a mail exchanger)`,
      'null ?mx',
      'no smtp service',
      'no mx found',
      'could not find a gateway',
      'host address lookups failed',
      'illegal host/domain',
      'unrouteable address',
    ],
  ],
  // What Exchange, IMail, InterScan, Domino and qmail say about recipients of their own.
  [
    'gone',
    [
      'recipient name is not recognized',
      '^unknown user:|invalid final delivery userid',
      'check if address is correct',
      'not listed in (?:public|domino)',
      'no mailbox here by that name',
    ],
  ],
  [
    'unknown-user',
    [
      `(?:unknown|no such|invalid|unrouteable|bad destination) (?:[a-z-]+ ){0,2}(?:${mailbox}|address|person|userid)`,
      `(?:${mailbox}|address)${gap}(?:unknown|invalid|not (?:be )?(?:found|exist|known|recogni[sz]ed|listed)|doesn['’]t exist|no longer|unavailable|inactive)`,
      'recipient address rejected\\.?\\s*(?:$|\\()',
      '(?:destinataire|utilisateur) (?:inconnu|invalide)',
      'empfänger unbekannt|unbekannter empfänger',
      'usuario desconocido',
      'не найден|не существует',
      '不存在|存在しません',
    ],
  ],
];
/** Domains and addresses hold words such as `spam` that say nothing. */
const names =
  /https?:\/\/\S+|<[^<>\s]*>|(?<![^\s<>])[^\s<>@]+@[^\s<>]+|(?<![\w.-])[\w-]{1,63}(?:\.[\w-]{1,63}){0,9}\.[a-z]{2,24}\b/g;
const enhanced = /(?<![\d.])([245])\.(\d{1,3}\.\d{1,3})(?!\.?\d)/g;
const texts = phrases.map(([cause, list]) => [new RegExp(list.join('|'), 'imu'), cause] as const);
const find = <Cause>(table: readonly (readonly [RegExp, Cause])[], text: string) =>
  table.find(([pattern]) => pattern.test(text))?.[1];

/** Names of the refused command, or the form `550 name@host... text` of sendmail for RCPT TO. */
const recipientAnswer = new RegExp(
  [
    String.raw`(?<!need |^\s{0,9})\brcpt(?![a-z])`,
    String.raw`\b55\d <?[^\s<>@]{1,64}@[^\s<>@]{1,255}?>?\.\.\.`,
    'rejected recipient',
    String.raw`\(state 1[34]\)`,
    'not like recipient',
    `address (?:not|couldn['’]t be) found`,
  ].join('|'),
  'im',
);

/**
 * Finds the cause of a refusal. `said`: the text of the server. `status`: what another server made
 * of it. `around`: text that may name the refused command.
 *
 * An exact code of the text comes first, then one of the status, then the words. But words about
 * the sender, or about a full or suspended mailbox, override the code for an unknown address. The
 * words "user unknown" count without a code only in answer to RCPT TO: some servers answer so to
 * content, too.
 */
export function findBounceCause(said: string, status = '', around = said): BounceCause {
  const codes = [...said.matchAll(enhanced), ...status.matchAll(enhanced)];
  const pick = (table: typeof exactCodes) =>
    codes.map(([, , code = '']) => find(table, code)).find((cause) => cause !== undefined);
  const exact = pick(exactCodes);
  if (exact !== undefined && exact !== 'gone') return exact;
  const byText = find(
    texts,
    said
      .replace(/^[\w-]+;/, '')
      .replace(names, '@')
      .trim(),
  );
  const reply = /\b[245]\d\d\b/.exec(said)?.[0];
  const stated = exact ?? pick(vagueCodes) ?? 'other';
  const isUnknown = !isAboutSender(stated) && recipientAnswer.test(`${said} ${around}`);
  const cause = byText !== 'unknown-user' ? (byText ?? stated) : isUnknown ? 'gone' : stated;
  const isTemporary = (codes[0]?.[0] ?? reply)?.startsWith('5') === false;
  return cause === 'gone' && isTemporary ? 'other' : cause;
}
