import { createTransport } from 'nodemailer';
import * as limits from '#shared/limits.ts';
import type { Config } from './config.ts';
import type { Logger } from './log.ts';

/** A mail on its way out. `id` makes its Message-ID, so whatever is sent twice can be known for the same. */
export type OutgoingMail = {
  id: string;
  site: { name: string; domain: string };
  recipient: string;
  subject: string;
  html: string;
  text: string;
};

/** `temporary`: the same mail may go another time. `answer` is what the mail server said, or the name of what kept it from saying anything. */
export type Outcome = { kind: 'sent' | 'temporary' | 'permanent'; answer: string };

export type Mailer = {
  /** Never throws. Once `stopping` is aborted, what is under way has three seconds. */
  send(mail: OutgoingMail, stopping?: AbortSignal): Promise<Outcome>;
  close(): void;
};

/** Milliseconds. All of it ends long before another process takes the mail for lost. */
const times = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 5_000 };
const longest = 90_000;
const graceAtStop = 3_000;
const answerMax = 300;

/** Mail by SMTP over a few connections that stay open while there is work; null without SMTP_URL. */
export function createMailer({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>, log: Logger): Mailer | null {
  if (smtpUrl === null) return null;
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  const secure = protocol === 'smtps:';
  const auth = username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } };
  const transport = createTransport({
    pool: true, host, secure, ...(port === '' ? {} : { port: Number(port) }), ...auth, ...times,
    // A password does not leave this machine in the clear, even when somebody in between hides that the server knows TLS.
    requireTLS: !secure && username !== '' && !/^(?:localhost|127\..*|::1)$/.test(host),
    maxConnections: 5, maxMessages: 1_000, idleTimeout: 30_000,
    // Once, for a connection that the server closed between two mails. All other repeating is the outbox's.
    maxRequeues: 1,
    disableFileAccess: true, disableUrlAccess: true,
  });
  // A connection that breaks while nothing is sent; what is being sent hears of it by itself.
  transport.on('error', (error: Error) => log.warn({ code: codeOf(error) }, 'a connection to the mail server was lost'));

  return {
    async send({ id, site, recipient, subject, html, text }, stopping) {
      if (!isPlainAddress(recipient)) return { kind: 'permanent', answer: 'not one plain address' };
      const domain = site.domain.replace(/:\d+$/, '');
      const from = mailFrom ?? `no-reply@${domain}`;
      const limit = new AbortController();
      const end = () => limit.abort();
      const timers = [setTimeout(end, longest)];
      const hurry = () => void timers.push(setTimeout(end, graceAtStop));
      stopping?.addEventListener('abort', hurry, { once: true });
      if (stopping?.aborted) hurry();
      try {
        const { response } = await transport.sendMail({
          // An object is taken as it is; a string would be read as a list of addresses.
          from: { name: site.name, address: from }, to: { name: '', address: recipient }, envelope: { from, to: [recipient] },
          subject, html, text, messageId: `<${id}@${domain}>`, headers: { 'Auto-Submitted': 'auto-generated' }, signal: limit.signal,
        });
        return { kind: 'sent', answer: shortened(response) };
      } catch (error) {
        return outcomeOf(error);
      } finally {
        for (const timer of timers) clearTimeout(timer);
        stopping?.removeEventListener('abort', hurry);
      }
    },
    close: () => transport.close({ force: true }),
  };
}

/** One address and nothing else: no list, no name, no comment, no line break, nothing quoted. */
export function isPlainAddress(text: string): boolean {
  return text.length <= limits.email.max && /^[^\s@,;:<>()[\]"\\\p{C}]{1,64}@[^\s@,;:<>()[\]"\\\p{C}]+$/u.test(text);
}

/** Only what the server says of this very mail is final: that it knows neither us nor the password passes once somebody has mended it. */
function outcomeOf(error: unknown): Outcome {
  const { code = '', responseCode = 0, response = '' } = error as { code?: string; responseCode?: number; response?: string };
  const ofThisMail = ['EENVELOPE', 'EMESSAGE', 'ESTREAM'].includes(code) && responseCode !== 530;
  return { kind: ofThisMail && responseCode >= 500 ? 'permanent' : 'temporary', answer: shortened(response || codeOf(error)) };
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
