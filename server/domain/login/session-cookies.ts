import { dayMs } from '#shared/durations.ts';
import type { Needs, Viewer } from '../../context.ts';

type CookieCtx = Needs<'client' | 'secrets' | 'site'>;

/** A cookie with the id of a session, signed for one site. */
type SessionCookie = {
  /** Lets this browser use what reads the cookie while the session lasts. */
  set(ctx: CookieCtx, viewer: Pick<Viewer, 'sessionId'>): void;
  /** Returns the id of the session in a valid cookie of this site, or null. */
  read(ctx: CookieCtx): string | null;
};

function createSessionCookie(name: string, lifetimeMs: number): SessionCookie {
  const toSignedText = ({ site }: CookieCtx, sessionId: string) => `${site.id} ${sessionId}`;
  return {
    set(ctx, { sessionId }) {
      if (sessionId === null) return;
      const signature = ctx.secrets.sign(name, toSignedText(ctx, sessionId));
      ctx.client.cookies?.write(name, `${sessionId}.${signature}`, lifetimeMs);
    },
    read(ctx) {
      const [, sessionId, signature = ''] =
        /^([\w-]{1,40})\.([\w-]{43})$/.exec(ctx.client.cookies?.read(name) ?? '') ?? [];
      return sessionId !== undefined &&
        ctx.secrets.verify(name, toSignedText(ctx, sessionId), signature)
        ? sessionId
        : null;
    },
  };
}

/** Names an admin to `POST /admin/mail-preview`, since forms send no header. Decision 231. */
export const mailPreviewCookie = createSessionCookie('mail-preview', dayMs);
/** Names staff to the pages of a site that is not open, since pages get no header. */
export const staffCookie = createSessionCookie('staff', 30 * dayMs);
