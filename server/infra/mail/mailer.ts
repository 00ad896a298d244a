import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { encodeWord, isPlainText, quoteString } from 'nodemailer/lib/mime-funcs';
import MimeNode from 'nodemailer/lib/mime-node';
import { encode as quote, wrap } from 'nodemailer/lib/qp';
import * as limits from '#shared/limits.ts';
import type { Config } from '../config/config.ts';
import type { Logger } from '../log.ts';

/** A mail on its way out. `id` makes its Message-ID, so whatever is sent twice can be known for the same. */
export type OutgoingMail = {
  id: string;
  /** Somebody waits for it: it has connections that nothing else takes. */
  urgent: boolean;
  site: { name: string; domain: string };
  recipient: string;
  subject: string;
  /** Both are whole, or both have gaps. */
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
export type Outcome = {
  kind: 'sent' | 'temporary' | 'permanent' | 'uncertain';
  answer: string;
  bounced?: boolean;
};

export type Mailer = {
  /**
   * Never throws. Once `stopping` is aborted, what is under way has three seconds. `beforeData` is awaited when the server is ready for the mail itself, before any byte of
   * it goes out; if it throws, none does. It succeeds once at the most.
   */
  send(
    mail: OutgoingMail,
    options?: { stopping?: AbortSignal; beforeData?: () => Promise<void> },
  ): Promise<Outcome>;
  close(): void;
};

/** Milliseconds. All of it ends long before another process takes the mail for lost. */
const times = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 5_000,
};
const longest = 90_000;
const graceAtStop = 3_000;
const answerMax = 300;

/** Connections at once, for codes and for all else. */
const connections = { urgent: 3, other: 5 };

/** What a signature covers. Without the last two no mail program offers to unsubscribe in one click (RFC 8058, section 4). */
const signed =
  'From:To:Subject:Date:Message-ID:MIME-Version:Content-Type:Content-Transfer-Encoding:Auto-Submitted:List-Id:List-Unsubscribe:List-Unsubscribe-Post';

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dkim' | 'env'>;

