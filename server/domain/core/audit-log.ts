import type { Ctx, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { auditLog } from '../../db/schema.ts';
import { newId } from './ids.ts';

/**
 * An action of a moderator or admin. `action` has a few hyphenated words, such as `hide-post`.
 * `before` and `after` never contain a secret, a token or an email address. A text of a member
 * needs `postId`, `commentId` or `userId`, by which it is erased.
 * `isPublic` shows the entry in the public moderation log.
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
  /** Overrides the site of the request, for platform admins. */
  siteId?: string;
};

/** The log's name for site rules. No username can contain a space. */
const ruleActor = 'a rule';

/** `null` is the command line; `rules` is an automatic rule of the site. */
export type Actor = Pick<Viewer, 'userId' | 'username'> | 'rules' | null;

/** Returns username and site, for a site where the actor has no account. */
export const actorLabel = (
  { site }: { site: Pick<Ctx['site'], 'id'> },
  by: Pick<Viewer, 'username'>,
): string => `${by.username} (${site.id})`;

/** Writes entries in the transaction of their actions. */
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
