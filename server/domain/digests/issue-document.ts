import {
  fromPlainText,
  renderPlainDocument,
  splitDocument,
  type NewsletterDocument,
  type PlacedDocument,
} from '#shared/newsletter/document.ts';
import { issueLimits } from '#shared/contract/admin-newsletter-schemas.ts';
import { truncate } from '#shared/truncate.ts';
import { AppError } from '../../infra/app-error.ts';
import type { Issue } from './issues.ts';

type WithDocument = Pick<Issue, 'intro' | 'document'>;

/** Returns what an editor wrote. Issues of earlier versions have a plain introduction. */
export const readDocument = ({ intro, document }: WithDocument): NewsletterDocument =>
  document ?? fromPlainText(intro);

/** Returns the blocks above and below the posts. */
export const readPlacedDocument = (issue: WithDocument): PlacedDocument =>
  splitDocument(readDocument(issue));

/** The text above the posts, for descriptions, feeds and programs that know no document. */
export const toIntro = (document: NewsletterDocument): string =>
  truncate(
    renderPlainDocument(splitDocument(document).before, { links: false }).join('\n\n'),
    issueLimits.intro,
  );

/** Rejects an edit of an older revision. Error: conflict. */
export function checkRevision({ revision }: Issue, edited: number | undefined): void {
  if (edited !== undefined && edited !== revision)
    throw new AppError('conflict', 'Somebody else has saved this issue in the meantime.', [
      { field: 'revision', message: `must be ${revision}` },
    ]);
}
