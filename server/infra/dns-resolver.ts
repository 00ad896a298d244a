import { Resolver } from 'node:dns/promises';

/** What the name servers say. Null: they could not be asked; an empty list: there is none. */
export type DnsResolver = {
  resolveIps(host: string): Promise<string[] | null>;
  /** TXT records, each put together from its pieces. */
  resolveTexts(host: string): Promise<string[] | null>;
};

/** Asks the name servers of this machine, or `servers`, for what the public would get: files of this machine have no say. `timeout` in milliseconds. */
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
      const [old, long] = await Promise.all([
        ask(resolver.resolve4(host)),
        ask(resolver.resolve6(host)),
      ]);
      const found = [...(old ?? []), ...(long ?? [])];
      return found.length > 0 ? found : old === null || long === null ? null : [];
    },
    resolveTexts: async (host) =>
      (await ask(resolver.resolveTxt(host)))?.map((pieces) => pieces.join('')) ?? null,
  };
}
