import { eq } from 'drizzle-orm';
import type { Reply } from '#shared/contract/index.ts';
import { mailProviders, type MailProvider } from '#shared/mail-providers.ts';
import type { Ctx, Needs, Viewer } from '../../context.ts';
import { mailHooks as table } from '../../db/schema.ts';
import { badRequest } from '../../infra/app-error.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { mailHooks } from '../mail/hooks/providers.ts';
import { encryptHookSecret, isHook } from '../mail/hooks/read-request.ts';
import type { Handlers } from '../core/handler.ts';

type Hooks = Reply<'GET /api/admin/mail/hooks'>;

/** Lists all providers, without secrets. */
async function listMailHooks({
  db,
  site,
  pageOrigin,
}: Needs<'db' | 'site' | 'pageOrigin'>): Promise<Hooks> {
  const rows = await db.select().from(table).where(eq(table.siteId, site.id));
  return {
    hooks: mailProviders.map((provider) => {
      const row = rows.find((stored) => stored.provider === provider);
      return {
        provider,
        name: mailHooks[provider].name,
        url: `${pageOrigin}/api/mail/hooks/${provider}`,
        isOn: row !== undefined,
        lastEventAt: row?.lastEventAt?.toISOString() ?? null,
      };
    }),
  };
}

/** Accepts reports of a provider. Error: bad_request. */
async function putMailHook(
  ctx: Ctx,
  by: Viewer,
  provider: MailProvider,
  secret: string,
): Promise<Hooks> {
  const { isValid, problem } = mailHooks[provider].secret;
  if (!isValid(secret)) throw badRequest([{ field: 'secret', message: problem }]);
  const place = { siteId: ctx.site.id, provider };
  const encrypted = encryptHookSecret(ctx.secrets, place, secret);
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(table)
      .values({ ...place, secret: encrypted })
      .onConflictDoUpdate({
        target: [table.siteId, table.provider],
        set: { secret: encrypted, lastEventAt: null },
      });
    await writeAuditLog(tx, ctx, by, [{ action: 'accept-mail-reports', after: { provider } }]);
  });
  return listMailHooks(ctx);
}

/** Rejects reports of a provider from now on. Idempotent. */
async function deleteMailHook(ctx: Ctx, by: Viewer, provider: MailProvider): Promise<Hooks> {
  await ctx.db.transaction(async (tx) => {
    const gone = await tx
      .delete(table)
      .where(isHook({ siteId: ctx.site.id, provider }))
      .returning({ provider: table.provider });
    if (gone.length > 0)
      await writeAuditLog(tx, ctx, by, [{ action: 'reject-mail-reports', before: { provider } }]);
  });
  return listMailHooks(ctx);
}

export const handlers = {
  'GET /api/admin/mail/hooks': (ctx) => listMailHooks(ctx),
  'PUT /api/admin/mail/hooks/{provider}': (ctx, { path, body }) =>
    putMailHook(ctx, ctx.viewer, path.provider, body.secret),
  'DELETE /api/admin/mail/hooks/{provider}': (ctx, { path }) =>
    deleteMailHook(ctx, ctx.viewer, path.provider),
} satisfies Partial<Handlers>;
