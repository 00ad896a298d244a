import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { loadPack } from '#shared/newsletter/translations.ts';
import { managePath, unsubscribePath } from '#shared/paths.ts';
import type { Deps, Site } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import {
  digestVariants,
  comments,
  follows,
  issues,
  posts,
  subscriptions,
  type outbox,
} from '../../db/schema.ts';
import {
  fillDigest,
  joinDigest,
  splitDigest,
  type DigestTemplate,
  type FilledDigest,
} from '../../email/digest-template.ts';
import { toSiteUrl, type Mail, type MailLanguage } from '../../email/layout.tsx';
import { languageOf } from '../subscriptions/subscription-row.ts';
import { manageToken, unsubscribeToken } from '../subscriptions/tokens.ts';
import type { RenderedDelivery } from '../mail/outbox-sender.ts';
import { filterSuppressed } from '../mail/suppressions.ts';
import { isSitePaused } from './pause.ts';

type Row = typeof outbox.$inferSelect;
type Parts = Pick<Deps, 'db' | 'secrets' | 'clock'> & {
  siteRegistry: Pick<Deps['siteRegistry'], 'sites'>;
};
type Reader = Pick<
  typeof subscriptions.$inferSelect,
  'siteId' | 'id' | 'email' | 'state' | 'pausedUntil' | 'userId'
>;
/** Rendered content of a variant at `madeAt`. */
type Words = {
  parts: DigestTemplate;
  wording: MailLanguage;
  startsAt: Date;
  endsAt: Date;
  madeAt: number;
};
type Title = { slug: string; title: string };

/** Maximum of posts by followed authors. */
const mostFollowing = 3;
/** Variants cached in memory while they are sent. */
const kept = 50;
const known = new WeakMap<Db, Map<string, Words>>();
const keyOf = (siteId: string, id: string | null) => `${siteId} ${id}`;

/**
 * Renders readers' mails at the moment of sending. Drops those for paused, erased, suppressed or
 * unsubscribed readers. Uses the current email; re-renders variants with hidden or edited posts.
 */
export async function renderDeliveries(
  parts: Parts,
  rows: readonly Row[],
): Promise<Map<string, RenderedDelivery>> {
  const { db, secrets, clock, siteRegistry } = parts;
  if (rows.length === 0) return new Map();
  const readers = await readReaders(db, rows);
  const suppressed = await filterSuppressed(
    db,
    secrets,
    [...readers.values()].map(({ siteId, email }) => ({ siteId, address: email })),
  );
  const words = await readWords(db, rows, clock.now());
  const following = await postsOfFollowed(db, rows, readers, words);
  const made = new Map<string, RenderedDelivery>();
  for (const row of rows) {
    const site = siteRegistry.sites.get(row.siteId);
    const reader = readers.get(keyOf(row.siteId, row.subscriptionId));
    const of = words.get(keyOf(row.siteId, row.variantId));
    const unwanted = !reader
      ? 'erased'
      : reader.state !== 'active'
        ? 'unsubscribed'
        : reader.pausedUntil && reader.pausedUntil > clock.now()
          ? 'paused'
          : suppressed.has(keyOf(row.siteId, reader.email))
            ? 'suppressed'
            : !of
              ? 'no words'
              : null;
    if (unwanted !== null || !reader || !of) made.set(row.id, { unwanted: unwanted ?? 'erased' });
    else if (of === 'later' || !site) made.set(row.id, 'later');
    else
      made.set(row.id, {
        recipient: reader.email,
        fill: () => fill(parts, site, reader, of, following.get(keyOf(row.siteId, row.id)) ?? []),
      });
  }
  return made;
}

/** One of these as whole texts, to look at. */
export async function renderDelivery(
  parts: Omit<Parts, 'siteRegistry'>,
  site: Site,
  row: Row,
): Promise<{ recipient: string; mail: Mail } | { unwanted: string }> {
  const own =
    (
      await renderDeliveries({ ...parts, siteRegistry: { sites: new Map([[site.id, site]]) } }, [
        row,
      ])
    ).get(row.id) ?? 'later';
  return own === 'later'
    ? { unwanted: 'no words' }
    : 'unwanted' in own
      ? own
      : { recipient: own.recipient, mail: joinDigest(own.fill()) };
}

function fill(
  parts: Parts,
  site: Site,
  reader: Reader,
  { parts: words, wording }: Words,
  following: Title[],
): FilledDigest {
  return fillDigest(site, wording, words, {
    manageUrl: toSiteUrl(site, managePath(manageToken(parts, reader))),
    unsubscribeUrl: toSiteUrl(site, unsubscribePath(unsubscribeToken(parts, reader))),
    following,
  });
}

/** A condition for many rows of a few tenants. */
function ofSites(
  rows: readonly Row[],
  on: (siteId: string, rows: Row[]) => SQL | undefined,
): SQL | undefined {
  return or(
    ...Map.groupBy(rows, ({ siteId }) => siteId)
      .entries()
      .map(([siteId, some]) => on(siteId, some)),
  );
}

async function readReaders(db: Db, rows: readonly Row[]): Promise<Map<string, Reader>> {
  const { siteId, id, email, state, pausedUntil, userId } = subscriptions;
  const found = await db
    .select({ siteId, id, email, state, pausedUntil, userId })
    .from(subscriptions)
    .where(
      ofSites(rows, (site, some) =>
        and(
          eq(siteId, site),
          inArray(
            id,
            some.map(({ subscriptionId }) => subscriptionId ?? ''),
          ),
        ),
      ),
    );
  return new Map(found.map((reader) => [keyOf(reader.siteId, reader.id), reader]));
}

