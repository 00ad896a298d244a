import { issuePlaces, type IssuePlace, type PlaceKind } from '#shared/newsletter/issue-places.ts';
import { paths } from '#shared/paths.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import type { Needs, Site } from '../../context.ts';
import type { LinkMarker } from '../../email/link-marker.ts';
import { createSecrets, equalInConstantTime, type Secrets } from '../../infra/signing.ts';

/** The parameter of a link to the site that names its issue and place. */
export const readParameter = 'i';
/** Below it are links that lead to other sites, where a site turned that on. */
export const redirectPath = `${paths.newsletter}/to/`;
/** Below it are pictures that count openings, where a site turned that on. */
export const openingPath = `${paths.newsletter}/opened/`;

type Signing = { secrets: Secrets };
type Target = IssuePlace & { siteId: string; issueId: string };

/**
 * Characters of a signature. 60 bits suffice for a count: whoever has an email can repeat its links
 * anyway. A redirect has 132 bits, because a forged one would be an open redirect.
 */
const signatureLength = { count: 10, redirect: 22 } as const;
type Purpose = keyof typeof signatureLength;

const toCode = ({ kind, number }: IssuePlace) => `${issuePlaces[kind].code}${number ?? ''}`;

const sign = ({ secrets }: Signing, purpose: Purpose, target: Target, url = '') =>
  secrets
    .sign(`issue-${purpose}`, `${target.siteId} ${target.issueId} ${toCode(target)} ${url}`)
    .slice(0, signatureLength[purpose]);

/**
 * Returns the token of a place of an issue. All readers of the issue share it, whatever their
 * variant, because a variant may have a single reader. Decision 322.
 */
const createToken = (signing: Signing, purpose: Purpose, target: Target, url?: string) =>
  `${toCode(target)}-${target.issueId}-${sign(signing, purpose, target, url)}`;

/** Returns what a token of this site names; null for an invalid one. */
export function readPlaceToken(
  { secrets }: Signing,
  siteId: string,
  token: string,
  { purpose, url }: { purpose: Purpose; url?: string } = { purpose: 'count' },
): Target | null {
  const [, code = '', number = '', issueId = '', signature = ''] =
    /^([a-z])([1-9]\d{0,2})?-([0-9A-Za-z]{12})-([\w-]{10,22})$/.exec(token) ?? [];
  const kind = (Object.keys(issuePlaces) as PlaceKind[]).find(
    (known) => issuePlaces[known].code === code,
  );
  if (!kind || issuePlaces[kind].isNumbered !== (number !== '')) return null;
  const target = { siteId, issueId, kind, number: number === '' ? null : Number(number) };
  return secrets.keys.some((key) =>
    equalInConstantTime(sign({ secrets: createSecrets([key]) }, purpose, target, url), signature),
  )
    ? target
    : null;
}

/** Adds parameters that the URL does not have yet. Other parts of the URL stay as they are. */
function withParameters(url: string, parameters: Record<string, string>): string {
  const [address = '', ...fragment] = url.split('#');
  const [path = '', ...query] = address.split('?');
  const present = new URLSearchParams(query.join('?'));
  const added = Object.entries(parameters).filter(([name]) => !present.has(name));
  const search = [query.join('?'), new URLSearchParams(added).toString()].filter(Boolean);
  const hash = fragment.length === 0 ? '' : `#${fragment.join('#')}`;
  return `${path}${search.length === 0 ? '' : `?${search.join('&')}`}${hash}`;
}

type MarkedIssue = { id: string; frequency: string; period: string };

/** Names the site, the medium and the issue for the statistics of linked sites. */
const toCampaign = (site: Site, issue: MarkedIssue) => ({
  utm_source: site.theme.seo.canonicalDomain,
  utm_medium: 'email',
  utm_campaign: `${issue.frequency}-${issue.period}`,
});

/** Marks the links of an issue as the settings of the site say. */
export function createLinkMarker(
  services: Needs<'secrets'>,
  site: Site,
  issue: MarkedIssue,
): LinkMarker {
  const { picture, redirects, campaign } = site.statistics;
  const toTarget = (kind: PlaceKind, number?: number): Target => ({
    siteId: site.id,
    issueId: issue.id,
    kind,
    number: number ?? null,
  });
  const token = (kind: PlaceKind, number?: number) =>
    createToken(services, 'count', toTarget(kind, number));
  const named = (url: string) => (campaign ? withParameters(url, toCampaign(site, issue)) : url);
  return {
    toSite: (url, kind, number) =>
      named(withParameters(url, { [readParameter]: token(kind, number) })),
    toOthers(url, kind, number) {
      const target = named(url);
      if (!redirects) return target;
      const signed = createToken(services, 'redirect', toTarget(kind, number), target);
      return toSiteUrl(site, `${redirectPath}${signed}?${new URLSearchParams({ url: target })}`);
    },
    // Computed for variants only, not for each reader.
    get trap() {
      return toSiteUrl(site, withParameters(paths.newsletter, { [readParameter]: token('trap') }));
    },
    get picture() {
      return picture ? toSiteUrl(site, `${openingPath}${token('opening')}.gif`) : null;
    },
  };
}
