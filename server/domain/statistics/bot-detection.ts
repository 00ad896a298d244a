import { hourMs, minuteMs } from '#shared/durations.ts';

/** A visit by the link of an issue. `source` and `network` are hashes with the key of a day. */
export type Visit = {
  /** The row that counts it. */
  key: string;
  /** The link: the same for all its visits. */
  link: string;
  source: string;
  network: string;
  isTrap: boolean;
  /** The request itself says that a machine sent it. */
  isAutomated: boolean;
  /** Milliseconds. */
  at: number;
};
export type VisitCounts = { reads: number; automated: number };

type Source = {
  /** When each link was last counted, in this order. */
  counted: Map<string, number>;
  /** The last visits, also repeated ones: no more than a flood has. */
  recent: { link: string; at: number }[];
  automatedUntil: number;
};
/** `automated`: the last machines, in the order of their last sign. */
type Network = { automated: Map<string, number>; automatedUntil: number };
type Waiting = { visit: Visit; source: Source; network: Network };

export const visitRules = {
  /** A visit waits this long, so that what follows it shows whether a machine sent it. */
  wait: minuteMs,
  /** A second visit to a link counts after this time. */
  repeat: 30 * minuteMs,
  /** Different links within a time that no person opens. */
  bursts: [
    { links: 4, windowMs: 1_000 },
    { links: 6, windowMs: 10_000 },
  ],
  /** Visits of any links within a time that no person makes. */
  flood: { visits: 30, windowMs: minuteMs },
  /** How long a source counts as a machine after its last sign. */
  automatedFor: hourMs,
  /** So many machines make all of their network one. */
  network: { sources: 3 },
  /** Sources and networks in memory, and visits that wait. */
  maxKnown: 50_000,
  maxWaiting: 100_000,
} as const;

/**
 * Tells visits of people from those of machines by their order in time, within memory. Nothing that
 * stands for a person leaves it. Decision 323.
 */
export function createBotDetection() {
  let sources = new Map<string, Source>();
  let networks = new Map<string, Network>();
  let waiting: Waiting[] = [];
  const counts = new Map<string, VisitCounts>();

  const count = (key: string, what: keyof VisitCounts) => {
    let counted = counts.get(key);
    if (!counted) counts.set(key, (counted = { reads: 0, automated: 0 }));
    counted[what] += 1;
  };

  const markAutomated = (name: string, source: Source, network: Network, at: number) => {
    source.automatedUntil = at + visitRules.automatedFor;
    network.automated.delete(name);
    network.automated.set(name, source.automatedUntil);
    for (const [other, until] of network.automated) {
      if (until >= at && network.automated.size <= visitRules.network.sources) break;
      network.automated.delete(other);
    }
    if (network.automated.size >= visitRules.network.sources)
      network.automatedUntil = source.automatedUntil;
  };

  const isMachine = ({ recent }: Source, at: number) => {
    const countLinks = (windowMs: number) =>
      new Set(recent.flatMap((visit) => (visit.at > at - windowMs ? visit.link : []))).size;
    return (
      recent.length > visitRules.flood.visits ||
      visitRules.bursts.some(({ links, windowMs }) => countLinks(windowMs) >= links)
    );
  };

  const settle = ({ visit, source, network }: Waiting) =>
    count(
      visit.key,
      source.automatedUntil > visit.at || network.automatedUntil > visit.at ? 'automated' : 'reads',
    );

  return {
    add(visit: Visit): void {
      if (visit.isAutomated) return count(visit.key, 'automated');
      const { at, link } = visit;
      const source = use(sources, visit.source, () => ({
        counted: new Map(),
        recent: [],
        automatedUntil: 0,
      }));
      const network = use(networks, visit.network, () => ({
        automated: new Map(),
        automatedUntil: 0,
      }));
      source.recent = [...source.recent, { link, at }]
        .filter((other) => other.at > at - visitRules.flood.windowMs)
        .slice(-visitRules.flood.visits - 1);
      if (visit.isTrap || isMachine(source, at)) markAutomated(visit.source, source, network, at);
      if (visit.isTrap) return count(visit.key, 'automated');
      if ((source.counted.get(link) ?? -Infinity) > at - visitRules.repeat) return;
      source.counted.delete(link);
      source.counted.set(link, at);
      for (const [other, then] of source.counted) {
        if (then > at - visitRules.repeat) break;
        source.counted.delete(other);
      }
      waiting.push({ visit, source, network });
      if (waiting.length > visitRules.maxWaiting) {
        const oldest = waiting.shift();
        if (oldest) settle(oldest);
      }
    },
    /** Returns and forgets the counts of visits that have waited until `now`; `Infinity`: all. */
    take(now: number): Map<string, VisitCounts> {
      const isOver = ({ visit }: Waiting) => visit.at <= now - visitRules.wait;
      for (const each of waiting) if (isOver(each)) settle(each);
      waiting = waiting.filter((each) => !isOver(each));
      const taken = new Map(counts);
      counts.clear();
      return taken;
    },
    /** Forgets all sources, when the key of their hashes ends. Waiting visits are still judged. */
    forgetSources(): void {
      sources = new Map();
      networks = new Map();
    },
    /** Sources in memory. */
    get size() {
      return sources.size;
    },
  };
}

/** Returns a value and makes it the last one to be dropped. */
function use<Value>(map: Map<string, Value>, name: string, create: () => Value): Value {
  const value = map.get(name) ?? create();
  map.delete(name);
  map.set(name, value);
  const [oldest] = map.keys();
  if (map.size > visitRules.maxKnown && oldest !== undefined) map.delete(oldest);
  return value;
}
