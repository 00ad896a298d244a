import { and, eq, gt, lte, ne, sql } from 'drizzle-orm';
import { dayMs, minuteMs } from '#shared/durations.ts';
import type { Deps, Needs, Site } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { issues, mailWarmups, outbox, type Warmup } from '../../db/schema.ts';
import { getDomain, listRoutes } from '../../infra/mail/routes.ts';
import { moveQueued } from './move-queued.ts';
import { openSender } from './senders.ts';
import { own } from '../../db/own.ts';

/** Digests on each day from a new sender domain. 50,000 take seven days. */
export const usualVolumes = [500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000];
/** A day counts if at least this share of its volume was sent. */
const usedShare = 0.5;
/** Digests are planned this long before they are sent. */
const plannedAheadMs = 15 * minuteMs;

type Services = Needs<'db' | 'secrets' | 'log'> & {
  config: Pick<Deps['config'], 'env' | 'smtpUrl' | 'smtpUrlTransactional' | 'mailFrom' | 'dkim'>;
};

/** The day of a plan at a time: its index, its volume (null: no limit), what was sent, its end. */
export function readDay(
  { day, dayStartedAt, sent, volumes }: Omit<Warmup, 'siteId' | 'domain' | 'isOn'>,
  now: Date,
): { day: number; volume: number | null; sent: number; endsAt: Date | null } {
  const endsAt = dayStartedAt && new Date(dayStartedAt.getTime() + dayMs);
  const volume = volumes[day] ?? null;
  if (endsAt === null || endsAt > now) return { day, volume, sent, endsAt };
  const next = volume === null || sent >= volume * usedShare ? day + 1 : day;
  return {
    day: Math.min(next, volumes.length),
    volume: volumes[next] ?? null,
    sent: 0,
    endsAt: null,
  };
}

/** Returns the domain that the digests of a site come from. */
function findSenderDomain(services: Services, site: Site): string {
  const { config } = services;
  const siteDomain = site.theme.seo.canonicalDomain.replace(/:\d+$/, '');
  const sender = openSender(services, site);
  // Without a mail server, what it would be with one.
  const routeConfig = { ...config, smtpUrl: config.smtpUrl ?? 'smtp://localhost' };
  const [route] = listRoutes(routeConfig, sender, siteDomain, 'bulk');
  return getDomain(route?.from ?? siteDomain).toLowerCase();
}

/**
 * Returns the plan of a site, stored or not. A site that sends from another domain than before gets
 * the usual one, which is on in production only. A site that sent digests before there were plans
 * is warm.
 */
export async function findWarmup(services: Services, site: Site): Promise<Warmup> {
  const { db, config } = services;
  const domain = findSenderDomain(services, site);
  const [stored] = await db.select().from(mailWarmups).where(eq(mailWarmups.siteId, site.id));
  if (stored?.domain === domain) return stored;
  const isWarm = stored === undefined && (await hasSentDigests(db, site.id));
  return {
    siteId: site.id,
    domain,
    isOn: config.env === 'production' && !isWarm,
    volumes: usualVolumes,
    day: 0,
    dayStartedAt: null,
    sent: 0,
  };
}

export async function storeWarmup(db: Db, { siteId, ...plan }: Warmup): Promise<void> {
  await db
    .insert(mailWarmups)
    .values({ siteId, ...plan })
    .onConflictDoUpdate({ target: mailWarmups.siteId, set: plan });
}

/** Stores the plan of a site that is about to send digests, so that it begins. Returns it. */
export async function ensureWarmup(services: Services, site: Site): Promise<Warmup> {
  const plan = await findWarmup(services, site);
  // Another worker may have stored and begun it.
  await services.db
    .insert(mailWarmups)
    .values(plan)
    .onConflictDoUpdate({
      target: mailWarmups.siteId,
      set: plan,
      setWhere: ne(mailWarmups.domain, plan.domain),
    });
  return plan;
}

/** How long the last of many digests may wait. */
export const readWaitMs = ({ isOn, volumes, day }: Warmup): number =>
  isOn ? Math.max(0, volumes.length - day) * dayMs : 0;

const hasSentDigests = async (db: Db, siteId: string): Promise<boolean> =>
  (
    await db
      .select({ id: issues.id })
      .from(issues)
      .where(own(issues, siteId, { state: 'sent' }))
      .limit(1)
  ).length > 0;

/** Lets the waiting digests of a site be sent as the changed plan allows. */
export const releaseDigests = (db: Db, siteId: string, now: Date): Promise<number> =>
  moveQueued(
    db,
    siteId,
    and(
      sql`${outbox.issueId} is not null and ${outbox.attempts} = 0 and ${outbox.deferrals} = 0`,
      gt(outbox.sendAfter, now),
      lte(outbox.createdAt, new Date(now.getTime() - plannedAheadMs)),
    ) ?? sql`true`,
    () => sql`${now.toISOString()}::timestamptz`,
  );
