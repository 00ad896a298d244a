import type { Logger } from '../log.ts';
import { traced } from '../trace.ts';
import { isAboutRecipient } from './bounce-cause.ts';
import type { SmtpConfig } from './connections.ts';
import { isHeaderUrl, isPlainEmail } from './header-values.ts';
import type { createServers } from './mail-servers.ts';
import type { Outcome } from './outcome.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import { listRoutes, type RouteConfig, type Stream } from './routes.ts';
import type { Attempt, tryRoute } from './try-route.ts';

export type Mailer = {
  /**
   * Never throws. Tries the next server of the email if one fails. After `stopping` aborts, sends
   * in flight get three more seconds. `beforeData` is awaited when a server is ready for the data;
   * if it throws, nothing is sent. Once it succeeded, no other server gets the email unless that
   * one rejected it.
   */
  send(
    mail: OutgoingMail,
    options?: { stopping?: AbortSignal; beforeData?: () => Promise<void> },
  ): Promise<Outcome>;
  close(): void;
};

export type MailConfig = Omit<RouteConfig, 'smtpUrlTransactional'> &
  Partial<RouteConfig> & { env: SmtpConfig['env'] };

/** Milliseconds for one email. Below the time after which another process reclaims it. */
const sendTimeout = 90_000;
/** Milliseconds after `stopping`. */
const stopTimeout = 3_000;

/** Creates the SMTP mailer; null without SMTP_URL, when no mail leaves this machine. */
export function createMailer(config: MailConfig, log: Logger): Mailer | null {
  if (config.smtpUrl === null) return null;
  let loading:
    Promise<{ servers: ReturnType<typeof createServers>; tryRoute: typeof tryRoute }> | undefined;
  // Loads the mail library with the first email: a start does not wait for it.
  const load = () =>
    (loading ??= Promise.all([import('./mail-servers.ts'), import('./try-route.ts')]).then(
      ([{ createServers }, { tryRoute }]) => ({
        servers: createServers(config.env, log),
        tryRoute,
      }),
    ));
  const routeConfig: RouteConfig = { smtpUrlTransactional: null, ...config };
  let tlsFailed = false;
  /** Logs once until an email is sent again. */
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
    close: () => void loading?.then(({ servers }) => servers.close()),
  };

  async function sendMail(
    mail: OutgoingMail,
    { stopping, beforeData }: Parameters<Mailer['send']>[1] = {},
  ): Promise<Outcome> {
    const { recipient, unsubscribeUrl, sender = null } = mail;
    if (!isPlainEmail(recipient)) return { kind: 'permanent', answer: 'not one plain address' };
    if (unsubscribeUrl !== null && !isHeaderUrl(unsubscribeUrl))
      return { kind: 'permanent', answer: 'no address to unsubscribe at' };
    const site = { ...mail.site, domain: mail.site.domain.replace(/:\d+$/, '') };
    const stream = mail.stream ?? (mail.urgent ? 'transactional' : 'bulk');
    const routes = listRoutes(routeConfig, sender, site.domain, stream);
    const timeout = startTimeout(stopping);
    try {
      const { servers, tryRoute } = await load();
      let last: Attempt | null = null;
      for (const [i, route] of routes.entries()) {
        const hasNext = i < routes.length - 1;
        const server = servers.find(route, sender?.siteId ?? '', {
          mail,
          stream,
          hasNext,
        });
        if (hasNext && server.isDown()) continue;
        const { signal } = timeout;
        last = await tryRoute(mail, { site, stream, route, server, signal, beforeData });
        if (last.isServerDown) server.markDown();
        else server.markUp();
        if (timeout.signal.aborted || !canTryNext(last, stream)) break;
      }
      const outcome = last?.outcome ?? { kind: 'temporary', answer: 'ENOSERVER' };
      if (outcome.answer === 'ETLS') logTlsFailure();
      if (outcome.kind === 'sent') tlsFailed = false;
      return outcome;
    } finally {
      timeout.clear();
    }
  }
}

/**
 * Returns whether the next server may get the email. A person waits for transactional mail, so any
 * refusal except of the recipient moves it on. Bulk mail moves on only if the server is down. A
 * refusal by policy must not hurt the reputation of another provider. Decision 294.
 */
const canTryNext = ({ outcome, isServerDown }: Attempt, stream: Stream): boolean =>
  outcome.kind !== 'sent' &&
  outcome.kind !== 'uncertain' &&
  !isAboutRecipient(outcome.cause) &&
  (isServerDown || stream === 'transactional');

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
 * Stop callbacks by signal, in a plain list. A listener per email would retain memory: each removed
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
