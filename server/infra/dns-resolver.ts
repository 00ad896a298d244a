import { Resolver } from 'node:dns/promises';

/** Results of the name servers. Null: the query failed; empty: no record exists. */
export type DnsResolver = {
  resolveIps(host: string): Promise<string[] | null>;
  /** Returns TXT records with their pieces joined. */
  resolveTexts(host: string): Promise<string[] | null>;
  /** Returns the mail servers of a domain (MX). */
  resolveMailHosts(host: string): Promise<string[] | null>;
};

/** Queries name servers only, never the hosts file. `timeout` in milliseconds. */
export function createDnsResolver({
  servers,
  timeout = 3_000,
}: { servers?: string[]; timeout?: number } = {}): DnsResolver {
  const resolver = new Resolver({ timeout, tries: 2 });
  if (servers) resolver.setServers(servers);
  const ask = async <T>(work: Promise<T[]>): Promise<T[] | null> => {
    try {
      return await work;
    } catch (error) {
      return ['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '')
        ? []
        : null;
    }
  };
  return {
    async resolveIps(host) {
      const [ipv4, ipv6] = await Promise.all([
        ask(resolver.resolve4(host)),
        ask(resolver.resolve6(host)),
      ]);
      const ips = [...(ipv4 ?? []), ...(ipv6 ?? [])];
      return ips.length > 0 ? ips : ipv4 === null || ipv6 === null ? null : [];
    },
    resolveMailHosts: async (host) =>
      (await ask(resolver.resolveMx(host)))?.map(({ exchange }) => exchange.toLowerCase()) ?? null,
    resolveTexts: async (host) =>
      (await ask(resolver.resolveTxt(host)))?.map((pieces) => pieces.join('')) ?? null,
  };
}
