/** Returns an email address as it is stored and compared. */
export const normalizeEmail = (email: string) => email.trim().toLowerCase();

/**
 * Returns one form for all addresses of a mailbox: `me+tag@example.org` is `me@example.org`. For
 * counting and comparing only, never for sending.
 */
export const mailboxOf = (email: string) => normalizeEmail(email).replace(/(?<=.)\+.*(?=@)/, '');

/** Masks most of an email address, because a link from a mail may be forwarded. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = Array.from(email.slice(0, at));
  return `${name[0]}•••${name.length > 2 ? name.at(-1) : ''}${email.slice(at)}`;
}
