import type { Ctx, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { auditLog } from '../../db/schema.ts';
import { newId } from './ids.ts';

/**
 * What somebody of the staff did: `action` in a few words with hyphens (`hide-post`), on whose content or account, why, and what was before and after; never a secret, a token or an address.
 * `public`: it stands on the page of moderations.
 */
export type AuditEntry = {
  action: string;
  postId?: string | null;
  commentId?: string | null;
  userId?: string | null;
  reason?: string;
  before?: unknown;
  after?: unknown;
  isPublic?: boolean;
  /** Another site than the one that was asked, for platform admins. */
  siteId?: string;
};

/** How the log names a rule of the site: no username is like it. */
export const ruleActor = 'a rule';

/** Who does it: somebody; null: the command line; `rules`: a rule of the site, by itself. */
export type Actor = Pick<Viewer, 'userId' | 'username'> | 'rules' | null;

/** Who does it, as it is told where they have no account: username and site. */
export const actorLabel = (
  { site }: { site: Pick<Ctx['site'], 'id'> },
  by: Pick<Viewer, 'username'>,
): string => `${by.username} (${site.id})`;

/** Writes deeds into the log, within the transaction that does them. */
export async function writeAuditLog(
  tx: Db,
  ctx: { site: Pick<Ctx['site'], 'id'> },
  by: Actor,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await tx.insert(auditLog).values(
    entries.map(({ siteId = ctx.site.id, ...entry }) => {
      const actor =
        by === null
          ? {}
          : by === 'rules'
            ? { actor: ruleActor }
            : siteId === ctx.site.id
              ? { actorId: by.userId }
              : { actor: actorLabel(ctx, by) };
      return { ...entry, siteId, id: newId(), ...actor };
    }),
  );
}
