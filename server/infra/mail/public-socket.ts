import { lookup as lookupIps } from 'node:dns/promises';
import { connect, isIP, type Socket } from 'node:net';
import { isPublicIp } from '../fetch/public-ip.ts';

/** As nodemailer takes a connected socket. */
export type SocketCallback = (error: Error | null, socket?: { connection: Socket }) => void;

/** Ports of mail servers. */
const ports = new Set([25, 465, 587, 2465, 2525, 2587]);

/**
 * Connects to a mail server that an admin of a site chose: to public IPs only. Errors: ENOTFOUND
 * for others, so that nothing is revealed about the network; ETIMEDOUT.
 */
export async function connectPublicly(
  host: string,
  port: number,
  timeoutMs: number,
  done: SocketCallback,
): Promise<void> {
  const ip = ports.has(port) ? await findPublicIp(host) : undefined;
  if (ip === undefined) return done(toError('ENOTFOUND'));
  const socket = connect({ host: ip, port });
  socket.once('error', done);
  socket.setTimeout(timeoutMs, () => socket.destroy(toError('ETIMEDOUT')));
  socket.once('connect', () => {
    socket.setTimeout(0);
    socket.removeAllListeners('timeout');
    socket.removeListener('error', done);
    done(null, { connection: socket });
  });
}

/** Returns an IP of the host; undefined if any of its IPs is not public. */
async function findPublicIp(host: string): Promise<string | undefined> {
  const ips = isIP(host)
    ? [host]
    : (await lookupIps(host, { all: true }).catch(() => [])).map(({ address }) => address);
  return ips.every(isPublicIp) ? ips[0] : undefined;
}

const toError = (code: string) => Object.assign(new Error('no public mail server'), { code });
