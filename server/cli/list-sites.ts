import type { SiteRegistry } from '../context.ts';

/** Prefixes of host names that lead to the same site. */
const prefixes = ['', 'www.', 'api.'];

/**
 * Returns lines to print: the sites with their hosts, or with a `cell` each host with it, as Caddy
 * and HAProxy read it (`ops/cells/`). Sites that moved away are not in the map.
 */
export function listSites(
  { sites, hosts }: Pick<SiteRegistry, 'sites' | 'hosts'>,
  cell: string | null,
): string[] {
  const named = [...hosts].filter(([host]) => !host.endsWith('.localhost'));
  if (cell !== null)
    return named
      .filter(([, { move }]) => move === null || move.state === 'draining' || move.state === 'held')
      .flatMap(([host]) => prefixes.map((prefix) => `${prefix}${host} ${cell}\n`));
  return [...sites.values()].map((site) => {
    const own = named.filter(([, { id }]) => id === site.id).map(([host]) => host);
    const state = site.move?.state ?? (site.isOpen ? 'open' : 'closed');
    return `${[site.id, state, ...own].join(' ')}\n`;
  });
}
