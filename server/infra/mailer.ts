import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { encodeWord, isPlainText, quoteString } from 'nodemailer/lib/mime-funcs';
import { encode as quote, wrap } from 'nodemailer/lib/qp';
import * as limits from '#shared/limits.ts';
import type { Config } from './config.ts';
import type { Logger } from './log.ts';

/** A mail on its way out. `id` makes its Message-ID, so whatever is sent twice can be known for the same. */
export type OutgoingMail = {
  id: string;
  /** Somebody waits for it: it has connections that nothing else takes. */
  urgent: boolean;
  site: { name: string; domain: string };
  recipient: string;
  subject: string;
  html: string | Filled;
  text: string | Filled;
  /** Of a mail of the newsletter: where one call ends the subscription. Null: it is no such mail, and no list is named in it. */
  unsubscribeUrl: string | null;
};

/** A text that is the same in many mails but for its gaps: `around[0] own[0] around[1] …`. What is around is encoded once, as long as it is the same list: that is most of what a mail costs. */
export type Filled = { around: readonly string[]; own: readonly string[] };

/**
 * `temporary`: the same mail may go another time. `uncertain`: it may have arrived, and must not. `answer` is what the mail server said, or the name of what kept it from
 * saying anything. `bounced`: it was the address that was refused for good.
 */
export type Outcome = { kind: 'sent' | 'temporary' | 'permanent' | 'uncertain'; answer: string; bounced?: boolean };

export type Mailer = {
  /**
   * Never throws. Once `stopping` is aborted, what is under way has three seconds. `beforeData` is awaited when the server is ready for the mail itself, before any byte of
   * it goes out; if it throws, none does. It succeeds once at the most.
   */
  send(mail: OutgoingMail, options?: { stopping?: AbortSignal; beforeData?: () => Promise<void> }): Promise<Outcome>;
  close(): void;
};

/** Milliseconds. All of it ends long before another process takes the mail for lost. */
const times = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 5_000 };
const longest = 90_000;
const graceAtStop = 3_000;
const answerMax = 300;

/** Connections at once, for codes and for all else. */
const connections = { urgent: 3, other: 5 };

/** What a signature covers. Without the last two no mail program offers to unsubscribe in one click (RFC 8058, section 4). */
const signed = 'From:To:Subject:Date:Message-ID:MIME-Version:Content-Type:Content-Transfer-Encoding:Auto-Submitted:List-Id:List-Unsubscribe:List-Unsubscribe-Post';

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dkim' | 'env'>;

/** Mail by SMTP over a few connections that stay open while there is work; null without SMTP_URL. */
export function createMailer(config: MailConfig, log: Logger): Mailer | null {
  const { smtpUrl, mailFrom } = config;
  if (smtpUrl === null) return null;
  const transports = { urgent: createConnections({ ...config, smtpUrl }, connections.urgent, log), other: createConnections({ ...config, smtpUrl }, connections.other, log) };
  let refused = false;
  /** One line for all mails that wait for the same. */
  const refuse = () => {
    if (!refused) log.error({ code: 'ETLS' }, 'mail waits: the connection to the mail server cannot be encrypted, or its certificate is not good for its name');
    refused = true;
  };

  return {
    async send({ id, urgent, site, recipient, subject, html, text, unsubscribeUrl }, { stopping, beforeData } = {}) {
      if (!isPlainAddress(recipient)) return { kind: 'permanent', answer: 'not one plain address' };
      if (unsubscribeUrl !== null && !isLink(unsubscribeUrl)) return { kind: 'permanent', answer: 'no address to unsubscribe at' };
      const domain = site.domain.replace(/:\d+$/, '');
      const from = mailFrom ?? `no-reply@${domain}`;
      const limit = new AbortController();
      const end = () => limit.abort();
      const timers = [setTimeout(end, longest)];
      const hurry = () => void timers.push(setTimeout(end, graceAtStop));
      stopping?.addEventListener('abort', hurry, { once: true });
      if (stopping?.aborted) hurry();
      let begun = false;
      const begin = async () => {
        // The transport may try another connection, though never with a mail that it began to send: that would be two.
        if (begun) throw new Error('this mail was begun already');
        await beforeData?.();
        begun = true;
      };
      try {
        const message: AtData = {
          // An object is taken as it is; a string would be read as a list of addresses.
          from: { name: oneLine(site.name), address: from }, to: { name: '', address: recipient }, envelope: { from, to: [recipient] },
          subject: oneLine(subject), html: bodyOf('html', html), text: bodyOf('plain', text), messageId: `<${id}@${domain}>`, signal: limit.signal, begin,
          headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl === null ? {} : listHeaders({ name: site.name, domain }, unsubscribeUrl)) },
        };
        const { response } = await transports[urgent ? 'urgent' : 'other'].sendMail(message);
        refused = false;
        return { kind: 'sent', answer: shortened(response) };
      } catch (error) {
        const outcome = outcomeOf(error, begun);
        if (outcome.answer === 'ETLS') refuse();
        return outcome;
      } finally {
        for (const timer of timers) clearTimeout(timer);
        stopping?.removeEventListener('abort', hurry);
      }
    },
    close: () => Object.values(transports).forEach((transport) => transport.close({ force: true })),
  };
}

