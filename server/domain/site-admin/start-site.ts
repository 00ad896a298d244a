import { domainToASCII } from 'node:url';
import * as limits from '#shared/limits.ts';
import { asciiDomain } from '#shared/contract/admin-sites-schemas.ts';
import { emailAddress } from '#shared/contract/auth.ts';
import type { FieldError } from '#shared/contract/errors.ts';
import { isDesignName, type NamedDesign } from '#shared/design-choices.ts';
import { digestLanguages, type DigestLanguage } from '#shared/paths.ts';
import { oneLine } from '#shared/text-rules.ts';
import type { Deps, Needs } from '../../context.ts';
import { badRequest } from '../../infra/app-error.ts';
import { grantRole } from '../accounts/roles.ts';
import { normalizeEmail } from '../core/email-address.ts';
import { createUser } from '../login/admission.ts';
import { createHandOver } from '../login/hand-over.ts';
import { isReserved } from '../login/login.ts';
import { createSite } from './create-site.ts';

/**
 * Creates a site with its first admin, whose address nobody has proven: the caller is trusted.
 * Returns the URL that logs the admin in there. `host`: its own, if it has one.
 * Errors: bad_request; conflict for a host that another site has.
 */
export async function startSite(
  deps: Deps & Needs<'pageOrigin'>,
  host: string | null,
  fields: Record<string, string>,
): Promise<string> {
  const { siteName, language, design, email, ownDomains } = readFields(fields);
  const [, part = ''] = /^([^@+]*)/.exec(email) ?? [];
  const word = part.replace(/[^A-Za-z0-9_-]/g, '').slice(0, limits.username.max);
  const username = word.length < limits.username.min || isReserved(word) ? 'editor' : word;
  const account = { email, username, name: username };
  const { id } = await createSite(
    deps,
    { siteName, language, design, ownDomains, hosts: host === null ? [] : [host] },
    null,
    async (tx, siteId) => {
      const within = { ...deps, db: tx, site: { id: siteId } };
      await createUser(within, { ...account, signupNetwork: null, invitedBy: null });
      await grantRole(within, email, 'admin');
    },
  );
  const site = deps.siteRegistry.sites.get(id);
  if (!site) throw new Error('the new site is missing');
  const loggedInAt = deps.clock.now().getTime();
  return createHandOver(deps, site, { ...account, loggedInAt });
}

function readFields({
  name = '',
  language = '',
  design = '',
  email = '',
  website = '',
}: Record<string, string>) {
  const siteName = name.trim();
  const address = emailAddress.safeParse(email.trim());
  const own = website.trim() === '' ? null : toDomain(website.trim());
  const problems: (FieldError | false)[] = [
    (siteName === '' || siteName.length > limits.siteName || !oneLine.test(siteName)) && {
      field: 'name',
      message: `must be one line of 1 to ${limits.siteName} characters`,
    },
    !isLanguage(language) && { field: 'language', message: 'must be in the list' },
    !isDesignName(design) && { field: 'design', message: 'must be one of the three' },
    own === '' && { field: 'website', message: 'must be an address such as example.org' },
    !address.success && { field: 'email', message: 'must be an address such as me@example.org' },
  ];
  const wrong = problems.filter((problem) => problem !== false);
  if (wrong.length > 0) throw badRequest(wrong);
  return {
    siteName,
    language: language as DigestLanguage,
    design: design as NamedDesign,
    email: normalizeEmail(email.trim()),
    ownDomains: own === null ? [] : [own],
  };
}

const isLanguage = (text: string) => digestLanguages.some((language) => language === text);

/** Returns the domain of an address as people type it; empty if it has none. */
function toDomain(website: string): string {
  const url = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  const host = URL.canParse(url) ? domainToASCII(new URL(url).hostname) : '';
  return asciiDomain.test(host) ? host.replace(/^www\./, '') : '';
}
