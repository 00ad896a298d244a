import type { MailDnsReport } from '#shared/contract/admin-mail.ts';
import { fillSentence } from '#shared/texts/problems.ts';
import { english } from '#shared/texts/translate.ts';
import type { Ctx } from '../../context.ts';
import { isWithin, listRoutes } from '../../infra/mail/routes.ts';
import {
  dkimName,
  dkimValue,
  findDkim,
  findDmarc,
  findSpf,
  toPublicKeys,
  toSpfMechanism,
} from '../mail/dns-records.ts';
import { decryptKey, decryptServer, openSender } from '../mail/senders.ts';
import { measureRules } from './bulk-rules.ts';
import { storeSender } from './save-mail-settings.ts';
import { updateSite } from './settings.ts';
import type { Handlers } from '../core/handler.ts';

type Line = MailDnsReport['records'][number];

/** Looks up the records that mail of the site needs, and says what is missing. */
async function checkMailDns(ctx: Ctx): Promise<MailDnsReport> {
  const { config, site } = ctx;
  const sender = openSender(ctx, site);
  const domain = site.theme.seo.canonicalDomain.replace(/:\d+$/, '');
  const [route] = listRoutes(config, sender, domain, 'bulk');
  const from = site.sender?.fromAddress ?? route?.from ?? config.mailFrom ?? `no-reply@${domain}`;
  const fromDomain = from.split('@').at(-1) ?? domain;
  const records = [
    await checkSpf(ctx, route?.bounceDomain ?? fromDomain),
    await checkDkim(ctx, from),
    await checkDmarc(ctx, fromDomain),
    ...(await checkBounceDomain(ctx)),
  ];
  return { records, rules: await measureRules(ctx, records) };
}

async function checkSpf(ctx: Ctx, domain: string): Promise<Line> {
  const { site, secrets, config, names } = ctx;
  const urls = [site.sender && decryptServer(secrets, site.sender), config.smtpUrl];
  const needed = [...new Set(urls.flatMap((url) => (url ? [toSpfMechanism(url)] : [])))];
  if (needed.length === 0)
    return line(
      'SPF',
      'unknown',
      english('No mail server is configured, so no server sends for the domain.'),
    );
  const found = await findSpf(names, domain);
  const publish = (value: string) => ({ type: 'TXT' as const, name: domain, value });
  const fresh = publish(`v=spf1 ${needed.join(' ')} ~all`);
  if (found === null) return line('SPF', 'unknown', lookupFailed(domain), fresh);
  const [only, other] = found;
  if (only === undefined)
    return line(
      'SPF',
      'missing',
      fillSentence(
        '“{n}” has no SPF record, so receivers cannot tell whether the mail server may send for ' +
          'it. Add this record.',
        domain,
      ),
      fresh,
    );
  if (other !== undefined)
    return line(
      'SPF',
      'wrong',
      fillSentence(
        '“{n}” has {m} SPF records, and receivers ignore them all. Keep one.',
        domain,
        found.length,
      ),
      fresh,
    );
  const terms = only.toLowerCase().split(/\s+/);
  const missing = needed.filter(
    (mechanism) => !terms.some((term) => term.replace(/^\+/, '') === mechanism),
  );
  return missing.length === 0
    ? line('SPF', 'ok', fillSentence('“{n}” allows the mail server to send for it.', domain))
    : line(
        'SPF',
        'wrong',
        fillSentence(
          'The SPF record of “{n}” does not name the mail server. Replace it by this one.',
          domain,
        ),
        publish(only.replace(/^v=spf1/i, `v=spf1 ${missing.join(' ')}`)),
      );
}

