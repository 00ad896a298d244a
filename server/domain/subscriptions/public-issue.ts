import { and, isNull, type Placeholder } from 'drizzle-orm';
import { digestVariants, issues } from '../../db/schema.ts';
import { own } from '../../db/own.ts';

/**
 * Matches the issues of the archive. Letters to a segment are not public, and held issues are still
 * being edited.
 */
export const isPublicIssue = and(isNull(issues.segmentId), isNull(issues.heldAt));

/** Matches the variant of an issue that the archive shows, as soon as it is rendered. */
export const isArchivedVariant = (language: string | Placeholder = 'en') =>
  own(digestVariants, issues.siteId, {
    issueId: issues.id,
    language,
    promptKey: '',
    state: 'ready',
  });
