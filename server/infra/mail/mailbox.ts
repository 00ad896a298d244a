export type Mailbox = {
  /** Identifies the mailbox for as long as its UIDs are valid. */
  id: string;
  /** Returns the UIDs of unread messages, oldest first. */
  listUnread(maxMessages: number): Promise<number[]>;
  /** Returns a message. `too-large`: see the limit; null: somebody deleted it. */
  read(uid: number): Promise<Buffer | 'too-large' | null>;
  /** Marks a message as read, so that it is not listed again. */
  markRead(uid: number): Promise<void>;
  close(): Promise<void>;
};

/** Larger messages are no reports (bytes). */
const maxSize = 1_000_000;
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** A server may send more than was requested. The list of unread messages is one line. */
const sizes = {
  maxLiteralSize: maxSize + 1_000,
  maxLineLength: 4 * maxSize,
  maxResponseSize: 8 * maxSize,
  maxResponseTokens: 10_000,
};

/**
 * Opens a mailbox by IMAP: `imaps://user:password@host:port/folder`. `imap:` must offer STARTTLS,
 * except on this machine. `stopping` closes it. The server may be hostile: time and memory are
 * limited.
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
    ...sizes,
  });
  // While a command runs, its promise rejects.
  client.on('error', () => undefined);
  const stop = () => client.close();
  stopping.addEventListener('abort', stop, { once: true });
  try {
    await client.connect();
    const opened = await client.mailboxOpen(decodeURIComponent(pathname.slice(1)) || 'INBOX');
    if (opened.readOnly) throw new Error('The mailbox is read-only.');
  } catch (error) {
    stopping.removeEventListener('abort', stop);
    client.close();
    throw error;
  }
  return {
    id: `${client.mailbox ? client.mailbox.uidValidity : ''}`,
    async listUnread(maxMessages) {
      const unread = await client.search({ seen: false }, { uid: true });
      return (unread || []).toSorted((a, b) => a - b).slice(0, maxMessages);
    },
    async read(uid) {
      const found = await client.fetchOne(`${uid}`, { size: true }, { uid: true });
      if (!found) return null;
      if ((found.size ?? 0) > maxSize) return 'too-large';
      const message = await client.fetchOne(
        `${uid}`,
        { source: { maxLength: maxSize } },
        { uid: true },
      );
      return (message && message.source) || null;
    },
    async markRead(uid) {
      if (!(await client.messageFlagsAdd(`${uid}`, ['\\Seen'], { uid: true })))
        throw new Error('The mail server did not mark a message as read.');
    },
    async close() {
      await client.logout().catch(() => client.close());
      stopping.removeEventListener('abort', stop);
    },
  };
}
