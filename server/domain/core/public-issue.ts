import { and, eq, isNull, type Placeholder } from 'drizzle-orm';
import { digestVariants, issues } from '../../db/schema.ts';

/**
 * Matches the issues of the archive. Other editions have mostly the same posts, letters to a
 * segment are not public, and an editor is working on held issues.
 */
export const isPublicIssue = and(
  eq(issues.edition, 0),
  isNull(issues.segmentId),
  isNull(issues.heldAt),
);

/** Matches the variant of an issue that the archive shows, as soon as it is rendered. */
export const isArchivedVariant = (language: string | Placeholder = 'en') =>
  and(
    eq(digestVariants.siteId, issues.siteId),
    eq(digestVariants.issueId, issues.id),
    eq(digestVariants.language, language),
    eq(digestVariants.promptKey, ''),
    eq(digestVariants.state, 'ready'),
  );
