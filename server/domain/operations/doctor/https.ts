import type { Deps } from '../../../context.ts';
import type { HttpsCheck } from '../../../infra/https-check.ts';
import { listPublicSites } from './hosts.ts';
import { fail, ok, type Finding } from './finding.ts';

/** In production, checks that pages and the API of each site with a domain answer by HTTPS. */
export async function checkHttps({
  siteRegistry,
  config,
  answers,
}: Pick<Deps, 'siteRegistry' | 'config'> & { answers: HttpsCheck }): Promise<Finding[]> {
  if (config.env !== 'production') return [];
  return Promise.all(
    listPublicSites({ siteRegistry, config }).map(async ({ id, canonical, api }) => {
      const names = [canonical, ...(api === null ? [] : [api])];
      const problems = await Promise.all(
        names.map(async (name) => {
          const reason = await answers(name);
          return reason === null ? [] : [`https://${name} does not answer (${reason}).`];
        }),
      );
      const [first] = problems.flat();
      return first === undefined
        ? ok(`https ${id}`, `${names.join(' and ')} answer with a valid certificate.`)
        : fail(
            `https ${id}`,
            `${first} Set METRICS_PORT, and start the web server of ops/caddy/Caddyfile or ` +
              'one of your own. See docs/deploying.md.',
            'sudo systemctl restart caddy',
          );
    }),
  );
}
