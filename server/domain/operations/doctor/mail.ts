import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { Config } from '../../../infra/config/config.ts';
import type { Logger } from '../../../infra/log.ts';
import { checkMailServer, type MailServerCheck } from '../../../infra/mail/mail-server-check.ts';
import type { DnsResolver } from '../../../infra/dns-resolver.ts';
import { fail, ok, warn, type Finding } from './finding.ts';

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dkim' | 'env'>;

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
    'name of the certificate, and smtps:// with port 465.',
  EAUTH:
    'the server rejected the user or password of SMTP_URL. Percent-encode all characters ' +
    'except letters and digits, for example %40 for @.',
  ENOAUTH: 'the server requires a user and a password: smtp://user:password@host:port.',
  EPROTOCOL: 'the reply is not from a mail server.',
};

/** Connects and logs in to the mail server without sending. */
export async function checkMail(
  config: MailConfig,
  log: Logger,
  timeoutMs?: number,
): Promise<Finding> {
  if (config.smtpUrl === null)
    return (config.env === 'production' ? fail : ok)(
      'mail',
      'SMTP_URL is not set. Emails stay in the outbox. Read them at /dev/mail of a site.',
    );
  const answer: MailServerCheck = await checkMailServer(
    { ...config, smtpUrl: config.smtpUrl },
    log,
    timeoutMs,
  );
  const host = new URL(config.smtpUrl).host;
  if (answer.code === null)
    return ok(
      'mail',
      `${host} accepts email from this machine` +
        `${answer.authenticated ? ' and accepted the login' : ''}. No email was sent.`,
    );
  // A server without a greeting gives its own reason.
  const reason =
    (answer.code === 'EPROTOCOL' && answer.status ? undefined : reasons[answer.code]) ??
    (answer.status
      ? `the server answered ${answer.status}. Contact its operator.`
      : `the check failed with ${answer.code}.`);
  return fail('mail', `${host}: ${reason} Until this is fixed, users do not receive login codes.`);
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
  const name = `${dkim.selector}._domainkey.${dkim.domain}`;
  const ownKeys = publicKeys(dkim.privateKey);
  const record = `v=DKIM1; k=rsa; p=${ownKeys[0]}`;
  const texts = await names.resolveTexts(name);
  const findings: Finding[] = [];
  if (texts === null) findings.push(warn('DKIM', `the DNS lookup of ${name} failed.`));
  else {
    const keys = texts
      .map((text) => parseTags(text))
      .filter((tags) => tags.has('p'))
      .map((tags) => (tags.get('p') ?? '').replace(/\s/g, ''));
    if (keys.some((key) => ownKeys.includes(key)))
      findings.push(ok('DKIM', `${name} has the public key of DKIM_PRIVATE_KEY.`));
    else if (keys.length === 0)
      findings.push(
        fail(
          'DKIM',
          `${name} is not in the DNS, so every signature is invalid, which is worse than ` +
            `none. Add a TXT record with that name: ${record}`,
        ),
      );
    else if (keys.every((key) => key === ''))
      findings.push(
        fail(
          'DKIM',
          `${name} says that its key is revoked. Use another DKIM_SELECTOR, with a TXT ` +
            `record: ${record}`,
        ),
      );
    else
      findings.push(
        fail(
          'DKIM',
          `${name} does not match DKIM_PRIVATE_KEY, so every signature is invalid. ` +
            `Its TXT record must be: ${record}`,
        ),
      );
  }
  const domain = (mailFrom?.split('@').at(-1) ?? dkim.domain).toLowerCase();
  const policies = await Promise.all(
    [...new Set([domain, dkim.domain])].map((policyDomain) =>
      names.resolveTexts(`_dmarc.${policyDomain}`),
    ),
  );
  if (
    !policies.includes(null) &&
    !policies.some((records) => records?.some((text) => /^v=DMARC1\b/i.test(text)))
  ) {
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

/** Returns the key in both forms that DNS records use. */
function publicKeys(privateKey: string): string[] {
  const key = createPublicKey(createPrivateKey(privateKey));
  return [
    key.export({ type: 'spki', format: 'der' }).toString('base64'),
    key.export({ type: 'pkcs1', format: 'der' }).toString('base64'),
  ];
}

const parseTags = (record: string) =>
  new Map(
    record.split(';').flatMap((part): [string, string][] => {
      const separator = part.indexOf('=');
      return separator < 0
        ? []
        : [[part.slice(0, separator).trim().toLowerCase(), part.slice(separator + 1).trim()]];
    }),
  );
