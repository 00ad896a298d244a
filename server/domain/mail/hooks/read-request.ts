import type { MailHookBody } from '#shared/contract/mail-hooks.ts';
import { mailProviders, type MailProvider } from '#shared/mail-providers.ts';
import type { Needs } from '../../../context.ts';
import { mailHooks as table } from '../../../db/schema.ts';
import { databaseNow } from '../../../db/sql-time.ts';
import type { Secrets } from '../../../infra/signing.ts';
import { unauthorizedHook, type HookRequest } from './mail-hook.ts';
import { mailHooks } from './providers.ts';
import { own } from '../../../db/own.ts';

type Place = { siteId: string; provider: MailProvider };
export const purpose = 'mail-hook';
export const toContext = ({ siteId, provider }: Place) => `${siteId} ${provider}`;

export const encryptHookSecret = (secrets: Secrets, place: Place, secret: string): string =>
  secrets.encrypt(purpose, toContext(place), secret);

export const isHook = ({ siteId, provider }: Place) => own(table, siteId, { provider });

/**
 * Authenticates a request of a provider to a site and reads its events. Errors:
 * unauthorized, bad_request.
 */
export async function readHookRequest(
  { db, secrets, serviceFetcher }: Needs<'db' | 'secrets' | 'serviceFetcher'>,
  siteId: string,
  name: string,
  request: HookRequest,
): Promise<MailHookBody> {
  const provider = mailProviders.find((known) => known === name);
  if (provider === undefined) throw unauthorizedHook();
  const place = { siteId, provider };
  const [row] = await db.select().from(table).where(isHook(place));
  const secret = row ? secrets.decrypt(purpose, toContext(place), row.secret) : null;
  const hook = mailHooks[provider];
  if (hook.isTest?.(request)) return { events: [] };
  if (secret === null) throw unauthorizedHook();
  const body = await hook.read(request, secret, async (url) => {
    const reply = await serviceFetcher.send(url, { method: 'GET', headers: { accept: '*/*' } });
    if (reply.status !== 200) throw unauthorizedHook();
    return reply.text();
  });
  await db.update(table).set({ lastEventAt: databaseNow }).where(isHook(place));
  return body;
}
