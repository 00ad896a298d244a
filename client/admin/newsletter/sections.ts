import type { AdminIssueDetail } from '#shared/contract/admin-newsletter-schemas.ts';
import type { DocumentBlock, NewsletterDocument, Section } from '#shared/newsletter/document.ts';
import { list, t } from '../lib/words.ts';

type Group = { segmentId: string | null; blocks: Exclude<DocumentBlock, Section>[] };
export type References = AdminIssueDetail['references'];

/** Returns the name of a segment in quotation marks. */
export function nameSegment(references: References, segmentId: string): string {
  const name = references.find(({ id }) => id === segmentId)?.name;
  return name === undefined ? t('a deleted segment') : t('“{name}”', { name });
}

/** Says who gets a section. */
export const titleSection = (name: string | undefined): string =>
  name === undefined
    ? t('Only for readers in a deleted segment')
    : t('Only for readers in “{name}”', { name });

/** Says how many readers get each section. */
export const describeSections = ({
  sections,
  references,
  readers,
}: Pick<AdminIssueDetail, 'sections' | 'references' | 'readers'>): string =>
  list(
    sections.map((section) =>
      t('{segment}: {count, number} of {all, plural, one {# reader} other {# readers}}', {
        segment: nameSegment(references, section.segmentId),
        count: section.readers,
        all: readers,
      }),
    ),
    ';',
  );

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
