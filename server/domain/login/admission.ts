import { paths } from '#shared/paths.ts';
import { problem } from '#shared/texts/problems.ts';
import { english } from '#shared/texts/translate.ts';
import type { Needs, Site } from '../../context.ts';
import { users } from '../../db/schema.ts';
import { databaseNow } from '../../db/sql-time.ts';
import type { SignupAdvice } from '../../email/login-code.tsx';
import { AppError } from '../../infra/app-error.ts';
import { newId } from '../core/ids.ts';
import { queueWebHooks } from '../core/web-hook-events.ts';
import { addressBanReason, findAddressBan } from '../accounts/address-bans.ts';
import { apply } from './applications.ts';
import { claimAccount, hasClaim } from './claims.ts';
import { acceptInvitation, checkInvitation } from './invitations.ts';
import { nameTaken } from '../accounts/name-taken.ts';
import { hashSignupNetwork } from './signup-network.ts';
import { own } from '../../db/own.ts';

type User = typeof users.$inferSelect;
/**
 * The account that a person asks for. `answer`: to the question of the site, if it has one.
 * `invitation`: the token of a link.
 */
type NewAccount = { username: string; name: string; answer?: string; invitation?: string };

type AdmissionCtx = Needs<'config' | 'db' | 'secrets' | 'site'>;

const adminPurpose = 'admin-signup';
const toAdminText = ({ site }: Needs<'site'>, email: string) => `${site.id} ${email}`;

/**
 * Returns the invitation of a platform admin, who may join every site; null for others. It is
 * only mailed to the address: a form that admits the address alone would reveal who the admin is.
 */
const createAdminInvitation = (
  ctx: Needs<'config' | 'secrets' | 'site'>,
  email: string,
): string | null =>
  ctx.config.adminEmails.has(email)
    ? ctx.secrets.sign(adminPurpose, toAdminText(ctx, email))
    : null;

const isInvitedAdmin = (ctx: Omit<AdmissionCtx, 'db'>, email: string, invitation: string) =>
  ctx.config.adminEmails.has(email) &&
  ctx.secrets.verify(adminPurpose, toAdminText(ctx, email), invitation);

const isInDomains = ({ signup }: Pick<Site, 'signup'>, email: string) =>
  signup.domains.includes(email.slice(email.lastIndexOf('@') + 1));

/** Whether a provider's word for an address is enough: not where the site is closed to it. */
export const isAdmittedDomain = (site: Pick<Site, 'signup'>, email: string): boolean =>
  site.signup.mode !== 'closed' && (site.signup.mode !== 'domain' || isInDomains(site, email));

/** Also says yes to the owner of an imported account, who gets it by the first login. */
export async function hasAccount(ctx: Needs<'db' | 'site'>, address: string): Promise<boolean> {
  const [user] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(own(users, ctx.site.id, { email: address }));
  // Runs in both cases, so that its time says nothing.
  const isClaimed = await hasClaim(ctx, address);
  return user !== undefined || isClaimed;
}

/** Throws if the site has members of certain domains only, not of this one. Error: forbidden. */
export function checkDomain(site: Pick<Site, 'signup'>, email: string): void {
  if (site.signup.mode === 'domain' && !isInDomains(site, email))
    throw new AppError('forbidden', 'This site accepts members from certain domains only.', [
      { field: 'email', message: `must be at “${site.signup.domains.join(', ')}”` },
    ]);
}

/** Says how the owner of an address can sign up. For emails to it only: it reveals admins. */
export function adviseOnSignup(
  ctx: Needs<'config' | 'secrets' | 'site'>,
  email: string,
): SignupAdvice {
  const { mode } = ctx.site.signup;
  const invitation = mode === 'open' ? null : createAdminInvitation(ctx, email);
  if (invitation !== null) return { path: `${paths.signup}#invitation=${invitation}` };
  return mode === 'open' ||
    mode === 'approval' ||
    (mode === 'domain' && isInDomains(ctx.site, email))
    ? { path: paths.signup }
    : { mode };
}

/**
 * Checks whether the site lets somebody with this address sign up (`signup` of its settings). Does
 * not look for accounts, so that the reply reveals none. Errors: forbidden, bad_request (answer).
 */
