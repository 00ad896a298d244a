import type { Deps, Needs, Site } from '../../../context.ts';
import { issues } from '../../../db/schema.ts';
import { own } from '../../../db/own.ts';

/**
 * Whether digests wait for a postal address: in production, a site without one sends no first
 * digest. Sites that have sent one go on, and their admins are warned.
 */
export async function needsPostalAddress(
  { db, config }: Needs<'db'> & { config: Pick<Deps['config'], 'env'> },
  site: Site,
): Promise<boolean> {
  if (config.env !== 'production' || hasPostalAddress(site)) return false;
  const [sent] = await db
    .select({ id: issues.id })
    .from(issues)
    .where(own(issues, site.id, { state: 'sent' }))
    .limit(1);
  return sent === undefined;
}

export const hasPostalAddress = ({ sender }: Pick<Site, 'sender'>): boolean =>
  Boolean(sender?.postalAddress);
