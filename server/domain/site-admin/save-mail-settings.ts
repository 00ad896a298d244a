import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { MailSettings } from '#shared/contract/admin-mail.ts';
import type { HandlerInput } from '#shared/contract/index.ts';
import { problem } from '#shared/texts/problems.ts';
import type { Ctx, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { mailSenders, type StoredSender } from '../../db/schema.ts';
import { badRequest } from '../../infra/app-error.ts';
import { checkMailServer } from '../../infra/mail/mail-server-check.ts';
import { getDomain, isWithin } from '../../infra/mail/routes.ts';
import { isPlainEmail } from '../../infra/mail/header-values.ts';
import { writeAuditLog, type AuditEntry } from '../core/audit-log.ts';
import { normalizeEmail } from '../core/email-address.ts';
import { toPublicKeys } from '../mail/dns-records.ts';
import { decryptServer, encryptKey, encryptServer } from '../mail/senders.ts';
import { parseServer, readMailSettings } from './mail-settings.ts';
import { updateSite } from './settings.ts';
import type { Handlers } from '../core/handler.ts';

type Input = HandlerInput<'PUT /api/admin/mail'>['body'];
type Change = Partial<Omit<StoredSender, 'siteId'>>;

const generateKeys = promisify(generateKeyPair);
/** How long a mail server may take to answer. */
const checkTimeoutMs = 8_000;

/**
 * Replaces sender, postal address and mail server. Errors: bad_request, also for a changed server
 * that does not accept the login.
 */
async function saveMailSettings(
  ctx: Ctx,
  by: Viewer,
  { fromName, fromAddress, replyTo, bounceDomain, postalAddress, server }: Input,
): Promise<MailSettings> {
  const smtpUrl = server && (await checkServer(ctx, server));
  return change(
    ctx,
    by,
    {
      fromName,
      fromAddress: toSenderAddress('fromAddress', fromAddress),
      replyTo: toSenderAddress('replyTo', replyTo),
      bounceDomain: toBounceDomain(bounceDomain, fromAddress),
      postalAddress,
      smtpUrl: smtpUrl && encryptServer(ctx.secrets, ctx.site.id, smtpUrl),
    },
    {
      action: 'change-mail-settings',
      after: {
        fromName,
        domain: fromAddress?.split('@').at(-1) ?? null,
        postalAddress,
        server: server && { host: server.host, port: server.port },
      },
    },
  );
}

/** Creates a DKIM key and deletes the one before. It does not sign before its record is found. */
async function createKey(
  ctx: Ctx,
  by: Viewer,
  { domain, selector }: HandlerInput<'POST /api/admin/mail/key'>['body'],
): Promise<MailSettings> {
  if (!domain.includes('.'))
    throw badRequest([{ field: 'domain', message: 'must be a domain such as example.org' }]);
  const { privateKey } = await generateKeys('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
  const place = { siteId: ctx.site.id, dkimDomain: domain, dkimSelector: selector };
  return change(
    ctx,
    by,
    {
      dkimDomain: domain,
      dkimSelector: selector,
      dkimPrivateKey: encryptKey(ctx.secrets, place, pem),
      dkimPublicKey: toPublicKeys(pem)[0],
      dkimVerifiedAt: null,
    },
    { action: 'create-dkim-key', after: { domain, selector } },
  );
}

/** Deletes the DKIM key. Idempotent. */
const deleteKey = (ctx: Ctx, by: Viewer): Promise<MailSettings> =>
  change(
    ctx,
    by,
    {
      dkimDomain: null,
      dkimSelector: null,
      dkimPrivateKey: null,
      dkimPublicKey: null,
      dkimVerifiedAt: null,
    },
    { action: 'delete-dkim-key' },
  );

async function change(
  ctx: Ctx,
  by: Viewer,
  values: Change,
  entry: AuditEntry,
): Promise<MailSettings> {
  await updateSite(ctx, ctx.site.id, async (tx) => {
    await storeSender(tx, ctx.site.id, values);
    await writeAuditLog(tx, ctx, by, [entry]);
  });
  return readMailSettings(ctx);
}

export const storeSender = (tx: Db, siteId: string, values: Change): Promise<unknown> =>
  tx
    .insert(mailSenders)
    .values({ siteId, ...values })
    .onConflictDoUpdate({ target: mailSenders.siteId, set: values });

/** Another domain would not pass SPF for the sender. Error: bad_request. */
function toBounceDomain(domain: string | null, fromAddress: string | null): string | null {
  if (
    domain === null ||
    (domain.includes('.') && fromAddress && isWithin(domain, getDomain(fromAddress)))
  )
    return domain;
  throw badRequest([
    { field: 'bounceDomain', message: 'must be the domain of the sender address, or one below it' },
  ]);
}

function toSenderAddress(field: string, address: string | null): string | null {
  if (address === null) return null;
  const stored = normalizeEmail(address);
  // Not every mail server takes other letters (RFC 6531).
  if (/^[!-~]+$/.test(stored) && isPlainEmail(stored)) return stored;
  throw badRequest([{ field, message: 'must have ASCII letters and no quotes before the @' }]);
}

/** Returns the URL of a server. A changed one must accept a connection and the login. */
async function checkServer(
  { site, secrets, config, log }: Ctx,
  { host, port, tls, user, password }: NonNullable<Input['server']>,
): Promise<string> {
  const storedUrl = site.sender && decryptServer(secrets, site.sender);
  const stored = storedUrl ? parseServer(storedUrl) : null;
  // Another host must not get the stored password.
  const isSame = stored?.host === host && stored.user === user;
  const usedPassword = password ?? (isSame ? stored.password : undefined);
  if (user !== null && usedPassword === undefined)
    throw badRequest([{ field: 'server.password', message: 'is required for a new host or user' }]);
  const login =
    user === null ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(usedPassword ?? '')}@`;
  const smtpUrl = `${tls ? 'smtps' : 'smtp'}://${login}${host.toLowerCase()}:${port}`;
  if (smtpUrl === storedUrl) return smtpUrl;
  const { code } = await checkMailServer(
    { smtpUrl, env: config.env, isOfSite: true },
    log,
    checkTimeoutMs,
  );
  if (code === null) return smtpUrl;
  throw badRequest([
    code === 'EAUTH' || code === 'ENOAUTH'
      ? { field: 'server.user', message: 'must be one that the server accepts, with its password' }
      : {
          field: 'server.host',
          message:
            code === 'ETLS'
              ? problem('must offer TLS with a valid certificate for its name on this port')
              : problem('must be the name of a public mail server that answers on this port'),
        },
  ]);
}

export const handlers = {
  'PUT /api/admin/mail': (ctx, { body }) => saveMailSettings(ctx, ctx.viewer, body),
  'POST /api/admin/mail/key': (ctx, { body }) => createKey(ctx, ctx.viewer, body),
  'DELETE /api/admin/mail/key': (ctx) => deleteKey(ctx, ctx.viewer),
} satisfies Partial<Handlers>;
