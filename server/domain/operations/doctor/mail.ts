import type { Config } from '../../../infra/config/config.ts';
import type { Logger } from '../../../infra/log.ts';
import { checkMailServer, type MailServerCheck } from '../../../infra/mail/mail-server-check.ts';
import type { DnsResolver } from '../../../infra/dns-resolver.ts';
import {
  dkimName,
  dkimValue,
  findDkim,
  findDmarc,
  toPublicKeys,
  type DkimState,
} from '../../mail/dns-records.ts';
import { fail, ok, warn, type Finding } from './finding.ts';

type MailConfig = Pick<Config, 'mailFrom' | 'dkim' | 'env'>;
type ServerConfig = Pick<Config, 'smtpUrl' | 'env'> & Partial<Pick<Config, 'smtpUrlTransactional'>>;

const reasons: Record<string, string> = {
  ECONNREFUSED:
    'the connection was refused. Check the host and port of SMTP_URL. Most mail servers use ' +
    'port 587 (smtp://) or 465 (smtps://).',
  ENOTFOUND: 'the host does not exist. Check its name in SMTP_URL.',
  EAI_AGAIN: 'the name server does not answer. Check the network.',
  EDNS: 'the host does not exist. Check its name in SMTP_URL.',
  ETIMEDOUT:
    'the server did not answer in time. A firewall may block this port. Many providers block ' +
    'port 25: use 587 or 465. With port 465 the URL begins with smtps://.',
  EHOSTUNREACH: 'the host is not reachable from this machine.',
  ENETUNREACH: 'the host is not reachable from this machine.',
  ECONNRESET:
    'the server closed the connection. With port 465 the URL begins with smtps://, with 587 ' +
    'with smtp://.',
  ECONNECTION:
    'the server closed the connection. With port 465 the URL begins with smtps://, with 587 ' +
    'with smtp://.',
  ETLS:
    'the connection cannot be encrypted, or the certificate is not valid for the host in ' +
    'SMTP_URL. In production, emails and passwords are never sent unencrypted. Use the host ' +
    'name of the certificate, and smtps:// with port 465. For a certificate of your own ' +
    'authority, set NODE_EXTRA_CA_CERTS.',
  EAUTH:
    'the server rejected the user or password of SMTP_URL. Percent-encode all characters ' +
    'except letters and digits, for example %40 for @.',
  ENOAUTH: 'the server requires a user and a password: smtp://user:password@host:port.',
  EPROTOCOL: 'the reply is not from a mail server.',
};

/** Connects and logs in to the mail servers without sending. */
export async function checkMail(
  { smtpUrl, smtpUrlTransactional = null, env }: ServerConfig,
  log: Logger,
  timeoutMs?: number,
): Promise<Finding[]> {
  if (smtpUrl === null)
    return [
      (env === 'production' ? fail : ok)(
        'mail',
        'SMTP_URL is not set. Emails stay in the outbox. Read them at /dev/mail of a site.',
      ),
    ];
  const urls = { SMTP_URL: smtpUrl, SMTP_URL_TRANSACTIONAL: smtpUrlTransactional };
  return Promise.all(
    Object.entries(urls).flatMap(([variable, url]) =>
      url === null ? [] : [checkServer({ url, variable, env }, log, timeoutMs)],
    ),
  );
}

async function checkServer(
  { url, variable, env }: { url: string; variable: string; env: Config['env'] },
  log: Logger,
  timeoutMs?: number,
): Promise<Finding> {
  const answer: MailServerCheck = await checkMailServer({ env, smtpUrl: url }, log, timeoutMs);
  const host = new URL(url).host;
  if (answer.code === null)
    return ok(
      'mail',
      `${host} accepts email from this machine` +
        `${answer.authenticated ? ' and accepted the login' : ''}. No email was sent.`,
    );
  // A server without a greeting gives its own reason.
  const reason =
    (answer.code === 'EPROTOCOL' && answer.status
      ? undefined
      : reasons[answer.code]?.replaceAll('SMTP_URL', variable)) ??
    (answer.status
      ? `the server answered ${answer.status}. Contact its operator.`
      : `the check failed with ${answer.code}.`);
  return fail(
    'mail',
    `${variable}, ${host}: ${reason} Until this is fixed, users do not receive login codes.`,
  );
}

/** Checks the DKIM and DMARC records in the DNS. */
export async function checkSigning(
  { dkim, mailFrom, env }: MailConfig,
  names: DnsResolver,
): Promise<Finding[]> {
  if (dkim === null)
    return [
      (env === 'production' ? warn : ok)(
        'DKIM',
        env === 'production'
          ? 'emails are not signed. If your mail provider does not sign them for your ' +
              'domain, many will be classified as spam: set DKIM_DOMAIN, DKIM_SELECTOR and ' +
              'DKIM_PRIVATE_KEY.'
          : 'emails are not signed. This is fine for development.',
      ),
    ];
  const name = dkimName(dkim.domain, dkim.selector);
  const ownKeys = toPublicKeys(dkim.privateKey);
  const record = dkimValue(ownKeys[0]);
  const texts: Record<DkimState, (what: string) => Finding> = {
    unknown: (what) => warn(what, `the DNS lookup of ${name} failed.`),
    ok: (what) => ok(what, `${name} has the public key of DKIM_PRIVATE_KEY.`),
    missing: (what) =>
      fail(
        what,
        `${name} is not in the DNS, so every signature is invalid, which is worse than ` +
          `none. Add a TXT record with that name: ${record}`,
      ),
    revoked: (what) =>
      fail(
        what,
        `${name} says that its key is revoked. Use another DKIM_SELECTOR, with a TXT ` +
          `record: ${record}`,
      ),
    other: (what) =>
      fail(
        what,
        `${name} does not match DKIM_PRIVATE_KEY, so every signature is invalid. ` +
          `Its TXT record must be: ${record}`,
      ),
  };
  const findings = [texts[await findDkim(names, name, ownKeys)]('DKIM')];
  const domain = (mailFrom?.split('@').at(-1) ?? dkim.domain).toLowerCase();
  if ((await findDmarc(names, domain)) === false) {
    findings.push(
      warn(
        'DMARC',
        `_dmarc.${domain} is not in the DNS. Large providers require it from bulk senders. ` +
          'Add a TXT record, for example v=DMARC1; p=none',
      ),
    );
  }
  return findings;
}
