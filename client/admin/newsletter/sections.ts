import type { AdminIssueDetail } from '#shared/contract/admin-newsletter-schemas.ts';
import type { DocumentBlock, NewsletterDocument, Section } from '#shared/newsletter/document.ts';
import { count, number } from '../lib/words.ts';

type Group = { segmentId: string | null; blocks: Exclude<DocumentBlock, Section>[] };
type References = AdminIssueDetail['references'];

/** Returns the name of a segment in quotation marks. */
export function nameSegment(references: References, segmentId: string): string {
  const name = references.find(({ id }) => id === segmentId)?.name;
  return name === undefined ? 'a deleted segment' : `“${name}”`;
}

/** Says how many readers get each section. */
export const describeSections = ({
  sections,
  references,
  readers,
}: Pick<AdminIssueDetail, 'sections' | 'references' | 'readers'>): string =>
  sections
    .map(
      (section) =>
        `${nameSegment(references, section.segmentId)}: ${number(section.readers)} of ` +
        count(readers, 'reader'),
    )
    .join('; ');

/** Splits a document at the edges of its sections. */
export function groupBySection(document: NewsletterDocument): Group[] {
  const groups: Group[] = [];
  for (const block of document) {
    const last = groups.at(-1);
    if (block.type === 'section') groups.push(block);
    else if (last && last.segmentId === null) last.blocks.push(block);
    else groups.push({ segmentId: null, blocks: [block] });
  }
  return groups;
}