/** Mail by SMTP over a few connections that stay open while there is work; null without SMTP_URL. */
export function createMailer(config: MailConfig, log: Logger): Mailer | null {
  const { smtpUrl, mailFrom } = config;
  if (smtpUrl === null) return null;
  const transports = {
    urgent: createConnections({ ...config, smtpUrl }, connections.urgent, log),
    other: createConnections({ ...config, smtpUrl }, connections.other, log),
  };
  let refused = false;
  /** One line for all mails that wait for the same. */
  const refuse = () => {
    if (!refused)
      log.error(
        { event: 'mail_tls_failed', code: 'ETLS' },
        'mail is waiting: the connection to the mail server cannot be encrypted, or its certificate does not match its name',
      );
    refused = true;
  };

  return {
    async send(
      { id, urgent, site, recipient, subject, html, text, unsubscribeUrl },
      { stopping, beforeData } = {},
    ) {
      if (!isPlainEmail(recipient)) return { kind: 'permanent', answer: 'not one plain address' };
      if (unsubscribeUrl !== null && !isLink(unsubscribeUrl))
        return { kind: 'permanent', answer: 'no address to unsubscribe at' };
      const domain = site.domain.replace(/:\d+$/, '');
      const from = mailFrom ?? `no-reply@${domain}`;
      const limit = new AbortController();
      const end = () => limit.abort();
      const timers = [setTimeout(end, longest)];
      const hurry = () => void timers.push(setTimeout(end, graceAtStop));
      const unheard = stopping && onStop(stopping, hurry);
      let begun = false;
      let bytes: Buffer | null = null;
      const begin = async () => {
        // The transport may try another connection, though never with a mail that it began to send: that would be two.
        if (begun) throw new Error('this mail was begun already');
        await beforeData?.();
        begun = true;
      };
      try {
        const envelope = { from, to: [recipient] };
        const head: Head = {
          // An object is taken as it is; a string would be read as a list of addresses.
          from: { name: oneLine(site.name), address: from },
          to: { name: '', address: recipient },
          subject: oneLine(subject),
          messageId: `<${id}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl === null
              ? {}
              : listHeaders({ name: site.name, domain }, unsubscribeUrl)),
          },
        };
        if (typeof html !== 'string' && typeof text !== 'string')
          bytes = composed(head, { html, text });
        const words =
          bytes === null
            ? { ...head, html: whole(html), text: whole(text) }
            : { raw: bytes, messageId: head.messageId, baseBoundary: 'none' };
        const message: AtData = { ...words, envelope, signal: limit.signal, begin };
        const { response } = await transports[urgent ? 'urgent' : 'other'].sendMail(message);
        refused = false;
        // The server has all of it: nobody reads these bytes any more.
        if (bytes) giveBack(bytes);
        return { kind: 'sent', answer: shortened(response) };
      } catch (error) {
        const outcome = outcomeOf(error, begun);
        if (outcome.answer === 'ETLS') refuse();
        return outcome;
      } finally {
        for (const timer of timers) clearTimeout(timer);
        unheard?.();
      }
    },
    close: () => Object.values(transports).forEach((transport) => transport.close({ force: true })),
  };
}

/** `code` null: it takes mail from here. `status`: what the server said, as a number. */
export type MailServerCheck = {
  code: string | null;
  status: number | null;
  authenticated: boolean;
};

/** Connects to the mail server, encrypts and logs in as for a mail, and sends none. `patience` in milliseconds. Never throws. */
export async function checkMailServer(
  config: MailConfig & { smtpUrl: string },
  log: Logger,
  patience = 15_000,
): Promise<MailServerCheck> {
  const transport = createConnections(config, 1, log);
  const authenticated = new URL(config.smtpUrl).username !== '';
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>(
    (_resolve, reject) =>
      void (timer = setTimeout(
        () => reject(Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' })),
        patience,
      )),
  );
  try {
    await Promise.race([transport.verify(), late]);
    return { code: null, status: null, authenticated };
  } catch (error) {
    const failure = error as Failure;
    const status = failure.responseCode ?? null;
    const code = isOfEncryption(failure)
      ? 'ETLS'
      : status === 530 || failure.code === 'ENOAUTH'
        ? 'ENOAUTH'
        : failure.code === 'EAUTH'
          ? 'EAUTH'
          : codeOf(error);
    return { code, status, authenticated };
  } finally {
    clearTimeout(timer);
    transport.close({ force: true });
  }
}

/** Who is to be told, in a plain list: a listener of its own for each mail, or a set of them, would keep what mails hold for long, for each that was removed still leads to the next. */
const heard = new WeakMap<AbortSignal, (() => void)[]>();

/** Calls when the process is to stop, at once when it is already. Returns what ends that. */
function onStop(stopping: AbortSignal, call: () => void): () => void {
  const calls = heard.get(stopping) ?? [];
  if (!heard.has(stopping)) {
    heard.set(stopping, calls);
    stopping.addEventListener('abort', () => calls.forEach((one) => one()), { once: true });
  }
  calls.push(call);
  if (stopping.aborted) call();
  return () => void calls.splice(calls.indexOf(call), 1);
}

type AtData = Parameters<ReturnType<typeof createConnections>['sendMail']>[0] & {
  begin(): Promise<void>;
};

function createConnections(
  { smtpUrl, dkim, env }: MailConfig & { smtpUrl: string },
  maxConnections: number,
  log: Logger,
) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  const secure = protocol === 'smtps:';
  const here = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/.test(host);
  const auth =
    username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } };
  const transport = createTransport({
    pool: true,
    host,
    secure,
    ...(port === '' ? {} : { port: Number(port) }),
    ...auth,
    ...times,
    // In production nothing leaves this machine in the clear, codes least of all, and a password never does, even when somebody in between hides that the server knows TLS
    // (reliability H13). A relay on this machine may be plain: such ones often have a certificate that nobody has signed.
    requireTLS: !secure && !here && (env === 'production' || username !== ''),
    ignoreTLS: here && username === '',
    ...(dkim === null
      ? {}
      : {
          dkim: {
            domainName: dkim.domain,
            keySelector: dkim.selector,
            privateKey: dkim.privateKey,
            headerFieldNames: signed,
          },
        }),
    maxConnections,
    maxMessages: 1_000,
    idleTimeout: 30_000,
    // Once, for a connection that the server closed between two mails. All other repeating is the outbox's.
    maxRequeues: 1,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // A connection that breaks while nothing is sent; what is being sent hears of it by itself.
  transport.on('error', (error: Error) =>
    log.warn(
      { event: 'mail_connection_lost', code: codeOf(error) },
      'connection to the mail server lost',
    ),
  );
  // A mail is read from when the server has said that it may come, and not before.
  transport.use('stream', ({ data, message }, done) => {
    const read = message.createReadStream.bind(message);
    const { begin, raw } = data as AtData;
    // What is whole already is signed on its way, or goes as it is.
    const open = Buffer.isBuffer(raw) && dkim === null ? () => [raw] : read;
    message.createReadStream = (options) =>
      Readable.from(
        afterwards(begin, () => open(options)),
        { objectMode: false },
      ) as ReturnType<typeof read>;
    done();
  });
  return transport;
}

async function* afterwards(
  first: () => Promise<void>,
  open: () => AsyncIterable<Buffer> | Iterable<Buffer>,
) {
  await first();
  yield* open();
}

type Head = {
  from: Address;
  to: Address;
  subject: string;
  messageId: string;
  headers: Record<string, string | { prepared: boolean; foldLines: boolean; value: string }>;
};
type Address = { name: string; address: string };
const whole = (words: string | Filled): string =>
  typeof words === 'string'
    ? words
    : words.around.map((piece, i) => `${piece}${words.own[i] ?? ''}`).join('');
/** What many mails share, encoded: the lines of the head that do, with what they were made of; and the pieces of the body, with a gap after each but the last. */
type Encoded = { of: string; head: string; pieces: Buffer<ArrayBuffer>[] };

const encoded = new WeakMap<readonly string[], Encoded>();
/** In quoted-printable, whose lines have at most 76 characters with the mark of one that goes on. Between two pieces the line is broken where it does not count. */
function encode(piece: string, last = false): string {
  const lines = wrap(quote(piece.replace(/\r?\n/g, '\r\n')), 75);
  return last || lines === '' || lines.endsWith('\n') ? lines : `${lines}=\r\n`;
}

/** A whole mail, of which only some lines of the head and each reader's own parts are made anew. It says the same as what nodemailer makes of whole texts. */
function composed(
  { from, to, subject, messageId, headers }: Head,
  { html, text }: { html: Filled; text: Filled },
): Buffer {
  const { 'List-Unsubscribe': unsubscribe, ...ofAll } = headers;
  const of = JSON.stringify([from, subject, ofAll]);
  let shared = encoded.get(html.around);
  if (shared?.of !== of)
    encoded.set(
      html.around,
      (shared = {
        of,
        ...encodedOf({ From: from, Subject: subject, ...ofAll }, html.around, text.around),
      }),
    );
  // No address has a character that would end the line; one of other letters is written as the protocol has it.
  const lines = [
    /^[!-~]+$/.test(to.address) ? `To: ${to.address}` : headOf({ To: to }),
    `Message-ID: ${messageId}`,
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
  ];
  if (typeof unsubscribe === 'object') lines.push(`List-Unsubscribe: ${unsubscribe.value}`);
  const own = [...text.own, ...html.own].map((words) => encode(words));
  const { pieces } = shared;
  const top = `${shared.head}\r\n${lines.join('\r\n')}\r\n\r\n`;
  const bytes = take(
    Buffer.byteLength(top) +
      pieces.reduce((sum, piece, i) => sum + piece.length + (own[i]?.length ?? 0), 0),
  );
  let at = bytes.write(top);
  pieces.forEach((piece, i) => {
    at += piece.copy(bytes, at);
    // What is encoded has one byte a character.
    if (own[i]) at += bytes.write(own[i], at, 'latin1');
  });
  return bytes;
}

/** Memory of mails that were sent, for those that come: new for each of thousands it would pile up until the next great collection. */
const spare: ArrayBuffer[] = [];
const mostSpare = 2 * connections.other;

function take(length: number): Buffer<ArrayBuffer> {
  const found = spare.pop();
  const block =
    found && found.byteLength >= length
      ? found
      : new ArrayBuffer(Math.ceil(length / 4_096 + 1) * 4_096);
  return Buffer.from(block, 0, length);
}

function giveBack({ buffer }: Buffer): void {
  if (spare.length < mostSpare) spare.push(buffer as ArrayBuffer);
}

function encodedOf(
  headers: Record<string, HeaderValue>,
  html: readonly string[],
  text: readonly string[],
): Omit<Encoded, 'of'> {
  const boundary = `--_${randomUUID()}`;
  const part = (type: string, around: readonly string[]) =>
    around.map(
      (piece, i) =>
        `${i > 0 ? '' : `--${boundary}\r\nContent-Type: text/${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n`}${encode(piece, i === around.length - 1)}`,
    );
  const [plain, rich] = [part('plain', text), part('html', html)];
  const pieces = [
    ...plain.slice(0, -1),
    `${plain.at(-1)}\r\n${rich[0]}`,
    ...rich.slice(1, -1),
    `${rich.at(-1)}\r\n--${boundary}--\r\n`,
  ];
  return {
    head: headOf(headers, `multipart/alternative; boundary="${boundary}"`),
    pieces: pieces.map((piece) => Buffer.from(piece)),
  };
}

type HeaderValue = string | Address | { prepared: boolean; foldLines: boolean; value: string };

/** Lines of a head, without those that nodemailer adds by itself where none are given. */
function headOf(headers: Record<string, HeaderValue>, contentType?: string): string {
  const lines = new MimeNode(contentType ?? 'text/plain')
    .setHeader({ 'Message-ID': 'none', Date: 'none', ...headers })
    .buildHeaders();
  return lines
    .split(/\r\n(?![ \t])/)
    .filter(
      (line) =>
        !/^(?:Message-ID|Date):/.test(line) &&
        (contentType !== undefined || !/^(?:Content-|MIME-)/.test(line)),
    )
    .join('\r\n');
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
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim();

/** One address and nothing else: no list, no name, no comment, no line break, nothing quoted. */
export function isPlainEmail(text: string): boolean {
  return (
    text.length <= limits.email.max &&
    /^[^\s@,;:<>()[\]"\\\p{C}]{1,64}@[^\s@,;:<>()[\]"\\\p{C}]+$/u.test(text)
  );
}

type Failure = {
  code?: string;
  originalCode?: string;
  command?: string;
  responseCode?: number;
  response?: string;
};

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
  code === 'ETLS' ||
  /^(?:ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|HOSTNAME_MISMATCH)/.test(
    originalCode || code,
  );

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
    const found =
      /\bE(?:CONNREFUSED|CONNRESET|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH|PIPE)\b/.exec(
        e.message,
      );
    if (found) return found[0];
    if ('code' in e) return String(e.code);
  }
  return 'EUNKNOWN';
}

const shortened = (text: string) => text.replace(/\s+/g, ' ').slice(0, answerMax);