/** Reads variants; marks those with hidden or edited content for rendering. */
async function readWords(
  db: Db,
  rows: readonly Row[],
  now: Date,
): Promise<Map<string, Words | 'later'>> {
  let keptWords = known.get(db);
  if (!keptWords) known.set(db, (keptWords = new Map()));
  const which = ofSites(rows, (site, some) =>
    and(
      eq(digestVariants.siteId, site),
      inArray(digestVariants.id, [
        ...new Set(some.map(({ variantId: audienceId }) => audienceId ?? '')),
      ]),
    ),
  );
  const stale = sql<boolean>`(exists (select 1 from unnest(${digestVariants.postIds}) as one (id) where not exists (
      select 1 from ${posts} where ${posts.siteId} = ${digestVariants.siteId} and ${posts.id} = one.id and ${posts.isVisible}
        and (${posts.updatedAt} <= ${digestVariants.renderedAt} or ${posts.updatedAt} = ${posts.createdAt} or ${posts.updatedAt} > ${now.toISOString()}::timestamptz)))
    or exists (select 1 from unnest(${digestVariants.commentIds}) as one (id) where not exists (
      select 1 from ${comments} where ${comments.siteId} = ${digestVariants.siteId} and ${comments.id} = one.id and ${comments.isVisible})))`;
  // The issue is held or the site is paused.
  const rests = sql<boolean>`(${issues.heldAt} is not null or ${isSitePaused(sql`${digestVariants.siteId}`)})`;
  const found = await db
    .select({
      siteId: digestVariants.siteId,
      id: digestVariants.id,
      state: digestVariants.state,
      madeAt: digestVariants.renderedAt,
      stale,
      rests,
    })
    .from(digestVariants)
    .innerJoin(
      issues,
      and(eq(issues.siteId, digestVariants.siteId), eq(issues.id, digestVariants.issueId)),
    )
    .where(which);
  const words = new Map<string, Words | 'later'>();
  for (const { siteId, id, state, madeAt, stale: isStale, rests: waits } of found) {
    const key = keyOf(siteId, id);
    const own = and(
      eq(digestVariants.siteId, siteId),
      eq(digestVariants.id, id),
      eq(digestVariants.state, 'ready'),
    ) as SQL;
    if (state === 'failed') continue;
    const at = madeAt?.getTime() ?? 0;
    const before = keptWords.get(key);
    if (state === 'waiting' || isStale) keptWords.delete(key);
    if (state === 'waiting' || waits) words.set(key, 'later');
    else if (isStale) {
      await db.update(digestVariants).set({ state: 'waiting', attempts: 0, dueAt: now }).where(own);
      words.set(key, 'later');
    } else if (before?.madeAt === at) words.set(key, before);
    else {
      const read = await readRendered(db, own);
      if (!read) continue;
      keptWords.set(key, read);
      words.set(key, read);
      const [oldest] = keptWords.keys();
      if (keptWords.size > kept && oldest !== undefined) keptWords.delete(oldest);
    }
  }
  return words;
}

async function readRendered(db: Db, which: SQL): Promise<Words | null> {
  const { subject, html, text, language, renderedAt: madeAt } = digestVariants;
  const [row] = await db
    .select({
      subject,
      html,
      text,
      language,
      madeAt,
      startsAt: issues.startsAt,
      endsAt: issues.endsAt,
    })
    .from(digestVariants)
    .innerJoin(
      issues,
      and(eq(issues.siteId, digestVariants.siteId), eq(issues.id, digestVariants.issueId)),
    )
    .where(which);
  if (!row || row.subject === null || row.html === null || row.text === null) return null;
  const code = languageOf(row);
  return {
    parts: splitDigest({ subject: row.subject, html: row.html, text: row.text }),
    wording: { language: code, pack: await loadPack(code) },
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    madeAt: row.madeAt?.getTime() ?? 0,
  };
}

/** Reads the best posts by authors that members follow, by row id. */
async function postsOfFollowed(
  db: Db,
  rows: readonly Row[],
  readers: ReadonlyMap<string, Reader>,
  words: ReadonlyMap<string, Words | 'later'>,
): Promise<Map<string, Title[]>> {
  const members = rows.flatMap(({ siteId, id, subscriptionId, variantId: audienceId }) => {
    const of = words.get(keyOf(siteId, audienceId));
    const userId = readers.get(keyOf(siteId, subscriptionId))?.userId;
    return userId && of && of !== 'later'
      ? [{ site_id: siteId, id, user_id: userId, starts_at: of.startsAt, ends_at: of.endsAt }]
      : [];
  });
  const found = new Map<string, Title[]>();
  if (members.length === 0) return found;
  const { rows: titles } = await db.execute<Title & { siteId: string; id: string }>(sql`
    select reader.site_id as "siteId", reader.id, best.slug, best.title
    from json_to_recordset(${JSON.stringify(members)}::json) as reader (site_id text, id text, user_id text, starts_at timestamptz, ends_at timestamptz)
    cross join lateral (
      select ${posts.slug}, ${posts.title}, ${posts.score}, ${posts.createdAt} from ${posts}
      where ${posts.siteId} = reader.site_id and ${posts.isVisible} and ${posts.createdAt} >= reader.starts_at and ${posts.createdAt} < reader.ends_at
        and ${posts.userId} in (select ${follows.followeeId} from ${follows} where ${follows.siteId} = reader.site_id and ${follows.followerId} = reader.user_id)
      order by ${posts.score} desc, ${posts.createdAt} desc limit ${mostFollowing}
    ) as best order by reader.id, best.score desc, best.created_at desc`);
  for (const { siteId, id, slug, title } of titles) {
    const key = keyOf(siteId, id);
    found.set(key, [...(found.get(key) ?? []), { slug, title }]);
  }
  return found;
}
