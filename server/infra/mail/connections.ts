import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { Logger } from '../log.ts';
import { toErrorCode } from './outcome.ts';
import { connectPublicly, type SocketCallback } from './public-socket.ts';

/**
 * A mail server. `isOfSite`: an admin of a site chose it, so in production it must have public IPs.
 * `hasNext`: another server can send the email instead, so waits are short.
 */
export type SmtpConfig = Pick<Config, 'env'> & {
  smtpUrl: string;
  isOfSite?: boolean;
  hasNext?: boolean;
};

export type Connections = ReturnType<typeof createConnections>;
/** `begin` is awaited when the server is ready for the data, before its first byte. */
export type Message = Parameters<Connections['sendMail']>[0] & { begin(): Promise<void> };

/** Milliseconds. The sum is far below the time after which another process reclaims the email. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 5_000,
};
const shortTimeouts = {
  connectionTimeout: 2_000,
  greetingTimeout: 2_000,
  socketTimeout: 5_000,
  dnsTimeout: 1_000,
};

/** Creates a pool of SMTP connections. They stay open while there is mail to send. */
export function createConnections(config: SmtpConfig, maxConnections: number, log: Logger) {
  const server = serverOptions(config);
  const limits = config.hasNext ? shortTimeouts : timeouts;
  const transport = createTransport({
    pool: true,
    ...server,
    ...limits,
    ...(config.isOfSite && config.env === 'production'
      ? {
          getSocket(_options: unknown, done: SocketCallback) {
            const port = server.port ?? (server.secure ? 465 : 587);
            void connectPublicly(server.host, port, limits.connectionTimeout, done);
          },
        }
      : {}),
    maxConnections,
    maxMessages: 1_000,
    idleTimeout: 30_000,
    // One retry, for a connection that the server closed between two emails. Other retries are the
    // outbox's.
    maxRequeues: 1,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // For idle connections. While an email is being sent, its promise rejects.
  transport.on('error', (error: Error) =>
    log.warn(
      { event: 'mail_connection_lost', code: toErrorCode(error) },
      'connection to the mail server lost',
    ),
  );
  // The stream calls `begin` at its first read, which is when the server accepts the data.
  transport.use('stream', ({ data, message }, done) => {
    const read = message.createReadStream.bind(message);
    const { begin, raw, dkim } = data as Message;
    // Composed bytes go as they are, unless a signature is computed while they are sent.
    const open = Buffer.isBuffer(raw) && !dkim ? () => [raw] : read;
    message.createReadStream = (options) =>
      Readable.from(
        readAfter(begin, () => open(options)),
        { objectMode: false },
      ) as ReturnType<typeof read>;
    done();
  });
  return transport;
}

function serverOptions({ smtpUrl, env }: SmtpConfig) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  const secure = protocol === 'smtps:';
  const isLocal = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/.test(host);
  const hasLogin = username !== '';
  return {
    host,
    secure,
    ...(port === '' ? {} : { port: Number(port) }),
    ...(hasLogin
      ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }
      : {}),
    // In production, nothing leaves this machine unencrypted. A password never does, even if an
    // attacker hides that the server offers TLS. A local relay often has a self-signed certificate.
    requireTLS: !secure && !isLocal && (env === 'production' || hasLogin),
    ignoreTLS: isLocal && !hasLogin,
  };
}

async function* readAfter(
  begin: () => Promise<void>,
  open: () => AsyncIterable<Buffer> | Iterable<Buffer>,
) {
  await begin();
  yield* open();
}
