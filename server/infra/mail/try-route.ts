import type { Message } from './connections.ts';
import type { MailServer } from './mail-servers.ts';
import { createHead } from './message-head.ts';
import { composeMail, fillTemplate, releaseMail, type MessageHead } from './mime-template.ts';
import {
  findThrottle,
  isServerFailure,
  shorten,
  toOutcome,
  type MailError,
  type Outcome,
} from './outcome.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import type { Route, Stream } from './routes.ts';
import { toSignature } from './signature.ts';

/** The result at one server. `isServerDown`: it would fail for any email. */
export type Attempt = { outcome: Outcome; isServerDown: boolean };

/** Sends an email by one server. `beforeData` is awaited when the server is ready for the data. */
export async function tryRoute(
  mail: OutgoingMail,
  {
    site,
    stream,
    route: { server: name, from, replyTo, bounceDomain, dkim },
    server,
    signal,
    beforeData,
  }: {
    site: OutgoingMail['site'];
    stream: Stream;
    route: Route;
    server: MailServer;
    signal: AbortSignal;
    beforeData: (() => Promise<void>) | undefined;
  },
): Promise<Attempt> {
  let dataStarted = false;
  const begin = async () => {
    // The transport may retry on another connection. After data was sent, that is a duplicate.
    if (dataStarted) throw new Error('the data of this mail was already started');
    await beforeData?.();
    dataStarted = true;
  };
  try {
    const fromName = mail.sender?.name ?? site.name;
    const head = createHead({ ...mail, from, fromName, replyTo, site });
    const bytes = composeFromTemplates(head, mail);
    const content =
      bytes === null
        ? { ...head, html: fillTemplate(mail.html), text: fillTemplate(mail.text) }
        : { raw: bytes, messageId: head.messageId, baseBoundary: 'none' };
    const message: Message = {
      ...content,
      ...(dkim === null ? {} : { dkim: toSignature(dkim) }),
      envelope: {
        from: mail.returnPath && bounceDomain ? `${mail.returnPath}@${bounceDomain}` : from,
        to: [mail.recipient],
      },
      signal,
      begin,
    };
    const { response } = await server.connections.sendMail(message);
    // Only now: after an error the transport could still read the bytes.
    if (bytes) releaseMail(bytes);
    return { outcome: { kind: 'sent', answer: shorten(response) }, isServerDown: false };
  } catch (error) {
    const outcome = toOutcome(error, dataStarted);
    const by = stream === 'bulk' ? findThrottle(error as MailError) : null;
    if (by) return { outcome: { ...outcome, throttle: { server: name, by } }, isServerDown: false };
    return { outcome, isServerDown: !dataStarted && isServerFailure(error as MailError) };
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