export async function checkAdmission(
  ctx: AdmissionCtx,
  email: string,
  { answer = '', invitation = '' }: Pick<NewAccount, 'answer' | 'invitation'>,
): Promise<void> {
  const { site } = ctx;
  const { mode } = site.signup;
  if (isInvitedAdmin(ctx, email, invitation)) return;
  if (mode === 'closed')
    throw new AppError('forbidden', '{site} does not accept new members.', undefined, {
      site: site.theme.siteName,
    });
  checkDomain(site, email);
  if (mode === 'invitation') await checkInvitation(ctx, invitation);
  if (mode === 'approval' && answer === '')
    throw new AppError('bad_request', 'Answer the question of the site.', [
      { field: 'answer', message: 'must not be empty' },
    ]);
}

/**
 * Creates the account of a proven address: the one place where people get an account. `ctx.db` is
 * the transaction. Returns the account of the address if it has one, and null if the application
 * waits for a moderator. The settings of the site may have changed since the request, so they are
 * checked again. Errors: forbidden, bad_request (answer), conflict (the name was just taken).
 */
export async function admit(
  ctx: AdmissionCtx & Needs<'client'>,
  email: string,
  account: NewAccount,
): Promise<User | null> {
  const { db: tx, site } = ctx;
  const [earlier] = await tx
    .select()
    .from(users)
    .where(own(users, site.id, { email }))
    .for('share');
  const member = earlier ?? (await claimImported(ctx, email));
  if (member) return member;
  await checkAdmission(ctx, email, account);
  const { username, name, answer = '', invitation = '' } = account;
  const { question } = site.signup;
  const mode = isInvitedAdmin(ctx, email, invitation) ? 'open' : site.signup.mode;
  if (mode === 'approval') {
    await apply(tx, { siteId: site.id, email, username, name, question, answer });
    return null;
  }
  const invitedBy = mode === 'invitation' ? await acceptInvitation(ctx, invitation) : null;
  const signupNetwork = hashSignupNetwork(ctx);
  // Who signs up at the host of another language gets emails in it.
  const language = site.t.language === site.language ? null : site.t.language;
  return createUser(ctx, { email, username, name, signupNetwork, invitedBy, language });
}

/** Gives an imported account to the owner of its address. A ban of the address applies to it. */
export async function claimImported(
  ctx: Needs<'db' | 'secrets'> & { site: Pick<Site, 'id'> },
  email: string,
): Promise<User | null> {
  const siteId = ctx.site.id;
  const claimed = await claimAccount(ctx.db, siteId, email);
  const bannedUntil = claimed && (await findAddressBan(ctx, siteId, email));
  if (!claimed || !bannedUntil) return claimed;
  const ban = { bannedUntil, banReason: addressBanReason };
  await ctx.db
    .update(users)
    .set(ban)
    .where(own(users, siteId, { id: claimed.id }));
  return { ...claimed, ...ban };
}

/**
 * Creates an account, or returns the one that its address got meanwhile or by an import. A ban of
 * an earlier account with this address applies to the new one. Error: conflict (the name was just taken).
 */
export async function createUser(
  ctx: Needs<'db' | 'secrets'> & { site: Pick<Site, 'id'> },
  account: Pick<User, 'username' | 'name' | 'signupNetwork' | 'invitedBy'> &
    Partial<Pick<User, 'language'>> & { email: string },
): Promise<User> {
  const { db: tx } = ctx;
  const siteId = ctx.site.id;
  const claimed = await claimImported(ctx, account.email);
  if (claimed) return claimed;
  const bannedUntil = await findAddressBan(ctx, siteId, account.email);
  const [created] = await tx
    .insert(users)
    .values({
      siteId,
      id: newId(),
      ...account,
      createdAt: databaseNow,
      ...(bannedUntil ? { bannedUntil, banReason: addressBanReason } : {}),
    })
    .onConflictDoNothing()
    .returning();
  if (created) {
    await queueWebHooks(tx, siteId, 'member.joined', created.id);
    return created;
  }
  // Another request was first. The same email address is the same person; a taken name is not.
  const [existing] = await tx
    .select()
    .from(users)
    .where(own(users, siteId, { email: account.email }));
  if (existing) return existing;
  throw nameTaken(english('The username was just taken.'), problem('was just taken'));
}