type AtData = Parameters<ReturnType<typeof createConnections>['sendMail']>[0] & { begin(): Promise<void> };

function createConnections({ smtpUrl, dkim, env }: MailConfig & { smtpUrl: string }, maxConnections: number, log: Logger) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  const secure = protocol === 'smtps:';
  const here = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/.test(host);
  const auth = username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } };
  const transport = createTransport({
    pool: true, host, secure, ...(port === '' ? {} : { port: Number(port) }), ...auth, ...times,
    // In production nothing leaves this machine in the clear, codes least of all, and a password never does, even when somebody in between hides that the server knows TLS
    // (reliability H13). A relay on this machine may be plain: such ones often have a certificate that nobody has signed.
    requireTLS: !secure && !here && (env === 'production' || username !== ''),
    ignoreTLS: here && username === '',
    ...(dkim === null ? {} : { dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey, headerFieldNames: signed } }),
    maxConnections, maxMessages: 1_000, idleTimeout: 30_000,
    // Once, for a connection that the server closed between two mails. All other repeating is the outbox's.
    maxRequeues: 1,
    disableFileAccess: true, disableUrlAccess: true,
  });
  // A connection that breaks while nothing is sent; what is being sent hears of it by itself.
  transport.on('error', (error: Error) => log.warn({ code: codeOf(error) }, 'a connection to the mail server was lost'));
  // A mail is read from when the server has said that it may come, and not before.
  transport.use('stream', ({ data, message }, done) => {
    const read = message.createReadStream.bind(message);
    message.createReadStream = (options) => Readable.from(afterwards((data as AtData).begin, () => read(options)), { objectMode: false }) as ReturnType<typeof read>;
    done();
  });
  return transport;
}

async function* afterwards(first: () => Promise<void>, open: () => AsyncIterable<Buffer>) {
  await first();
  yield* open();
}

const encoded = new WeakMap<readonly string[], string[]>();
/** In quoted-printable, whose lines have at most 76 characters with the mark of one that goes on. */
const encode = (text: string) => wrap(quote(text.replace(/\r?\n/g, '\r\n')), 75);

/** A part of a mail as nodemailer takes it: plain words, which it encodes, or one that is encoded already. */
function bodyOf(type: 'html' | 'plain', words: string | Filled): string | { raw: string } {
  if (typeof words === 'string') return words;
  let around = encoded.get(words.around);
  if (!around) encoded.set(words.around, (around = words.around.map(encode)));
  let raw = `Content-Type: text/${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n`;
  // Between two pieces the line is broken where it does not count.
  const add = (piece: string) => void (raw += piece === '' || piece.endsWith('\n') ? piece : `${piece}=\r\n`);
  around.forEach((piece, i) => {
    add(piece);
    add(encode(words.own[i] ?? ''));
  });
  return { raw: raw.replace(/=\r\n$/, '') };
}

