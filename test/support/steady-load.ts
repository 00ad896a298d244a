import { get, type Reply } from './http-client.ts';

/** What became of one request. `status` 0: no answer, and why. */
export type Outcome = {
  path: string;
  sentAt: number;
  status: number;
  ms: number;
  retryAfter: string | undefined;
  why: string;
};

export type SteadyLoad = {
  outcomes: Outcome[];
  /** Sends no more, and waits for the answers that are due. */
  stop(): Promise<Outcome[]>;
};

/** Says what is wrong with an answer; empty: nothing. */
type Check = (reply: Reply, path: string) => string;

/** So many requests a second, evenly, whatever becomes of them; the paths in turn, each on a connection of its own. */
export function steadyLoad(
  port: number,
  perSecond: number,
  paths: readonly string[],
  check: Check = () => '',
): SteadyLoad {
  const outcomes: Outcome[] = [];
  const under = new Set<Promise<void>>();
  const started = performance.now();
  let sent = 0;
  const send = async (path: string) => {
    const sentAt = performance.now();
    const outcome: Outcome = { path, sentAt, status: 0, ms: 0, retryAfter: undefined, why: '' };
    try {
      const reply = await get(port, path);
      Object.assign(outcome, {
        status: reply.status,
        retryAfter: reply.headers['retry-after'],
        why: check(reply, path),
      });
    } catch (error) {
      outcome.why = String(error);
    }
    outcome.ms = performance.now() - sentAt;
    outcomes.push(outcome);
  };
  const timer = setInterval(() => {
    // A timer that is late is made up for, so that the rate holds.
    for (const due = ((performance.now() - started) / 1000) * perSecond; sent < due; sent += 1) {
      const one = send(paths[sent % paths.length] ?? '/');
      under.add(one);
      void one.finally(() => under.delete(one));
    }
  }, 5);
  return {
    outcomes,
    async stop() {
      clearInterval(timer);
      await Promise.all(under);
      return outcomes;
    },
  };
}
