import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { Ctx, Viewer } from '../../../context.ts';
import { issues } from '../../../db/schema.ts';
import { AppError } from '../../../infra/app-error.ts';
import { findEditDenial } from './admin-issues.ts';
import { renderAgain } from './edit-issue.ts';
import { checkRevision } from '../issues/issue-document.ts';
import { isDigest, lockIssue } from '../issues/issues.ts';
import { toTexts } from './draft-content.ts';
import { lockSections } from '../issues/issue-sections.ts';
import type { Handlers } from '../../core/handler.ts';
import { own } from '../../../db/own.ts';

/**
 * Saves unfinished changes. Nothing is published, so it writes no content version and no log. A
 * letter is on hold while it is written, so its text itself is saved. Errors: not_found; conflict
 * once emails have been sent, or with an older revision; bad_request for a section.
 */
async function saveDraft(
  { db, site, clock }: Ctx,
  by: Viewer,
  id: string,
  { draft, revision }: HandlerInput<'PUT /api/admin/issues/{id}/draft'>['body'],
): Promise<Reply<'PUT /api/admin/issues/{id}/draft'>> {
  return db.transaction(async (tx) => {
    const issue = await lockIssue(tx, { site }, id);
    const denial = await findEditDenial(tx, issue);
    if (denial !== null) throw new AppError('conflict', denial);
    await checkRevision(tx, issue, revision);
    await lockSections(tx, site, draft?.document ?? [], 'draft.document');
    const letter = isDigest(issue) ? null : draft;
    const saved = {
      ...(letter ? toTexts(letter) : { draft }),
      revision: issue.revision + 1,
      savedBy: by.userId,
      savedAt: clock.now(),
    };
    await tx
      .update(issues)
      .set(saved)
      .where(own(issues, site.id, { id }));
    if (letter) await renderAgain(tx, issue, letter.document, saved.savedAt);
    return { revision: saved.revision };
  });
}

export const handlers = {
  'PUT /api/admin/issues/{id}/draft': (ctx, { path, body }) =>
    saveDraft(ctx, ctx.viewer, path.id, body),
} satisfies Partial<Handlers>;
