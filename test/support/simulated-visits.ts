import { hourMs, minuteMs } from '#shared/durations.ts';
import { createRandom } from '../../server/domain/core/random.ts';

/** A request that a simulation makes, and whether a person's first visit to the link. */
type SimulatedVisit = {
  at: number;
  link: string;
  method: 'GET' | 'HEAD';
  address: string;
  headers: Record<string, string>;
  /** Who: the truth counts each person once per link. Null: a machine, or a repeated visit. */
  person: number | null;
};

const secondMs = 1_000;

const chrome = (version: number, system: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) ` +
  `Chrome/${version}.0.0.0 Safari/537.36`;
const safari = (version: string, system: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/605.1.15 (KHTML, like Gecko) ` +
  `Version/${version} Safari/605.1.15`;
const computers = ['Windows NT 10.0; Win64; x64', 'Macintosh; Intel Mac OS X 10_15_7'];
const desktopBrowsers = [138, 139, 140, 141, 142].flatMap((version) =>
  computers.map((system) => chrome(version, system)),
);
const phoneBrowsers = ['17.6', '18.1', '18.3', '18.5', '26.0'].map((version) =>
  safari(version, `iPhone; CPU iPhone OS ${version.replace('.', '_')} like Mac OS X`),
);
const page = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-language': 'en-US,en;q=0.9',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
};

const toAddress = (first: number, network: number, last: number) =>
  `${first + (network >> 16)}.${(network >> 8) & 255}.${network & 255}.${last}`;

type Actor = { address: string; agent: string };
/** `visible` links, and the one that no person sees. */
type Links = { visible: readonly string[]; trap: string };

/**
 * Simulates readers of an issue and the machines that see its emails. Shares are those of a list
 * with many company addresses: a third of the emails meets a scanner.
 */
export function simulateVisits(links: Links, mails: number, seed: number): SimulatedVisit[] {
  const random = createRandom(seed);
  const chance = (share: number) => random() < share;
  const between = (from: number, to: number) => from + random() * (to - from);
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const pool = (networks: number, addresses: number, start: number): string[] =>
    Array.from({ length: networks * addresses }, (_, i) => {
      const network = start + (i % networks);
      return toAddress(20, network, 1 + Math.floor(i / networks));
    });
  /** Scanners of several vendors: few networks, many emails. */
  const clouds = [pool(2, 20, 1_000), pool(4, 16, 2_000), pool(1, 8, 3_000), pool(6, 10, 4_000)];
  const renderingCloud = pool(3, 10, 5_000);
  const stealthCloud = pool(40, 4, 6_000);
  const relays = pool(40, 8, 10_000);
  const carriers = pool(20, 20, 20_000);
  const offices = pool(80, 1, 30_000).map((address, i) => ({ address, hasScanner: i % 5 === 0 }));

  const visits: SimulatedVisit[] = [];
  const visit = (
    { address, agent }: Actor,
    link: string,
    at: number,
    more: Partial<Omit<SimulatedVisit, 'headers'>> & { headers?: Record<string, string> } = {},
  ) =>
    visits.push({
      method: 'GET',
      person: null,
      ...more,
      at,
      link,
      address,
      headers: { 'user-agent': agent, ...page, ...more.headers },
    });
  const all = [...links.visible, links.trap];
  const scan = (scanned: readonly string[], from: number, within: number, actor: () => Actor) => {
    for (const link of scanned) visit(actor(), link, from + between(0, within));
  };

  for (let reader = 0; reader < mails; reader += 1) {
    const delivered = between(0, 2 * hourMs);
    const kind = random();
    const office = kind >= 0.92 ? pick(offices) : null;
    const person: Actor =
      office !== null
        ? { address: office.address, agent: pick(desktopBrowsers.slice(-4)) }
        : kind < 0.7
          ? {
              address: toAddress(100, reader, 1 + Math.floor(between(0, 250))),
              agent: pick([...desktopBrowsers, ...phoneBrowsers]),
            }
          : kind < 0.82
            ? { address: pick(relays), agent: pick(phoneBrowsers.slice(-2)) }
            : { address: pick(carriers), agent: pick(phoneBrowsers) };

    // Scanners fetch what they find in the email.
    const scanner = random();
    const start = delivered + between(0, 20 * secondMs);
    const cloud = pick(clouds);
    if (scanner < 0.15) {
      const actor = { address: pick(cloud), agent: pick(desktopBrowsers) };
      scan(all, start, between(secondMs, 15 * secondMs), () => actor);
    } else if (scanner < 0.2) {
      // Each link from another address.
      scan(all, start, 15 * secondMs, () => ({
        address: pick(cloud),
        agent: pick(desktopBrowsers),
      }));
    } else if (scanner < 0.26) {
      for (const link of all)
        visit({ address: pick(cloud), agent: pick(desktopBrowsers) }, link, start, {
          method: 'HEAD',
        });
    } else if (scanner < 0.3) {
      scan(all, start, 5 * secondMs, () => ({
        address: pick(cloud),
        agent: 'Mozilla/5.0 (compatible; ExampleMailScanner/2.1)',
      }));
    } else if (scanner < 0.33) {
      // Renders the email, so that it sees what a person sees.
      const actor = { address: pick(renderingCloud), agent: pick(desktopBrowsers) };
      scan(links.visible, start, between(3 * secondMs, 9 * secondMs), () => actor);
    } else if (scanner < 0.335) {
      // Cannot be told from a person.
      visit(
        { address: pick(stealthCloud), agent: pick(desktopBrowsers) },
        pick(links.visible),
        start,
      );
    }
    if (office?.hasScanner)
      scan(all, start, 8 * secondMs, () => ({
        address: office.address,
        agent: chrome(120, 'X11'),
      }));

    if (!chance(0.3)) continue;
    // A person: minutes to days later, most in the first hours.
    let at = delivered + 2 * hourMs * Math.exp(1.2 * (random() + random() + random() - 1.5) * 1.6);
    const wanted = Math.min(6, 1 + Math.floor(-Math.log(1 - random()) * 1.4));
    const first = Math.floor(random() ** 2 * links.visible.length);
    const opened = new Set([links.visible[first] as string]);
    while (opened.size < Math.min(wanted, links.visible.length)) opened.add(pick(links.visible));
    const opensTabs = chance(0.1);
    for (const link of opened) {
      if (chance(0.03)) visit(person, link, at - 300, { headers: { 'sec-purpose': 'prefetch' } });
      visit(person, link, at, { person: reader });
      // Loads it again, or returns.
      if (chance(0.15))
        visit(person, link, at + between(minuteMs, 10 * hourMs), {
          headers: { 'if-none-match': '"x"' },
        });
      if (chance(0.04)) visit(person, link, at + between(5 * secondMs, 10 * minuteMs));
      at += opensTabs
        ? between(0.7 * secondMs, 5 * secondMs)
        : between(20 * secondMs, 5 * minuteMs);
    }
  }
  return visits.toSorted((a, b) => a.at - b.at);
}
