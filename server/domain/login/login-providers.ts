import { and, asc, eq } from 'drizzle-orm';
import type { LoginProvider } from '#shared/contract/admin-login-providers.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import { loginCallbackPath } from '#shared/paths.ts';
import type { Ctx, Needs, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { loginProviders } from '../../db/schema.ts';
import { databaseNow } from '../../db/sql-time.ts';
import { AppError, badRequest, notFound } from '../../infra/app-error.ts';
import { isServiceUnreachable } from '../../infra/fetch/service-fetch.ts';
import { checkProvider, type ProviderSettings } from '../../infra/identity-provider.ts';
import type { Secrets } from '../../infra/signing.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { lockForTransaction } from '../core/advisory-lock.ts';
import { writeSiteContent } from '../core/site-transaction.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

type ProviderRow = typeof loginProviders.$inferSelect;
type Place = Pick<ProviderRow, 'siteId' | 'id' | 'issuer'>;

export const purpose = 'login-provider';
/** A secret decrypts for its own provider and issuer only, so no other issuer ever gets it. */
export const toContext = ({ siteId, id, issuer }: Place) => `${siteId} ${id} ${issuer}`;

const isProvider = ({ site }: Needs<'site'>, id: string) => own(loginProviders, site.id, { id });

/** Returns the providers of the site's login pages, the oldest first. */
async function listLoginChoices({ db, site }: Ctx): Promise<Reply<'GET /api/auth/providers'>> {
  const providers = await db
    .select({ id: loginProviders.id, label: loginProviders.label })
    .from(loginProviders)
    .where(own(loginProviders, site.id, { isOn: true }))
    .orderBy(asc(loginProviders.createdAt), asc(loginProviders.id));
  return { providers };
}

/** Returns a provider that is on. Errors: not_found; unavailable if no key decrypts its secret. */
export async function openLoginProvider(
  ctx: Needs<'db' | 'site' | 'secrets' | 'log'>,
  id: string,
): Promise<{ label: string; settings: ProviderSettings; trustsAddresses: boolean }> {
  const [row] = await ctx.db
    .select()
    .from(loginProviders)
    .where(and(isProvider(ctx, id), eq(loginProviders.isOn, true)));
  if (!row) throw notFound('The login provider was not found.');
  const settings = decryptProvider(ctx.secrets, row);
  if (settings) return { label: row.label, settings, trustsAddresses: row.trustsAddresses };
  ctx.log.error(
    { event: 'login_provider_unreadable', site: ctx.site.id, provider: id },
    'the secret of a login provider cannot be decrypted: enter it again',
  );
  throw providerUnavailable(row.label);
}

/** Returns the settings with the secret; null if no key decrypts it. */
export function decryptProvider(secrets: Secrets, row: ProviderRow): ProviderSettings | null {
  const clientSecret = secrets.decrypt(purpose, toContext(row), row.clientSecret);
  const { kind, issuer, clientId } = row;
  return clientSecret === null ? null : { kind, issuer, clientId, clientSecret };
}

export const providerUnavailable = (label: string) =>
  new AppError(
    'unavailable',
    "{provider} can't be reached. Log in with an emailed code instead.",
    undefined,
    { provider: label },
  );

/** Returns all providers of the site for staff, without secrets. */
async function listLoginProviders(ctx: Ctx): Promise<Reply<'GET /api/admin/login-providers'>> {
  const rows = await ctx.db
    .select()
    .from(loginProviders)
    .where(eq(loginProviders.siteId, ctx.site.id))
    .orderBy(asc(loginProviders.createdAt), asc(loginProviders.id));
  return { providers: rows.map((row) => toProvider(ctx, row)) };
}

const toProvider = (ctx: Ctx, row: ProviderRow): LoginProvider => ({
  id: row.id,
  kind: row.kind,
  label: row.label,
  issuer: row.issuer,
  clientId: row.clientId,
  isOn: row.isOn,
  trustsAddresses: row.trustsAddresses,
  callbackUrl: ctx.pageOrigin + loginCallbackPath(row.id),
  createdAt: row.createdAt.toISOString(),
});

/** What the audit log shows of a provider. */
const logged = ({ id, kind, label, issuer, clientId, isOn, trustsAddresses }: ProviderRow) => ({
  provider: id,
  kind,
  label,
  issuer,
  clientId,
  isOn,
  trustsAddresses,
});

/**
 * Creates or replaces a provider. Without a secret, the stored one stays, for the same issuer only.
 * One that is on must answer as its issuer. Errors: bad_request; conflict at the limit of the site.
 */
async function putLoginProvider(
  ctx: Ctx,
  by: Viewer,
  id: string,
  {
    clientSecret,
    trustsAddresses = false,
    ...settings
  }: HandlerInput<'PUT /api/admin/login-providers/{id}'>['body'],
): Promise<LoginProvider> {
  const [before] = await ctx.db.select().from(loginProviders).where(isProvider(ctx, id));
  const issuer = settings.issuer.replace(/\/+$/, settings.kind === 'github' ? '' : '$&');
  const place = { siteId: ctx.site.id, id, issuer };
  const stored =
    before?.issuer === issuer ? decryptProvider(ctx.secrets, before)?.clientSecret : undefined;
  const secret = clientSecret ?? stored;
  if (secret === undefined)
    throw badRequest([
      { field: 'clientSecret', message: 'is required for a new provider or another issuer' },
    ]);
  if (settings.isOn) await rejectWrongIssuer(ctx, { ...settings, issuer, clientSecret: secret });
  const row = await writeSiteContent(ctx, async (tx) => {
    await lockForTransaction(tx, `login providers of ${ctx.site.id}`);
    await enforceLimit({ ...ctx, db: tx }, id);
    const values = {
      ...settings,
      ...place,
      trustsAddresses,
      clientSecret: ctx.secrets.encrypt(purpose, toContext(place), secret),
    };
    const [saved] = await tx
      .insert(loginProviders)
      .values({ ...values, createdAt: databaseNow })
      .onConflictDoUpdate({ target: [loginProviders.siteId, loginProviders.id], set: values })
      .returning();
    await writeAuditLog(tx, ctx, by, [
      {
        action: 'change-login-provider',
        ...(before ? { before: logged(before) } : {}),
        after: saved && logged(saved),
      },
    ]);
    return saved as ProviderRow;
  });
  return toProvider(ctx, row);
}

async function rejectWrongIssuer(ctx: Ctx, settings: ProviderSettings): Promise<void> {
  try {
    await checkProvider(settings, ctx.serviceFetcher);
  } catch (error) {
    throw badRequest([
      {
        field: 'issuer',
        message:
          isServiceUnreachable(error) || settings.kind === 'github'
            ? 'must be the https:// URL of a public server that answers, like its endpoints'
            : 'must be exactly the issuer that its /.well-known/openid-configuration names',
      },
    ]);
  }
}

async function enforceLimit({ db, site }: { db: Db; site: Ctx['site'] }, id: string) {
  const rows = await db
    .select({ id: loginProviders.id })
    .from(loginProviders)
    .where(eq(loginProviders.siteId, site.id));
  if (rows.length >= limits.loginProviders.ofSite && !rows.some((row) => row.id === id))
    throw new AppError(
      'conflict',
      'The site has reached its limit of {max} login providers.',
      undefined,
      { max: limits.loginProviders.ofSite },
    );
}

/** Removes a provider. Linked identities stay, without use. Error: not_found. */
async function deleteLoginProvider(
  ctx: Ctx,
  by: Viewer,
  id: string,
): Promise<Reply<'DELETE /api/admin/login-providers/{id}'>> {
  return writeSiteContent(ctx, async (tx) => {
    const [gone] = await tx.delete(loginProviders).where(isProvider(ctx, id)).returning();
    if (!gone) throw notFound('The login provider was not found.');
    await writeAuditLog(tx, ctx, by, [{ action: 'delete-login-provider', before: logged(gone) }]);
    return { deleted: true };
  });
}

export const handlers = {
  'GET /api/admin/login-providers': (ctx) => listLoginProviders(ctx),
  'PUT /api/admin/login-providers/{id}': (ctx, { path, body }) =>
    putLoginProvider(ctx, ctx.viewer, path.id, body),
  'DELETE /api/admin/login-providers/{id}': (ctx, { path }) =>
    deleteLoginProvider(ctx, ctx.viewer, path.id),
  'GET /api/auth/providers': (ctx) => listLoginChoices(ctx),
} satisfies Partial<Handlers>;
