import { loadPack } from '#shared/texts/packs.ts';
import { archivePath } from '#shared/paths.ts';
import type { Site } from '../../../context.ts';
import { markDocument } from '../../../email/link-marker.ts';
import { renderLetter } from '../../../email/letter.tsx';
import { formatIssueDate } from '../../../email/digest-text.ts';
import { getIssueDays } from '../../subscriptions/periods.ts';
import type { ComposedFrom, RequestedVariant } from './issue-content.ts';
import type { ShownDocument } from '../issues/show-document.ts';

/** The title of a letter on pages and in the inbox. */
export const toLetterTitle = ({ theme }: Pick<Site, 'theme'>, subject: string | null): string =>
  subject ?? theme.siteName;

/**
 * Renders a letter in the language of its frame. No preference and no model changes it. Null if
 * all of it is for other segments.
 */
export async function composeLetter(
  site: Site,
  issue: ComposedFrom,
  { language, segmentIds = null, viewPath, marker }: RequestedVariant,
  { document, postIds, commentIds }: ShownDocument,
  commonDocument: ShownDocument['document'],
) {
  const { before, after } = marker
    ? markDocument(site, document, marker, commonDocument)
    : document;
  const blocks = [...before, ...after];
  if (blocks.length === 0) return null;
  const isPublic = segmentIds === null && language === 'en' && issue.segmentId === null;
  const { preheader, ...mail } = renderLetter(
    site,
    { language, pack: await loadPack(language) },
    {
      subject: toLetterTitle(site, issue.subject),
      preheader: issue.preheader,
      date: formatIssueDate(language, getIssueDays(site.timeZone, issue)),
      blocks,
      viewPath: isPublic ? archivePath(issue.period) : viewPath,
      marker: marker ?? null,
    },
  );
  return {
    kind: 'extract' as const,
    postIds: [],
    commentIds,
    documentPostIds: postIds,
    lead: null,
    overview: [],
    entries: [],
    arrangement: null,
    isOrderNew: false,
    items: [],
    sources: [],
    struck: new Set<string>(),
    mailed: [],
    mail,
    preheader,
    shortening: null,
  };
}
