import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
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
  html: string;
  text: string;
};

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

/** Mail by SMTP over a few connections that stay open while there is work; null without SMTP_URL. */
export function createMailer({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>, log: Logger): Mailer | null {
  if (smtpUrl === null) return null;
  const transports = { urgent: createConnections(smtpUrl, connections.urgent, log), other: createConnections(smtpUrl, connections.other, log) };

  return {
    async send({ id, urgent, site, recipient, subject, html, text }, { stopping, beforeData } = {}) {
      if (!isPlainAddress(recipient)) return { kind: 'permanent', answer: 'not one plain address' };
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
          subject: oneLine(subject), html, text, messageId: `<${id}@${domain}>`, headers: { 'Auto-Submitted': 'auto-generated' }, signal: limit.signal, begin,
        };
        const { response } = await transports[urgent ? 'urgent' : 'other'].sendMail(message);
        return { kind: 'sent', answer: shortened(response) };
      } catch (error) {
        return outcomeOf(error, begun);
      } finally {
        for (const timer of timers) clearTimeout(timer);
        stopping?.removeEventListener('abort', hurry);
      }
    },
    close: () => Object.values(transports).forEach((transport) => transport.close({ force: true })),
  };
}

type AtData = Parameters<ReturnType<typeof createConnections>['sendMail']>[0] & { begin(): Promise<void> };

function createConnections(smtpUrl: string, maxConnections: number, log: Logger) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  const secure = protocol === 'smtps:';
  const auth = username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } };
  const transport = createTransport({
    pool: true, host, secure, ...(port === '' ? {} : { port: Number(port) }), ...auth, ...times,
    // A password does not leave this machine in the clear, even when somebody in between hides that the server knows TLS.
    requireTLS: !secure && username !== '' && !/^(?:localhost|127\..*|::1)$/.test(host),
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

/** What stands in a header is one line, and says what it says: nothing in it is read as an encoded word. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replaceAll('=?', '= ?').trim();

/** One address and nothing else: no list, no name, no comment, no line break, nothing quoted. */
export function isPlainAddress(text: string): boolean {
  return text.length <= limits.email.max && /^[^\s@,;:<>()[\]"\\\p{C}]{1,64}@[^\s@,;:<>()[\]"\\\p{C}]+$/u.test(text);
}

type Failure = { code?: string; command?: string; responseCode?: number; response?: string };

/**
 * Only what the server says of this very mail is final: that it knows neither us nor the password passes once somebody has mended it. A mail that was begun and had no
 * answer may have arrived.
 */
function outcomeOf(error: unknown, begun: boolean): Outcome {
  const failure = error as Failure;
  const { code = '', responseCode = 0, response = '' } = failure;
  const answer = shortened(response || codeOf(error));
  if (begun && responseCode === 0) return { kind: 'uncertain', answer };
  const ofThisMail = ['EENVELOPE', 'EMESSAGE', 'ESTREAM'].includes(code) && responseCode !== 530;
  if (!ofThisMail || responseCode < 500) return { kind: 'temporary', answer };
  return { kind: 'permanent', answer, bounced: refusesAddress(failure) };
}

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
