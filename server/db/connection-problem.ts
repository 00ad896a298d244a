/** `isOutage`: waiting may help. Otherwise the URL is wrong, or something at the server. */
type ConnectionProblem = { text: string; isOutage: boolean };

const outages: Record<string, string> = {
  ECONNREFUSED: 'refuses connections: nothing listens on this host and port (ECONNREFUSED)',
  ECONNRESET: 'closes connections, or is not PostgreSQL (ECONNRESET)',
  ENOTFOUND: 'has a host name that does not exist (ENOTFOUND)',
  EAI_AGAIN: 'has a host name that no name server resolves (EAI_AGAIN)',
  ETIMEDOUT: 'does not answer in time (ETIMEDOUT)',
  EHOSTUNREACH: 'is not reachable from this machine (EHOSTUNREACH)',
  ENETUNREACH: 'is not reachable from this machine (ENETUNREACH)',
  '57P01': 'is stopping',
  '57P03': 'is starting or stopping',
  '53300': 'has no free connection',
};
const faults: Record<string, string> = {
  '3D000': 'does not exist',
  '28000': 'rejects this user',
  '28P01': 'rejects this user or password',
  ERR_TLS_CERT_ALTNAME_INVALID: 'has a certificate for another host name',
  CERT_HAS_EXPIRED: 'has a certificate that has expired',
};
const untrusted = /^(?:UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|CERT_UNTRUSTED)/;
/** Messages of the driver, which have no code. */
const messages: [RegExp, ConnectionProblem][] = [
  [/timeout/i, { text: 'does not answer in time', isOutage: true }],
  [
    /does not support SSL/,
    { text: 'offers no TLS. Remove sslmode from the URL, or enable TLS there', isOutage: false },
  ],
  [
    /password must be a (?:non-empty )?string/,
    { text: 'asks for a password, which the URL does not have', isOutage: false },
  ],
];

/** Says why a connection failed, to follow "a database that". Without values of the URL. */
export function describeConnectionProblem(error: unknown): ConnectionProblem {
  const all = error instanceof AggregateError ? (error.errors as unknown[]) : [error];
  const [first] = all;
  const message = first instanceof Error ? first.message : '';
  const { code = '', syscall = '' } = (first ?? {}) as { code?: string; syscall?: string };
  if (code === '28000' && /no encryption/.test(message))
    return {
      text: 'accepts this user over TLS only. Append ?sslmode=verify-full',
      isOutage: false,
    };
  if (outages[code] !== undefined) return { text: outages[code], isOutage: true };
  if (faults[code] !== undefined) return { text: faults[code], isOutage: false };
  if (untrusted.test(code))
    return {
      text:
        `has a certificate of an unknown authority (${code}). Set NODE_EXTRA_CA_CERTS, or ` +
        'sslrootcert in the URL',
      isOutage: false,
    };
  if (syscall === 'open')
    return { text: `needs a file of the URL that cannot be read (${code})`, isOutage: false };
  const known = messages.find(([pattern]) => pattern.test(message));
  if (known) return known[1];
  return code === ''
    ? { text: 'is not PostgreSQL, or closed the connection', isOutage: false }
    : { text: `cannot be reached (${code})`, isOutage: /^(?:08|53|57)/.test(code) };
}
