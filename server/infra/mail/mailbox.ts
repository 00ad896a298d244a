/** A message of a mailbox. `raw` null: it is larger than the limit. */
type MailboxMessage = { uid: number; raw: Buffer | null };

export type Mailbox = {
  /** Yields unread messages, oldest first. */
  readUnread(maxMessages: number): AsyncGenerator<MailboxMessage>;
  /** Marks a message as read, so that it is not yielded again. */
  markRead(uid: number): Promise<void>;
  close(): Promise<void>;
};

/** Larger messages are no reports (bytes). */
const maxSize = 1_000_000;
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Opens a mailbox by IMAP: `imaps://user:password@host:port/folder`. `imap:` must offer STARTTLS,
 * except on this machine. `stopping` closes it.
 */
export async function openMailbox(mailboxUrl: string, stopping: AbortSignal): Promise<Mailbox> {
  const { ImapFlow } = await import('imapflow');
  const { protocol, hostname, port, username, password, pathname } = new URL(mailboxUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  const secure = protocol === 'imaps:';
  const isLocal = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/.test(host);
  const client = new ImapFlow({
    host,
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    // A password never leaves this machine unencrypted.
    doSTARTTLS: !secure && !isLocal,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    ...timeouts,
  });
  // While a command runs, its promise rejects.
  client.on('error', () => undefined);
  const stop = () => client.close();
  stopping.addEventListener('abort', stop, { once: true });
  try {
    await client.connect();
    await client.mailboxOpen(decodeURIComponent(pathname.slice(1)) || 'INBOX');
  } catch (error) {
    stopping.removeEventListener('abort', stop);
    client.close();
    throw error;
  }
  return {
    async *readUnread(maxMessages) {
      const unread = await client.search({ seen: false }, { uid: true });
      for (const uid of (unread || []).toSorted((a, b) => a - b).slice(0, maxMessages)) {
        const found = await client.fetchOne(`${uid}`, { size: true }, { uid: true });
        // Somebody deleted it.
        if (!found) continue;
        if ((found.size ?? 0) > maxSize) {
          yield { uid, raw: null };
          continue;
        }
        const message = await client.fetchOne(
          `${uid}`,
          { source: { maxLength: maxSize } },
          { uid: true },
        );
        if (message) yield { uid, raw: message.source ?? null };
      }
    },
    async markRead(uid) {
      await client.messageFlagsAdd(`${uid}`, ['\\Seen'], { uid: true });
    },
    async close() {
      stopping.removeEventListener('abort', stop);
      await client.logout().catch(() => client.close());
    },
  };
}
