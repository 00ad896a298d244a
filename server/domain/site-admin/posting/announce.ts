import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  archiveFeedPath,
  archivePath,
  feedFiles,
  listFeedPath,
  paths,
  postPath,
  tagFeedPath,
  userFeedPath,
  type FeedFormat,
} from '#shared/paths.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import type { AnnouncingKind } from '#shared/web-hook-kinds.ts';
import type { Needs } from '../../../context.ts';
import { own } from '../../../db/own.ts';
import { issues, posts, users, type webHookMessages } from '../../../db/schema.ts';
import {
  isServiceUnreachable,
  mayHaveArrived,
  type ServiceFetcher,
} from '../../../infra/fetch/service-fetch.ts';
import { judge, type Outcome } from './outcome.ts';
import { call, type Answer, type Place } from './service.ts';

type Subject = Pick<typeof webHookMessages.$inferSelect, 'event' | 'subjectId'>;
/** Paths of what changed. */
type Changed = { page: string; feeds: ((format: FeedFormat) => string)[] };
type Services = Needs<'db' | 'site'>;

/** Tells a service which pages or feeds changed, in one request. */
export async function announce(
  ctx: Services,
  fetcher: ServiceFetcher,
  kind: AnnouncingKind,
  place: Pick<Place, 'url' | 'account'>,
  subjects: readonly Subject[],
): Promise<Outcome> {
  const changed = await readChanged(ctx, subjects);
  if (changed.length === 0) return { kind: 'gone' };
  try {
    return judge(await announcers[kind](fetcher, place, ctx.site, changed));
  } catch (error) {
    if (!isServiceUnreachable(error)) throw error;
    return { kind: 'later', status: null, retryAfter: null, isUnsure: mayHaveArrived(error) };
  }
}

type Announcer = (
  fetcher: ServiceFetcher,
  place: Pick<Place, 'url' | 'account'>,
  site: Services['site'],
  changed: readonly Changed[],
) => Promise<Answer>;

const announcers: Record<AnnouncingKind, Announcer> = {
  /** https://www.indexnow.org/documentation */
  indexnow: (fetcher, { url, account: key }, site, changed) =>
    call(fetcher, {
      url,
      body: {
        host: site.theme.seo.canonicalDomain,
        key,
        keyLocation: toSiteUrl(site, `/${key}.txt`),
        urlList: [...new Set(changed.map(({ page }) => toSiteUrl(site, page)))],
      },
    }),
  /** https://www.w3.org/TR/websub/ leaves this request to hubs; all accept that of version 0.3. */
  websub: (fetcher, { url }, site, changed) => {
    const formats = Object.keys(feedFiles) as FeedFormat[];
    const topics = changed.flatMap(({ feeds }) =>
      feeds.flatMap((feed) => formats.map((format) => toSiteUrl(site, feed(format)))),
    );
    const form = new URLSearchParams({ 'hub.mode': 'publish' });
    for (const topic of new Set(topics)) form.append('hub.url', topic);
    return call(fetcher, { url, form });
  },
};

/** Reads what changed and is public. A test names the home page and the newest posts. */
async function readChanged(
  { db, site }: Services,
  subjects: readonly Subject[],
): Promise<Changed[]> {
  const of = (isWanted: (event: Subject['event']) => boolean) =>
    subjects.flatMap(({ event, subjectId }) => (isWanted(event) ? [subjectId] : []));
  const [issueIds, postIds] = [
    of((event) => event === 'issue.sent'),
    of((event) => event === 'post.published' || event === 'post.changed'),
  ];
  const changedPosts =
    postIds.length === 0
      ? []
      : await db
          .select({ slug: posts.slug, tags: posts.tags, username: users.username })
          .from(posts)
          .innerJoin(users, own(users, posts.siteId, { id: posts.userId }))
          .where(
            and(eq(posts.siteId, site.id), inArray(posts.id, postIds), sql`${posts.isVisible}`),
          );
  const sent =
    issueIds.length === 0
      ? []
      : await db
          .select({ period: issues.period })
          .from(issues)
          .where(
            and(
              eq(issues.siteId, site.id),
              inArray(issues.id, issueIds),
              sql`${issues.segmentId} is null`,
            ),
          );
  const newest = (format: FeedFormat) => listFeedPath('new', format);
  return [
    ...changedPosts.map(({ slug, tags, username }) => ({
      page: postPath(slug),
      feeds: [
        newest,
        ...tags.map((tag) => (format: FeedFormat) => tagFeedPath(tag, format)),
        (format: FeedFormat) => userFeedPath(username, format),
      ],
    })),
    ...sent.map(({ period }) => ({ page: archivePath(period), feeds: [archiveFeedPath] })),
    ...(of((event) => event === 'test').length > 0 ? [{ page: paths.home, feeds: [newest] }] : []),
  ];
}
