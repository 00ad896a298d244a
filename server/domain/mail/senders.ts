import type { Needs, Site } from '../../context.ts';
import type { StoredSender } from '../../db/schema.ts';
import { isWithin, listRoutes, type Sender } from '../../infra/mail/routes.ts';
import type { Secrets } from '../../infra/signing.ts';

export const purpose = 'mail-sender';
/** A secret decrypts for its own site and use only; a key also for its domain and selector. */
export const toContext = {
  server: ({ siteId }: Pick<StoredSender, 'siteId'>) => `${siteId} smtp`,
  key: ({ siteId, dkimDomain, dkimSelector }: KeyPlace) =>
    `${siteId} dkim ${dkimDomain} ${dkimSelector}`,
};
type KeyPlace = Pick<StoredSender, 'siteId' | 'dkimDomain' | 'dkimSelector'>;

export const encryptServer = (secrets: Secrets, siteId: string, smtpUrl: string): string =>
  secrets.encrypt(purpose, toContext.server({ siteId }), smtpUrl);

export const decryptServer = (secrets: Secrets, row: StoredSender): string | null =>
  row.smtpUrl && secrets.decrypt(purpose, toContext.server(row), row.smtpUrl);

export const encryptKey = (secrets: Secrets, place: KeyPlace, privateKey: string): string =>
  secrets.encrypt(purpose, toContext.key(place), privateKey);

export const decryptKey = (secrets: Secrets, row: StoredSender): string | null =>
  row.dkimPrivateKey && secrets.decrypt(purpose, toContext.key(row), row.dkimPrivateKey);

/** Rows stay the same object until they change (`loadSites`). */
const opened = new WeakMap<StoredSender, Sender>();

/**
 * Returns how a site sends, with decrypted secrets; null: as the installation does. A secret that
 * no key decrypts is left out and logged once.
 */
export function openSender(
  { secrets, log }: Needs<'secrets' | 'log'>,
  { sender: row, theme }: Pick<Site, 'sender' | 'theme'>,
): Sender | null {
  if (row === null) return null;
  const known = opened.get(row);
  if (known) return known;
  const [smtpUrl, privateKey] = [decryptServer(secrets, row), decryptKey(secrets, row)];
  if ((row.smtpUrl && smtpUrl === null) || (row.dkimPrivateKey && privateKey === null))
    log.error(
      { event: 'mail_sender_unreadable', site: row.siteId },
      'the mail server or DKIM key of a site cannot be decrypted: enter it again',
    );
  const { siteId, fromName, fromAddress, replyTo, bounceDomain } = row;
  const { dkimDomain, dkimSelector, dkimVerifiedAt } = row;
  // An unpublished key would make every signature invalid.
  const isSigned = privateKey !== null && dkimDomain && dkimSelector && dkimVerifiedAt;
  const sender: Sender = {
    siteId,
    name: fromName || null,
    address: fromAddress,
    replyTo,
    bounceDomain,
    isProven:
      fromAddress !== null &&
      (isWithin(fromAddress, theme.seo.canonicalDomain) ||
        Boolean(isSigned && isWithin(fromAddress, dkimDomain))),
    dkim: isSigned ? { domain: dkimDomain, selector: dkimSelector, privateKey } : null,
    smtpUrl,
  };
  opened.set(row, sender);
  return sender;
}

/** Returns the address that digests come from, while the first mail server is up. */
export function getDigestSender(
  services: Needs<'secrets' | 'log' | 'config'> & { site: Pick<Site, 'sender' | 'theme'> },
): string {
  const { config, site } = services;
  const domain = site.theme.seo.canonicalDomain;
  const [route] = listRoutes(config, openSender(services, site), domain, 'bulk');
  return route?.from ?? config.mailFrom ?? `no-reply@${domain}`;
}
