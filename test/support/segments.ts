import type { SegmentRule } from '#shared/contract/admin-segments.ts';
import { segments } from '../../server/db/schema.ts';
import { newId } from '../../server/domain/core/ids.ts';
import type { TestApp } from './test-app.ts';

/** Matches all readers. */
export const anyReader: SegmentRule = {
  languages: [],
  frequencies: [],
  sources: [],
  origins: [],
  tags: [],
  activity: null,
  isMember: null,
};

/** Adds a segment. Returns its ID. */
export async function addSegment(
  t: TestApp,
  siteId: string,
  { name = newId(), ...rule }: Partial<SegmentRule> & { name?: string } = {},
): Promise<string> {
  const id = newId();
  await t.deps.db
    .insert(segments)
    .values({ siteId, id, name, rule: { ...anyReader, ...rule }, updatedAt: new Date() });
  return id;
}