/** What makes a mail one of the site's newsletter, and lets mail programs unsubscribe (RFC 2919, 2369, 8058). */
function listHeaders({ name, domain }: OutgoingMail['site'], unsubscribeUrl: string) {
  const plain = oneLine(name);
  // A word of RFC 2047 has at most 75 characters; nodemailer's own way makes one of all of it.
  const phrase = isPlainText(plain) ? quoteString(plain) : encodeWord(plain, 'B', 52);
  return {
    'List-ID': { prepared: true, foldLines: true, value: `${phrase} <digest.${domain}>` },
    'List-Unsubscribe': { prepared: true, foldLines: true, value: `<${unsubscribeUrl}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** An address that a header can hold as it is. */
const isLink = (text: string) => /^https:\/\/[!-;=?-~]{1,900}$/.test(text) && URL.canParse(text);

/** What stands in a header is one line, and says what it says: nothing in it is read as an encoded word. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replaceAll('=?', '= ?').trim();

/** One address and nothing else: no list, no name, no comment, no line break, nothing quoted. */
export function isPlainAddress(text: string): boolean {
  return text.length <= limits.email.max && /^[^\s@,;:<>()[\]"\\\p{C}]{1,64}@[^\s@,;:<>()[\]"\\\p{C}]+$/u.test(text);
}

type Failure = { code?: string; originalCode?: string; command?: string; responseCode?: number; response?: string };

/**
 * Only what the server says of this very mail is final: that it knows neither us nor the password passes once somebody has mended it. A mail that was begun and had no
 * answer may have arrived.
 */
function outcomeOf(error: unknown, begun: boolean): Outcome {
  const failure = error as Failure;
  const { code = '', responseCode = 0, response = '' } = failure;
  if (!begun && isOfEncryption(failure)) return { kind: 'temporary', answer: 'ETLS' };
  const answer = shortened(response || codeOf(error));
  if (begun && responseCode === 0) return { kind: 'uncertain', answer };
  const ofThisMail = ['EENVELOPE', 'EMESSAGE', 'ESTREAM'].includes(code) && responseCode !== 530;
  if (!ofThisMail || responseCode < 500) return { kind: 'temporary', answer };
  return { kind: 'permanent', answer, bounced: refusesAddress(failure) };
}

/** Whether it was the encryption that failed: there is none, or the certificate is wrong. Nothing was said but hello. */
const isOfEncryption = ({ code = '', originalCode = '' }: Failure) =>
  code === 'ETLS' || /^(?:ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|HOSTNAME_MISMATCH)/.test(originalCode || code);

/**
 * Whether a refusal for good is one of the address (reliability H9). It is not when the sender is refused, nor by a status of RFC 3463 that speaks of systems, routes, protocol
 * or content, nor where the server would do it for somebody whom it knows: then all addresses would be refused alike.
 */
function refusesAddress({ code, command, response = '' }: Failure): boolean {
  if (command !== 'RCPT TO' && code !== 'EMESSAGE') return false;
  const [, subject] = /\b5\.(\d{1,3})\.\d{1,3}\b/.exec(response) ?? [];
  return !['3', '4', '5', '6'].includes(subject ?? '') && !/\brelay|\bauthenticat/i.test(response);
}

/** The system's own name where there is one. Messages of errors may hold addresses. */
function codeOf(error: unknown): string {
  for (let e = error; e instanceof Error; e = e.cause) {
    const found = /\bE(?:CONNREFUSED|CONNRESET|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH|PIPE)\b/.exec(e.message);
    if (found) return found[0];
    if ('code' in e) return String(e.code);
  }
  return 'EUNKNOWN';
}

const shortened = (text: string) => text.replace(/\s+/g, ' ').slice(0, answerMax);
