import { setTimeout as sleep } from 'node:timers/promises';

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
