import type { Needs } from '../../../context.ts';
import type { HttpsCheck } from '../../../infra/https-check.ts';
import { listPublicSites, toWww } from './hosts.ts';
import { fail, ok, type Finding } from './finding.ts';

/**
 * In production, checks that pages and the API of each site with a domain answer by HTTPS, and its
 * `www.` name if the DNS has it.
 */
export async function checkHttps({
  siteRegistry,
  config,
  answers,
}: Needs<'siteRegistry' | 'config'> & { answers: HttpsCheck }): Promise<Finding[]> {
  if (config.env !== 'production') return [];
  return Promise.all(
    listPublicSites({ siteRegistry, config }).map(async ({ id, canonical, api }) => {
      const www = toWww(canonical);
      const names = [...new Set([canonical, www, ...(api === null ? [] : [api])])];
      const asked = await Promise.all(
        names.map(async (name) => ({ name, reason: await answers(name) })),
      );
      // The check of the DNS reports a name that is missing there.
      const present = asked.filter(
        ({ name, reason }) => name !== www || name === canonical || reason !== 'ENOTFOUND',
      );
      const problem = present.find(({ reason }) => reason !== null);
      return problem === undefined
        ? ok(
            `https ${id}`,
            `${present.map(({ name }) => name).join(' and ')} answer with a valid certificate.`,
          )
        : explain(`https ${id}`, `https://${problem.name}`, problem.reason ?? '');
    }),
  );
}

function explain(subject: string, url: string, reason: string): Finding {
  if (/^(?:UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|CERT_UNTRUSTED)/.test(reason))
    return fail(
      subject,
      `${url} has a certificate of an unknown authority (${reason}). If the authority is yours, ` +
        'set NODE_EXTRA_CA_CERTS to a file with its certificate. Browsers need it, too.',
      'NODE_EXTRA_CA_CERTS=/etc/ssl/own-authority.pem',
    );
  if (/^(?:CERT_|ERR_TLS_CERT_)/.test(reason))
    return fail(
      subject,
      `${url} has a certificate that is not valid (${reason}). Renew it, or correct its names.`,
    );
  const isOther = reason.startsWith('status ');
  return fail(
    subject,
    `${url} ${isOther ? `answers with ${reason}` : `does not answer (${reason})`}. Set ` +
      'METRICS_PORT, and start the web server of ops/caddy/Caddyfile or one of your own. See ' +
      'docs/deploying.md.',
    'sudo systemctl restart caddy',
  );
}
