import { isIP } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:tls';

/** Asks a host whether it serves this program by HTTPS. Returns null, or why it does not. */
export type HttpsCheck = (host: string) => Promise<string | null>;

/** For hosts that the operator configured. `NODE_EXTRA_CA_CERTS` adds a certificate authority. */
export const checkHttpsHost: HttpsCheck = async (host) => {
  const problem = await ask(host);
  if (problem === null) return null;
  // The first connection to a name may be the one that orders its certificate.
  await sleep(3_000);
  return ask(host);
};

const ask: HttpsCheck = async (host) => {
  try {
    const { status } = await fetch(`https://${host}/readyz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(5_000),
    });
    return status === 200 ? null : `status ${status}`;
  } catch (error) {
    const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    return typeof code === 'string' ? code : 'no answer';
  }
};

/** Returns when the certificate of a host of ours ends; null without an answer in 5 seconds. */
export const readCertificateEnd = (host: string, port = 443): Promise<Date | null> =>
  new Promise((resolve) => {
    // Whether it is trusted is for the doctor and for browsers to say.
    const socket = connect({
      host,
      port,
      servername: isIP(host) ? '' : host,
      timeout: 5_000,
      rejectUnauthorized: false,
    });
    const end = (result: Date | null) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('secureConnect', () => end(new Date(socket.getPeerCertificate().valid_to)));
    socket.once('timeout', () => end(null));
    socket.once('error', () => end(null));
  });
