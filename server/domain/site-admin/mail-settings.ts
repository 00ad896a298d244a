import type { MailSettings } from '#shared/contract/admin-mail.ts';
import type { Needs } from '../../context.ts';
import type { StoredSender } from '../../db/schema.ts';
import { listRoutes, type Stream } from '../../infra/mail/routes.ts';
import { needsPostalAddress } from '../digests/delivery/postal-address.ts';
import { dkimName, dkimValue } from '../mail/dns-records.ts';
import { decryptKey, decryptServer, openSender } from '../mail/senders.ts';
import type { Handlers } from '../core/handler.ts';

/** A site's own mail server, as staff enter it. */
type MailServer = { host: string; port: number; tls: boolean; user: string | null };

export function parseServer(smtpUrl: string): MailServer & { password: string } {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const tls = protocol === 'smtps:';
  return {
    host: hostname,
    port: port === '' ? (tls ? 465 : 587) : Number(port),
    tls,
    user: username === '' ? null : decodeURIComponent(username),
    password: decodeURIComponent(password),
  };
}

/** Returns how the site sends, without secrets. */
export async function readMailSettings(
  ctx: Needs<'db' | 'site' | 'config' | 'secrets' | 'log' | 'siteRegistry'>,
): Promise<MailSettings> {
  const { config, secrets, siteRegistry } = ctx;
  // The registry already has what this request wrote.
  const site = siteRegistry.sites.get(ctx.site.id) ?? ctx.site;
  const { sender: row } = site;
  const smtpUrl = row && decryptServer(secrets, row);
  const server = smtpUrl ? parseServer(smtpUrl) : null;
  const sender = openSender(ctx, site);
  const describe = (stream: Stream) =>
    listRoutes(config, sender, site.theme.seo.canonicalDomain.replace(/:\d+$/, ''), stream).map(
      ({ server: name, from, dkim }) => ({ server: name, from, signedBy: dkim?.domain ?? null }),
    );
  return {
    fromName: row?.fromName ?? '',
    fromAddress: row?.fromAddress ?? null,
    replyTo: row?.replyTo ?? null,
    bounceDomain: row?.bounceDomain ?? null,
    postalAddress: row?.postalAddress ?? '',
    isAddressRequired: await needsPostalAddress(ctx, site),
    server: server && {
      host: server.host,
      port: server.port,
      tls: server.tls,
      user: server.user,
    },
    key: row && describeKey(row),
    isReadable:
      row === null ||
      ((row.smtpUrl === null || smtpUrl !== null) &&
        (row.dkimPrivateKey === null || decryptKey(secrets, row) !== null)),
    isSending: config.smtpUrl !== null,
    routes: { transactional: describe('transactional'), bulk: describe('bulk') },
  };
}

function describeKey({
  dkimDomain: domain,
  dkimSelector: selector,
  dkimPublicKey: publicKey,
  dkimVerifiedAt: verifiedAt,
}: StoredSender): MailSettings['key'] {
  return domain && selector && publicKey
    ? {
        domain,
        selector,
        record: { type: 'TXT', name: dkimName(domain, selector), value: dkimValue(publicKey) },
        verifiedAt: verifiedAt?.toISOString() ?? null,
      }
    : null;
}

export const handlers = {
  'GET /api/admin/mail': (ctx) => readMailSettings(ctx),
} satisfies Partial<Handlers>;
