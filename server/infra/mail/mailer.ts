import type { Logger } from '../log.ts';
import { traced } from '../trace.ts';
import { createConnections, type MailConfig, type Message } from './connections.ts';
import { createHead, isHeaderUrl, isPlainEmail } from './message-head.ts';
import {
  composeMail,
  fillTemplate,
  releaseMail,
  type FilledTemplate,
  type MessageHead,
} from './mime-template.ts';
import { shorten, toOutcome, type Outcome } from './outcome.ts';

/** A mail to send. The Message-ID is derived from `id`, so that duplicates can be recognized. */
export type OutgoingMail = {
  id: string;
  /** Someone is waiting for it: it uses reserved connections. */
  urgent: boolean;
  site: { name: string; domain: string };
  recipient: string;
  subject: string;
  /** Templates only if `text` is one too. */
  html: string | FilledTemplate;
  text: string | FilledTemplate;
  /** One-click unsubscribe URL of a newsletter mail; null: not a newsletter mail. */
  unsubscribeUrl: string | null;
  /** The `traceparent` of the request that caused it. */
  traceParent?: string | null;
};

export type Mailer = {
  /**
   * Never throws. After `stopping` aborts, sends in flight get three more seconds. `beforeData` is
   * awaited when the server is ready for the data; if it throws, nothing is sent. It succeeds at
   * most once per mail.
   */
  send(
    mail: OutgoingMail,
    options?: { stopping?: AbortSignal; beforeData?: () => Promise<void> },
  ): Promise<Outcome>;
  close(): void;
};

/** Milliseconds for one mail. Below the time after which another process reclaims it. */
const sendTimeout = 90_000;
/** Milliseconds after `stopping`. */
const stopTimeout = 3_000;
const maxConnections = { urgent: 3, other: 5 };

/** Creates the SMTP mailer; null without SMTP_URL. */
export function createMailer(config: MailConfig, log: Logger): Mailer | null {
  const { smtpUrl, mailFrom } = config;
  if (smtpUrl === null) return null;
  const pools = {
    urgent: createConnections({ ...config, smtpUrl }, maxConnections.urgent, log),
    other: createConnections({ ...config, smtpUrl }, maxConnections.other, log),
  };
  let tlsFailed = false;
  /** Logs once until a mail is sent again. */
  const logTlsFailure = () => {
    if (!tlsFailed)
      log.error(
        { event: 'mail_tls_failed', code: 'ETLS' },
        'mail is waiting: the connection to the mail server cannot be encrypted, ' +
          'or its certificate does not match its name',
      );
    tlsFailed = true;
  };

  return {
    send: (mail, options) =>
      traced({ name: 'send mail', kind: 'client', parent: mail.traceParent }, async (span) => {
        const outcome = await sendMail(mail, options);
        span.setAttributes({ 'broadsheet.mail.outcome': outcome.kind });
        if (outcome.kind !== 'sent') span.fail(outcome.kind);
        return outcome;
      }),
    close: () => Object.values(pools).forEach((pool) => pool.close({ force: true })),
  };

  async function sendMail(
    mail: OutgoingMail,
    { stopping, beforeData }: Parameters<Mailer['send']>[1] = {},
  ): Promise<Outcome> {
    const { recipient, unsubscribeUrl } = mail;
    if (!isPlainEmail(recipient)) return { kind: 'permanent', answer: 'not one plain address' };
    if (unsubscribeUrl !== null && !isHeaderUrl(unsubscribeUrl))
      return { kind: 'permanent', answer: 'no address to unsubscribe at' };
    const site = { ...mail.site, domain: mail.site.domain.replace(/:\d+$/, '') };
    const from = mailFrom ?? `no-reply@${site.domain}`;
    const timeout = startTimeout(stopping);
    let dataStarted = false;
    let bytes: Buffer | null = null;
    const begin = async () => {
      // The transport may retry on another connection. After data was sent, that is a duplicate.
      if (dataStarted) throw new Error('the data of this mail was already started');
      await beforeData?.();
      dataStarted = true;
    };
    try {
      const head = createHead({ ...mail, from, site });
      bytes = composeFromTemplates(head, mail);
      const content =
        bytes === null
          ? { ...head, html: fillTemplate(mail.html), text: fillTemplate(mail.text) }
          : { raw: bytes, messageId: head.messageId, baseBoundary: 'none' };
      const message: Message = {
        ...content,
        envelope: { from, to: [recipient] },
        signal: timeout.signal,
        begin,
      };
      const { response } = await pools[mail.urgent ? 'urgent' : 'other'].sendMail(message);
      tlsFailed = false;
      // Only now: after an error the transport could still read the bytes.
      if (bytes) releaseMail(bytes);
      return { kind: 'sent', answer: shorten(response) };
    } catch (error) {
      const outcome = toOutcome(error, dataStarted);
      if (outcome.answer === 'ETLS') logTlsFailure();
      return outcome;
    } finally {
      timeout.clear();
    }
  }
}

function composeFromTemplates(
  head: MessageHead,
  { html, text }: Pick<OutgoingMail, 'html' | 'text'>,
): Buffer | null {
  return typeof html === 'string' || typeof text === 'string'
    ? null
    : composeMail(head, { html, text });
}

/** Aborts its signal after the send timeout, or sooner once the process is stopping. */
function startTimeout(stopping: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timers = [setTimeout(abort, sendTimeout)];
  const removeListener =
    stopping && onStop(stopping, () => void timers.push(setTimeout(abort, stopTimeout)));
  return {
    signal: controller.signal,
    clear() {
      for (const timer of timers) clearTimeout(timer);
      removeListener?.();
    },
  };
}

/**
 * Stop callbacks by signal, in a plain list. A listener per mail would retain memory: each removed
 * listener still references the next.
 */
const stopCallbacks = new WeakMap<AbortSignal, (() => void)[]>();

/** Calls back when the signal aborts, or now if it already has. Returns a function to cancel. */
function onStop(stopping: AbortSignal, callback: () => void): () => void {
  const callbacks = stopCallbacks.get(stopping) ?? [];
  if (!stopCallbacks.has(stopping)) {
    stopCallbacks.set(stopping, callbacks);
    stopping.addEventListener('abort', () => callbacks.forEach((call) => call()), { once: true });
  }
  callbacks.push(callback);
  if (stopping.aborted) callback();
  return () => void callbacks.splice(callbacks.indexOf(callback), 1);
}
