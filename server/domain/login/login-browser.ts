import * as limits from '#shared/limits.ts';
import type { Client, Needs } from '../../context.ts';
import { hashToken, newToken } from '../../infra/signing.ts';

/** Names the browser that requested a code. The code logs in only there. Decision 181. */
const loginCookie = 'login';
/** Names accounts that logged in on this site in this browser, by keyed hash. */
const knownCookie = 'known';
const knownPurpose = 'known-browser';
/** Accounts that a browser remembers, newest first. */
const maxKnown = 3;

const isToken = (text: string | null): text is string => /^[\w-]{43}$/.test(text ?? '');

/** Returns the hash of the browser's login cookie; null without one. */
export function readLoginBrowser({ cookies }: Client): string | null {
  const token = cookies?.read(loginCookie) ?? null;
  return isToken(token) ? hashToken(token) : null;
}

/** Sets or renews the login cookie. Returns its hash, to be stored with the code. */
export function bindLoginBrowser({ cookies }: Client): string {
  const stored = cookies?.read(loginCookie) ?? null;
  const token = isToken(stored) ? stored : newToken();
  cookies?.write(loginCookie, token, limits.loginCode.lifetimeMs);
  return hashToken(token);
}

type BrowserCtx = Needs<'client' | 'secrets' | 'site'>;

const listKnown = ({ client }: BrowserCtx): string[] =>
  (client.cookies?.read(knownCookie) ?? '').split('.').filter(isToken).slice(0, maxKnown);
const toAccount = ({ site }: BrowserCtx, email: string) => `${site.id} ${email}`;

/** Returns whether this account has logged in on this site in this browser. */
export const isKnownBrowser = (ctx: BrowserCtx, email: string): boolean =>
  listKnown(ctx).some((hash) => ctx.secrets.verify(knownPurpose, toAccount(ctx, email), hash));

/** Remembers a login in this browser. */
export function rememberBrowser(ctx: BrowserCtx, email: string): void {
  const hash = ctx.secrets.sign(knownPurpose, toAccount(ctx, email));
  const others = listKnown(ctx).filter((known) => known !== hash);
  const value = [hash, ...others].slice(0, maxKnown).join('.');
  ctx.client.cookies?.write(knownCookie, value, limits.knownBrowser.lifetimeMs);
}
