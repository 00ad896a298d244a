import type { Needs, Site } from '../../context.ts';
import { parseReport, type MailReport, type ParsedReport } from '../../infra/mail/parse-report.ts';
import { findRecipient } from '../mail/recipients.ts';
import { parseReturnPath } from '../mail/return-paths.ts';
import { processMailEvent } from './mail-events.ts';

type Services = Needs<'db' | 'secrets' | 'log' | 'clock' | 'siteRegistry'>;
/** `unknown`: it names none of our emails. `no-report`: it is some other mail. */
export type ReportOutcome = 'suppressed' | 'ignored' | 'unknown' | 'no-report';

/**
 * Processes a bounce or a complaint that came as mail. Anyone can send one. So it must name a sent
 * email, by its signed return path or its random Message-ID. `address`: where it arrived, if the
 * email itself does not say.
 */
export async function processMailReport(
  services: Services,
  raw: Buffer,
  address: string | null = null,
): Promise<ReportOutcome> {
  // The parser refuses hostile mail.
  const parsed = await parseReport(raw).catch(() => null);
  if (parsed === null || parsed.reports.length === 0) return 'no-report';
  const found = findMail(services, parsed, address);
  if (!found) return 'unknown';
  const { site, id } = found;
  const outcomes: ReportOutcome[] = [];
  for (const report of parsed.reports)
    outcomes.push(await processReport(services, site, id, report));
  return (['suppressed', 'ignored'] as const).find((one) => outcomes.includes(one)) ?? 'unknown';
}

function findMail(
  { secrets, siteRegistry }: Services,
  { addresses, messageIds }: ParsedReport,
  address: string | null,
): { site: Site; id: string } | null {
  const { sites, hosts } = siteRegistry;
  for (const candidate of [...(address === null ? [] : [address]), ...addresses]) {
    const mail = parseReturnPath(secrets, sites.keys(), candidate);
    const site = mail && sites.get(mail.siteId);
    if (site) return { site, id: mail.id };
  }
  for (const messageId of messageIds) {
    const [, id = '', host = ''] = /^<([A-Za-z0-9]{12,40})@([^@>]+)>$/.exec(messageId) ?? [];
    const site =
      [...sites.values()].find(({ theme }) => theme.seo.canonicalDomain === host) ??
      hosts.get(host);
    if (site && id !== '') return { site, id };
  }
  return null;
}

/** The recipient is that of the email, whatever the report says. */
async function processReport(
  services: Services,
  site: Site,
  id: string,
  { cause, recipient: named }: MailReport,
): Promise<ReportOutcome> {
  const email = await findRecipient(services, { siteId: site.id, id }, named);
  if (email === null) return 'unknown';
  const outcome = await processMailEvent(
    { ...services, site },
    {
      id: `returned ${site.id} ${id} ${cause}`,
      cause,
      email,
      messageId: `<${id}@${site.theme.seo.canonicalDomain}>`,
    },
    'mail',
  );
  return outcome === 'suppressed' ? 'suppressed' : 'ignored';
}
