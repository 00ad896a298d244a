import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { IssueDraft, NewsletterDocument } from '#shared/newsletter/document.ts';
import { english } from '#shared/texts/translate.ts';
import type { Db } from '../../db/client.ts';
import { issues, memberChoices, oldPaths, segments } from '../../db/schema.ts';
import { own } from '../../db/own.ts';

/** Whether a document has a block with the best posts of a tag, in a section or not. */
const showsTag = (document: SQL, tag: string): SQL => {
  const block = { type: 'posts', tag };
  return sql`(${document} @> ${JSON.stringify([block])}::jsonb
    or ${document} @> ${JSON.stringify([{ type: 'section', blocks: [block] }])}::jsonb)`;
};
const inIssue = (tag: string) =>
  or(showsTag(sql`${issues.document}`, tag), showsTag(sql`(${issues.draft} -> 'document')`, tag));
const inSegment = (siteId: string, tag: string) =>
  and(eq(segments.siteId, siteId), sql`${segments.rule} -> 'tags' ? ${tag}`);

type Denial = { text: string; values?: { segment: string } };

/** Says what else than posts and feeds needs a tag; null if nothing does. */
export async function findTagUser(tx: Db, siteId: string, tag: string): Promise<Denial | null> {
  const [segment] = await tx
    .select({ name: segments.name })
    .from(segments)
    .where(inSegment(siteId, tag))
    .limit(1);
  if (segment)
    return {
      text: english(
        "The tag {tag} can't be removed: the segment “{segment}” uses it. Rename it instead.",
      ),
      values: { segment: segment.name },
    };
  const isOpen = sql`${issues.state} in ('preparing', 'sending')`;
  const isUsed = and(eq(issues.siteId, siteId), isOpen, inIssue(tag));
  return (await tx.$count(issues, isUsed)) > 0
    ? {
        text: english(
          "The tag {tag} can't be removed: an open issue shows its posts. Rename it instead.",
        ),
      }
    : null;
}

type Rename = { was: string; name: string };

/**
 * Renames a tag in segments, in texts of issues, and among what members follow and mute. Texts
 * count as changed, so that an editor who has one open saves no old name.
 */
export async function renameTagReferences(
  tx: Db,
  siteId: string,
  { was, name }: Rename,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const rows = await tx
    .select({ id: segments.id, rule: segments.rule })
    .from(segments)
    .where(inSegment(siteId, was))
    // Editors lock an issue and then its segments by a weaker lock, so none waits for this one.
    .for('no key update');
  for (const { id, rule } of rows)
    await tx
      .update(segments)
      .set({ rule: { ...rule, tags: rule.tags.map((tag) => (tag === was ? name : tag)) } })
      .where(own(segments, siteId, { id }));
  const texts = await tx
    .select({ id: issues.id, document: issues.document, draft: issues.draft })
    .from(issues)
    .where(and(eq(issues.siteId, siteId), inIssue(was)))
    .for('update');
  for (const { id, document, draft } of texts)
    await tx
      .update(issues)
      .set({
        document: document && renameBlocks(document, { was, name }),
        draft: draft && renameInDraft(draft, { was, name }),
        revision: sql`${issues.revision} + 1`,
        savedBy: by,
        savedAt: now,
      })
      .where(own(issues, siteId, { id }));
  const isChoice = (tag: string) => own(memberChoices, siteId, { kind: 'tag', subject: tag });
  // A tag that was removed earlier may have had the new name.
  await tx.delete(memberChoices).where(isChoice(name));
  await tx.update(memberChoices).set({ subject: name }).where(isChoice(was));
  await tx
    .update(oldPaths)
    .set({ tag: name })
    .where(own(oldPaths, siteId, { tag: was }));
}

const renameInDraft = (draft: IssueDraft, rename: Rename): IssueDraft => ({
  ...draft,
  document: renameBlocks(draft.document, rename),
});

function renameBlocks(document: NewsletterDocument, { was, name }: Rename): NewsletterDocument {
  const renameBlock = <Block extends { type: string }>(block: Block): Block =>
    block.type === 'posts' && 'tag' in block && block.tag === was ? { ...block, tag: name } : block;
  return document.map((block) =>
    block.type === 'section'
      ? { ...block, blocks: block.blocks.map(renameBlock) }
      : renameBlock(block),
  );
}
