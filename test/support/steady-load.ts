import { get, type Reply } from './http-client.ts';

/** The result of one request. `status` 0 means no response, with the reason. */
export type Outcome = {
  path: string;
  sentAt: number;
  status: number;
  ms: number;
  retryAfter: string | undefined;
  why: string;
};

type SteadyLoad = {
  outcomes: Outcome[];
  /** Stops sending and waits for open responses. */
  stop(): Promise<Outcome[]>;
};

/** Says what is wrong with an answer; empty: nothing. */
type Check = (reply: Reply, path: string) => string;

/** Sends a constant rate of requests over the paths, each on its own connection. */
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
    // Compensates for late timers, so that the rate holds.
    for (const due = ((performance.now() - started) / 1000) * perSecond; sent < due; sent += 1) {
      const response = send(paths[sent % paths.length] ?? '/');
      under.add(response);
      void response.finally(() => under.delete(response));
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
