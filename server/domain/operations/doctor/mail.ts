import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { Config } from '../../../infra/config/config.ts';
import type { Logger } from '../../../infra/log.ts';
import { checkMailServer, type MailServerCheck } from '../../../infra/mail/mail-server-check.ts';
import type { DnsResolver } from '../../../infra/dns-resolver.ts';
import { fail, ok, warn, type Finding } from './finding.ts';

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dkim' | 'env'>;

const reasons: Record<string, string> = {
  ECONNREFUSED:
    'nothing listens there. Are host and port of SMTP_URL right? Servers for sending are ' +
    'mostly at port 587 (smtp://) or 465 (smtps://).',
  ENOTFOUND: 'there is no such host. Is the name in SMTP_URL right?',
  EAI_AGAIN: 'the name server does not answer. Is there a network?',
  EDNS: 'there is no such host. Is the name in SMTP_URL right?',
  ETIMEDOUT:
    'it does not answer in time. Does a firewall keep this port closed? Many providers close ' +
    'port 25: use 587 or 465. At port 465 the address begins with smtps://.',
  EHOSTUNREACH: 'there is no way there from this machine.',
  ENETUNREACH: 'there is no way there from this machine.',
  ECONNRESET:
    'it breaks the connection off. At port 465 the address begins with smtps://, at 587 with ' +
    'smtp://.',
  ECONNECTION:
    'it breaks the connection off. At port 465 the address begins with smtps://, at 587 with ' +
    'smtp://.',
  ETLS: 'the connection cannot be encrypted, or its certificate is not good for the name in SMTP_URL. In production no mail and no password goes out in the clear. Use the name that its certificate has, and smtps:// at port 465.',
  EAUTH:
    'it takes neither the user nor the password of SMTP_URL. What is no letter or digit in ' +
    'them has to be written like %40 for @.',
  ENOAUTH: 'it asks for a user and a password: smtp://user:password@host:port.',
  EPROTOCOL: 'what answers there is no mail server.',
};

/** Connects and logs in to the mail server without sending. `patience` is in milliseconds. */
export async function checkMail(
  config: MailConfig,
  log: Logger,
  patience?: number,
): Promise<Finding> {
  if (config.smtpUrl === null)
    return (config.env === 'production' ? fail : ok)(
      'mail',
      'SMTP_URL is not set: mail stays in the outbox, to be read at /dev/mail of a site.',
    );
  const answer: MailServerCheck = await checkMailServer(
    { ...config, smtpUrl: config.smtpUrl },
    log,
    patience,
  );
  const host = new URL(config.smtpUrl).host;
  if (answer.code === null)
    return ok(
      'mail',
      `${host} takes mail from here${answer.authenticated ? ', and knows the user' : ''}. ` +
        'None was sent.',
    );
  // A server without a greeting gives its own reason.
  const reason =
    (answer.code === 'EPROTOCOL' && answer.status ? undefined : reasons[answer.code]) ??
    (answer.status
      ? `it refuses with ${answer.status}. Ask whoever runs it.`
      : `it fails with ${answer.code}.`);
  return fail('mail', `${host}: ${reason} Until then nobody gets a code, and nobody can log in.`);
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
        'mails are not signed here. ' +
          `${env === 'production' ? 'If the service that passes them on does not sign them in your name, many will be taken for spam: set DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY.' : 'On this machine that is all right.'}`,
      ),
    ];
  const name = `${dkim.selector}._domainkey.${dkim.domain}`;
  const ownKeys = publicKeys(dkim.privateKey);
  const record = `v=DKIM1; k=rsa; p=${ownKeys[0]}`;
  const texts = await names.resolveTexts(name);
  const findings: Finding[] = [];
  if (texts === null) findings.push(warn('DKIM', `the DNS could not be asked for ${name}.`));
  else {
    const keys = texts
      .map((text) => parseTags(text))
      .filter((tags) => tags.has('p'))
      .map((tags) => (tags.get('p') ?? '').replace(/\s/g, ''));
    if (keys.some((key) => ownKeys.includes(key)))
      findings.push(ok('DKIM', `${name} has the key that mails are signed with.`));
    else if (keys.length === 0)
      findings.push(
        fail(
          'DKIM',
          `${name} is not in the DNS, so every signature is a bad one, which is worse than ` +
            `none. Add a TXT record of that name: ${record}`,
        ),
      );
    else if (keys.every((key) => key === ''))
      findings.push(
        fail(
          'DKIM',
          `${name} says that its key is withdrawn. Take another DKIM_SELECTOR, with a TXT ` +
            `record: ${record}`,
        ),
      );
    else
      findings.push(
        fail(
          'DKIM',
          `${name} has another key than DKIM_PRIVATE_KEY, so every signature is a bad one. ` +
            `Its TXT record has to be: ${record}`,
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
        `_dmarc.${domain} is not in the DNS. Large providers want it of whoever sends much: ` +
          'add a TXT record, to begin with v=DMARC1; p=none',
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
