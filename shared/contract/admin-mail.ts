import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { emailAddress } from './auth.ts';
import { endpoint, instant } from './endpoint.ts';
import { noAddress, note, textField } from './field-schemas.ts';
import { described, named } from './openapi-metadata.ts';
import { type Limit, hour } from './rate-limit.ts';

const domainName = (message: string) =>
  z
    .string('must be a text')
    .check(
      z.trim(),
      z.toLowerCase(),
      z.maxLength(200, 'must be at most 200 characters'),
      z.regex(
        /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/,
        message,
      ),
    );
const host = z
  .string('must be a text')
  .check(
    z.trim(),
    z.maxLength(253, 'must be at most 253 characters'),
    z.regex(
      /^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$/,
      'must be a host name such as smtp.example.org',
    ),
  );

/** Where mail goes, in the order in which the servers are tried. */
const routes = z.array(
  z.object({
    server: described(
      '`site`: its own. The others belong to the installation: `transactional` is only for ' +
        'login codes and confirmations.',
      z.enum(['transactional', 'site', 'installation']),
    ),
    from: described('The sender there.', z.string()),
    signedBy: described('The domain of the DKIM signature; null: none.', z.nullable(z.string())),
  }),
);

const record = z.object({ type: z.enum(['TXT', 'MX']), name: z.string(), value: z.string() });

const mailSettings = named(
  'MailSettings',
  z.object({
    fromName: described('Empty: the name of the site.', z.string()),
    fromAddress: described('Null: the sender of the installation.', z.nullable(z.string())),
    replyTo: z.nullable(z.string()),
    bounceDomain: z.nullable(z.string()),
    postalAddress: z.string(),
    isAddressRequired: described(
      'True: digests wait until the postal address is set, because none has been sent yet.',
      z.boolean(),
    ),
    server: described(
      'Its own mail server, without the password. Null: that of the installation.',
      z.nullable(
        z.object({
          host: z.string(),
          port: z.int(),
          tls: z.boolean(),
          user: z.nullable(z.string()),
        }),
      ),
    ),
    key: described(
      'The DKIM key. It signs once its record was found in the DNS.',
      z.nullable(
        z.object({
          domain: z.string(),
          selector: z.string(),
          record,
          verifiedAt: z.nullable(instant),
        }),
      ),
    ),
    isReadable: described(
      'False: the stored password or key cannot be decrypted, so enter it again.',
      z.boolean(),
    ),
    isSending: described(
      'False: no email leaves the machine, because `SMTP_URL` is not set.',
      z.boolean(),
    ),
    routes: z.object({
      transactional: described('For login codes and confirmations.', routes),
      bulk: described('For digests and all other mail.', routes),
    }),
  }),
);
export type MailSettings = z.infer<typeof mailSettings>;

const dnsReport = named(
  'MailDnsReport',
  z.object({
    records: z.array(
      z.object({
        purpose: z.enum(['SPF', 'DKIM', 'DMARC', 'MX']),
        state: described(
          '`unknown`: the name servers did not answer.',
          z.enum(['ok', 'missing', 'wrong', 'unknown']),
        ),
        text: described('What it is for, and what is missing.', z.string()),
        record: described('What to publish; null: nothing to do.', z.nullable(record)),
      }),
    ),
    rules: described(
      'What Gmail and Yahoo require of bulk senders, measured here and now.',
      z.array(
        z.object({
          rule: z.enum([
            'alignment',
            'encryption',
            'unsubscribe',
            'complaints',
            'bounces',
            'refusals',
            'address',
          ]),
          isMet: described('Null: too few digests on the last day.', z.nullable(z.boolean())),
          text: described('What was measured, in one or more lines.', z.string()),
        }),
      ),
    ),
  }),
);
export type MailDnsReport = z.infer<typeof dnsReport>;

/** Each of them calls other servers, or takes much time of the processor. */
const mailSettingsLimit: Limit = {
  name: 'mail-settings',
  requests: 'changes',
  storage: 'process',
  seconds: hour,
  person: 60,
  network: 360,
};

/** How a site sends mail. */
export const adminMail = {
  'GET /api/admin/mail': endpoint({
    access: 'admin',
    summary: 'Sender, postal address, mail server and DKIM key of the site, without secrets.',
    reply: mailSettings,
  }),
  'PUT /api/admin/mail': endpoint({
    access: 'admin',
    limit: mailSettingsLimit,
    requiresRecentLogin: true,
    summary:
      'Replaces sender, postal address and mail server. A changed server must accept the login. ' +
      'The password is never returned.',
    body: z.strictObject({
      fromName: described(
        'Empty: the name of the site.',
        note(limits.mailSender.name).check(noAddress),
        'The Editor',
      ),
      fromAddress: described(
        'Null: the sender of the installation. Servers of the installation use it only if it is ' +
          'at the domain of the site or at the domain of a published DKIM key.',
        z.nullable(emailAddress),
      ),
      replyTo: described('Null: replies go to the sender.', z.nullable(emailAddress)),
      bounceDomain: described(
        "Domain of the return paths: the sender's domain or a subdomain. Each email has its " +
          'own return path, by which `npm run bounce` identifies it. Null: the sender is the ' +
          'return path.',
        z.nullable(domainName('must be a domain such as bounces.example.org')),
        'bounces.example.org',
      ),
      postalAddress: described(
        'Shown in digests and other newsletter mail.',
        textField(limits.mailSender.postalAddress),
        'Example Publishing\n1 Main Street\nExampletown',
      ),
      server: described(
        'Null: that of the installation.',
        z.nullable(
          z.strictObject({
            host,
            port: z
              .int('must be a port')
              .check(z.gte(1, 'must be a port'), z.lte(65_535, 'must be a port')),
            tls: described(
              'TLS from the first byte, as on port 465. False: STARTTLS.',
              z.boolean('must be true or false'),
            ),
            user: described('Null: no login.', z.nullable(note(limits.mailSender.login))),
            password: described(
              'Omitted: the stored one, for the same host and user only.',
              z.optional(note(limits.mailSender.login)),
            ),
          }),
        ),
      ),
    }),
    reply: mailSettings,
    errorCodes: ['too_many_requests'],
  }),
  'POST /api/admin/mail/key': endpoint({
    access: 'admin',
    limit: mailSettingsLimit,
    requiresRecentLogin: true,
    summary:
      'Creates a DKIM key (RSA, 2048 bits), and deletes the one before. Mail is signed after its ' +
      'record was found in the DNS. The private key is never returned.',
    body: z.strictObject({
      domain: described(
        'The domain of the sender, or a domain above it.',
        domainName('must be a domain such as example.org'),
        'example.org',
      ),
      selector: described(
        'The name before `._domainkey` in the DNS.',
        domainName('must have letters, digits and hyphens, such as mail2026'),
        'mail2026',
      ),
    }),
    reply: mailSettings,
    errorCodes: ['too_many_requests'],
  }),
  'DELETE /api/admin/mail/key': endpoint({
    access: 'admin',
    requiresRecentLogin: true,
    summary: 'Deletes the DKIM key. Safe to repeat.',
    reply: mailSettings,
  }),
  'POST /api/admin/mail/dns': endpoint({
    access: 'admin',
    limit: mailSettingsLimit,
    summary:
      'Looks up the DNS records for the sender. The DKIM key signs from now on if its record is ' +
      'right, and no longer if it is not.',
    reply: dnsReport,
    errorCodes: ['too_many_requests'],
  }),
};