async function checkDkim(ctx: Ctx, from: string): Promise<Line> {
  const { site, secrets, config, names } = ctx;
  const row = site.sender;
  const privateKey = row && decryptKey(secrets, row);
  if (!row?.dkimDomain || !row.dkimSelector || !privateKey) {
    const isSigned = config.dkim !== null && !row?.fromAddress;
    return isSigned
      ? line(
          'DKIM',
          'ok',
          english('The key of the installation signs. Its operator checks the record.'),
        )
      : line(
          'DKIM',
          'missing',
          english(
            'Mail is not signed here. Create a key, unless your mail provider signs for the domain.',
          ),
        );
  }
  const [name, keys] = [dkimName(row.dkimDomain, row.dkimSelector), toPublicKeys(privateKey)];
  const record = { type: 'TXT' as const, name, value: dkimValue(keys[0]) };
  const state = await findDkim(names, name, keys);
  await storeVerified(ctx, state);
  if (state === 'ok')
    return isWithin(from, row.dkimDomain)
      ? line('DKIM', 'ok', fillSentence('“{n}” has the key, and mail is signed with it.', name))
      : line(
          'DKIM',
          'wrong',
          fillSentence(
            '“{n}” has the key, but does not sign, because “{m}” is not at “{o}”.',
            name,
            from,
            row.dkimDomain,
          ),
        );
  const texts = {
    unknown: lookupFailed(name),
    missing: fillSentence('“{n}” is not in the DNS, so mail is not signed. Add this record.', name),
    revoked: fillSentence(
      '“{n}” says that its key is revoked. Create a key with another selector.',
      name,
    ),
    other: fillSentence(
      '“{n}” has another key, so mail is not signed. Replace the record by this one.',
      name,
    ),
  };
  const shown = state === 'unknown' || state === 'missing' ? state : 'wrong';
  return line('DKIM', shown, texts[state], record);
}

/** The key signs while its record is right. A failed lookup changes nothing. */
async function storeVerified(ctx: Ctx, state: string): Promise<void> {
  const { site, clock } = ctx;
  const isVerified = state === 'ok';
  if (state === 'unknown' || isVerified === (site.sender?.dkimVerifiedAt != null)) return;
  await updateSite(ctx, site.id, (tx) =>
    storeSender(tx, site.id, { dkimVerifiedAt: isVerified ? clock.now() : null }),
  );
}

/** Bounces come to the mail server of the bounce domain. */
async function checkBounceDomain({ site, config, names }: Ctx): Promise<Line[]> {
  const domain = site.sender?.bounceDomain;
  if (!domain) return [];
  const { bounceHost } = config;
  const record =
    bounceHost === null ? null : { type: 'MX' as const, name: domain, value: `10 ${bounceHost}` };
  const found = await names.resolveMailHosts(domain);
  if (found === null) return [line('MX', 'unknown', lookupFailed(domain), record)];
  if (found.length === 0)
    return [
      line(
        'MX',
        'missing',
        fillSentence(
          record
            ? english('“{n}” has no MX record, so bounces are lost. Add this record.')
            : english(
                '“{n}” has no MX record, so bounces are lost. Add one with the mail server that ' +
                  'passes bounces to npm run bounce.',
              ),
          domain,
        ),
        record,
      ),
    ];
  return bounceHost && !found.includes(bounceHost.toLowerCase())
    ? [
        line(
          'MX',
          'wrong',
          fillSentence('“{n}” leads to “{m}”. Replace the record by this one.', domain, found[0]),
          record,
        ),
      ]
    : [line('MX', 'ok', fillSentence('Bounces go to “{n}”.', found[0]))];
}

async function checkDmarc({ names }: Ctx, domain: string): Promise<Line> {
  const record = { type: 'TXT' as const, name: `_dmarc.${domain}`, value: 'v=DMARC1; p=none' };
  const found = await findDmarc(names, domain);
  if (found === null) return line('DMARC', 'unknown', lookupFailed(record.name), record);
  return found
    ? line('DMARC', 'ok', fillSentence('“{n}” has a DMARC policy.', domain))
    : line(
        'DMARC',
        'missing',
        fillSentence(
          '“{n}” is not in the DNS. Gmail and Yahoo require it of bulk senders. Add this record, ' +
            'and make it stricter once all mail passes.',
          record.name,
        ),
        record,
      );
}

const line = (
  purpose: Line['purpose'],
  state: Line['state'],
  text: string,
  record: Line['record'] = null,
): Line => ({ purpose, state, text, record });

const lookupFailed = (name: string) =>
  fillSentence('The name servers did not answer for “{n}”. Try again later.', name);

export const handlers = {
  'POST /api/admin/mail/dns': (ctx) => checkMailDns(ctx),
} satisfies Partial<Handlers>;
