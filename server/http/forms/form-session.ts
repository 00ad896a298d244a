import type { Request } from 'express';
import * as limits from '#shared/limits.ts';
import type { Ctx, Viewer } from '../../context.ts';
import { csrfError } from '../../infra/app-error.ts';
import { authenticateToken } from '../auth/authentication.ts';
import { rejectForeignOrigin } from '../auth/csrf.ts';

/**
 * The session of a browser without script, in a cookie that only these forms read. Pages and the
 * API ignore it, so pages stay the same for everybody. Decision 290.
 */
const sessionCookie = 'session';
/** What the form for the code needs to know from the form before it. */
const startedCookie = 'started-login';

const tokenPurpose = 'form';
const toText = ({ site }: Ctx, { sessionId }: Viewer) => `${site.id} ${sessionId}`;

export async function readFormViewer(ctx: Ctx): Promise<Viewer | null> {
  const token = ctx.client.cookies?.read(sessionCookie) ?? null;
  return token === null ? null : authenticateToken(ctx, token);
}

export const startFormSession = ({ client }: Ctx, token: string): void =>
  client.cookies?.write(sessionCookie, token, limits.session.absoluteMs);
export const endFormSession = ({ client }: Ctx): void =>
  client.cookies?.write(sessionCookie, '', 0);

/** Returns the hidden token of a member's forms; empty for visitors. */
export const createFormToken = (ctx: Ctx): string =>
  ctx.viewer ? ctx.secrets.sign(tokenPurpose, toText(ctx, ctx.viewer)) : '';

export const isFormToken = (ctx: Ctx, token: string): boolean =>
  ctx.viewer !== null && ctx.secrets.verify(tokenPurpose, toText(ctx, ctx.viewer), token);

/**
 * Rejects a form that no page of the site has sent. Browsers send the origin of every form, so one
 * without an origin is rejected too. Error: forbidden.
 */
export function requireOwnOrigin(
  req: Request,
  deps: Parameters<typeof rejectForeignOrigin>[1],
): void {
  rejectForeignOrigin(req, deps);
  if (req.headers.origin === undefined)
    throw csrfError("This form didn't come from a page of this site.");
}

type StartedLogin = { email: string; sent: boolean; long: boolean; next: string };

export const keepStartedLogin = ({ client }: Ctx, started: StartedLogin): void =>
  client.cookies?.write(
    startedCookie,
    Buffer.from(JSON.stringify(started)).toString('base64url'),
    limits.loginCode.lifetimeMs,
  );

export const forgetStartedLogin = ({ client }: Ctx): void =>
  client.cookies?.write(startedCookie, '', 0);

export function readStartedLogin({ client }: Ctx): StartedLogin | null {
  try {
    const text = Buffer.from(client.cookies?.read(startedCookie) ?? '', 'base64url').toString();
    const { email, sent, long, next } = JSON.parse(text) as Partial<StartedLogin>;
    return typeof email === 'string' && typeof next === 'string'
      ? { email, sent: sent !== false, long: long === true, next }
      : null;
  } catch {
    return null;
  }
}
