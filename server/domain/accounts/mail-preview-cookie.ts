import type { Ctx, Viewer } from '../../context.ts';

/** Names the session of an admin to `POST /admin/mail-preview`, since forms send no header. */
const mailPreviewCookie = 'mail-preview';
const purpose = 'mail-preview';
const lifetimeMs = 24 * 3_600_000;

type CookieCtx = Pick<Ctx, 'client' | 'secrets' | 'site'>;

const toSignedText = ({ site }: CookieCtx, sessionId: string) => `${site.id} ${sessionId}`;

/** Lets this browser send mails to the preview while the session lasts. Decision 231. */
export function setMailPreviewCookie(ctx: CookieCtx, { sessionId }: Viewer): void {
  if (sessionId === null) return;
  const signature = ctx.secrets.sign(purpose, toSignedText(ctx, sessionId));
  ctx.client.cookies?.write(mailPreviewCookie, `${sessionId}.${signature}`, lifetimeMs);
}

/** Returns the id of the session in a valid cookie of this site, or null. */
export function readMailPreviewCookie(ctx: CookieCtx): string | null {
  const [, sessionId, signature = ''] =
    /^([\w-]{1,40})\.([\w-]{43})$/.exec(ctx.client.cookies?.read(mailPreviewCookie) ?? '') ?? [];
  return sessionId !== undefined &&
    ctx.secrets.verify(purpose, toSignedText(ctx, sessionId), signature)
    ? sessionId
    : null;
}
