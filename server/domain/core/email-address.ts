import { toAsciiDomain } from '../../infra/ascii-domain.ts';

/** Returns an email address as it is stored and compared. */
export const normalizeEmail = (email: string) => toAsciiDomain(email.trim().toLowerCase());

/**
 * Returns the mailbox of a stored address: without `+tag`, for Gmail also without dots. Only for
 * limits, suppressions and bans. It identifies nobody, because providers differ. `mailboxOf` is the
 * same in SQL. Decision 158.
 */
export function toMailbox(address: string): string {
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const name = local.replace(/^([^+]+)\+.*$/, '$1');
  return gmail.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

const gmail = new Set(['gmail.com', 'googlemail.com']);

/** Masks most of an email address, because a link from an email may be forwarded. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = Array.from(email.slice(0, at));
  return `${name[0]}•••${name.length > 2 ? name.at(-1) : ''}${email.slice(at)}`;
}
