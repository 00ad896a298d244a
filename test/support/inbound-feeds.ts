import { imports, inboundFeeds } from '../../server/db/schema.ts';
import type { UserRow } from './factories.ts';
import type { SiteId, TestApp } from './test-app.ts';
import { newId } from '../../server/domain/core/ids.ts';

export type SourceRow = typeof inboundFeeds.$inferSelect;

/** Inserts an inbound feed that is due and unread; the argument overrides columns. */
export async function makeSource(
  t: TestApp,
  site: SiteId,
  overrides: Partial<SourceRow> & { by?: UserRow } = {},
): Promise<SourceRow> {
  const { by, ...rest } = overrides;
  const id = newId();
  const [row] = await t.deps.db
    .insert(inboundFeeds)
    .values({
      siteId: site,
      id,
      url: `http://${id.toLowerCase()}.feeds.test/feed.xml`,
      title: 'A feed',
      userId: (by ?? (await t.make.user(site))).id,
      nextFetchAt: t.clock.now(),
      ...rest,
    })
    .returning();
  return row as SourceRow;
}

export const addSource = async (
  t: TestApp,
  site: SiteId,
  state: SourceRow['state'] = 'active',
): Promise<string> => (await makeSource(t, site, { state })).id;

/** Inserts an import of one row that has just begun. */
export async function addImport(t: TestApp, site: SiteId): Promise<string> {
  const id = newId();
  await t.deps.db.insert(imports).values({
    siteId: site,
    id,
    kind: 'posts',
    fileName: 'posts.csv',
    totalRows: 1,
    createdBy: 'ada',
  });
  return id;
}
