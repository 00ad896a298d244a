import type { Needs, Site } from '../../../context.ts';
import type { DnsResolver } from '../../../infra/dns-resolver.ts';
import { isReservedHost } from '../../../infra/special-hosts.ts';
import { fail, failIn, ok, warn, type Finding } from './finding.ts';

type Services = Needs<'siteRegistry' | 'config'> & { names: DnsResolver };

const removePort = (host: string) => host.replace(/:\d+$/, '').toLowerCase();

type PublicSite = { id: string; canonical: string; api: string | null };

export const toWww = (canonical: string) => `www.${canonical.replace(/^www\./, '')}`;

/** Sites with a domain of their own, and the host of their API if browsers use it. */
export function listPublicSites({
  siteRegistry,
  config,
}: Pick<Services, 'siteRegistry' | 'config'>): PublicSite[] {
  return [...siteRegistry.sites.values()]
    .map(({ id, theme }) => ({ id, canonical: removePort(theme.seo.canonicalDomain) }))
    .filter(({ canonical }) => !isReservedHost(canonical))
    .map(({ id, canonical }) => ({
      id,
      canonical,
      api: config.apiSameOrigin ? null : `api.${canonical.replace(/^www\./, '')}`,
    }));
}

/** Checks that each site resolves to its canonical domain, by host table and DNS. */
export async function checkHosts({
  siteRegistry: sites,
  config,
  names,
}: Services): Promise<Finding[]> {
  const all = await Promise.all(
    [...sites.sites.values()].map((site) =>
      checkSite({ siteRegistry: sites, config, names }, site),
    ),
  );
  const findings = all.flat();
  if (
    config.env === 'production' &&
    config.siteHosts.size === 0 &&
    listPublicSites({ siteRegistry: sites, config }).length === 0
  ) {
    findings.unshift(
      fail(
        'SITE_HOSTS',
        'no site has its own domain yet. Set SITE_HOSTS=nontrivial=your.domain, or set the ' +
          'domain of a site at /admin.',
        'npm run admin -- create-site garden "The Garden" garden.example.org',
      ),
    );
  }
  return findings;
}

async function checkSite(
  { siteRegistry: sites, config, names }: Services,
  { id, theme, isOpen }: Site,
): Promise<Finding[]> {
  const subject = `site ${id}`;
  const canonical = removePort(theme.seo.canonicalDomain);
  const resolution = sites.resolve(canonical);
  if (isReservedHost(canonical) && !isOpen)
    return [ok(subject, 'has no domain of its own and is not open, so only staff see it.')];
  if (isReservedHost(canonical)) {
    const advice =
      config.env === 'production'
        ? `Set its domain in SITE_HOSTS (${id}=your.domain) or at /admin, or hide the site with ` +
          `\`npm run admin -- close-site ${id}\`.`
        : 'This is fine for development.';
    return [
      (config.env === 'production' && !canonical.endsWith('localhost') ? warn : ok)(
        subject,
        `has no domain of its own. Its pages and emails link to ${canonical}, which works only ` +
          `on this machine. ${advice}`,
      ),
    ];
  }
  if (resolution.kind !== 'known' || resolution.site.id !== id) {
    const leads =
      resolution.kind === 'known'
        ? `is a host of the site ${resolution.site.id}`
        : 'is not one of its hosts';
    return [
      fail(
        subject,
        `has the canonical domain ${canonical}, which ${leads}. Links in its emails do not ` +
          `reach it. Add it to SITE_HOSTS (${id}=${canonical}), or change the canonical ` +
          'domain at /admin.',
      ),
    ];
  }
  const hosts = [...sites.hosts]
    .filter(([host, site]) => site.id === id && !isReservedHost(host))
    .map(([host]) => host);
  const hostNames = [
    ...new Set([
      canonical,
      toWww(canonical),
      ...hosts,
      ...(config.apiSameOrigin ? [] : [`api.${canonical.replace(/^www\./, '')}`]),
    ]),
  ].slice(0, 20);
  const findings = (
    await Promise.all(hostNames.map((host) => checkName(names, config.env, subject, host)))
  ).filter((finding) => finding !== null);
  return findings.length > 0
    ? findings
    : [
        ok(
          subject,
          `is at ${canonical}, and the DNS resolves ` +
            (hostNames.length === 1 ? 'it.' : `all its names: ${hostNames.join(', ')}.`),
        ),
      ];
}

async function checkName(
  names: DnsResolver,
  env: string,
  subject: string,
  host: string,
): Promise<Finding | null> {
  const addresses = await names.resolveIps(host);
  if (addresses === null)
    return warn(
      subject,
      `the DNS lookup of ${host} failed. Check the network and the name server in ` +
        '/etc/resolv.conf.',
    );
  if (addresses.length > 0) return null;
  const api = host.startsWith('api.')
    ? ' Browsers call the API there. With API_SAME_ORIGIN=true they use the host of the site.'
    : '';
  if (host.startsWith('www.'))
    return warn(
      subject,
      `${host} is not in the DNS, so it reaches nobody who types it. Add a CNAME record that ` +
        `points to ${host.replace('www.', '')}.`,
      `${host}. 300 IN CNAME ${host.replace('www.', '')}.`,
    );
  return failIn(env)(
    subject,
    `${host} is not in the DNS. Add an A, AAAA or CNAME record that points to this ` +
      `server. The change may take an hour to become visible.${api}`,
    `${host}. 300 IN A <address of this server>`,
  );
}
