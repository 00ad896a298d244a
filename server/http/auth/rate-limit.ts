import type { Request } from 'express';
import type { Key } from '#shared/contract/index.ts';

/** Maximum counts within a number of seconds. */
export type Limit = {
  name: string;
  /** Names the requests in the error message. */
  requests: string;
  /** Endpoints that share a counter. */
  keys: readonly Key[];
  /** Pages and files that cost as much, and share it. */
  paths?: readonly string[];
  /** Limits the rule to matching requests. */
  matches?(req: Pick<Request, 'url'>): boolean;
  /**
   * `database`: shared by all processes and restarts, for requests that send mail or cost money.
   * `process`: each process counts separately.
   */
  storage: 'process' | 'database';
  seconds: number;
  /** Per person and site. */
  person?: number;
  /** Per IPv4 address or IPv6 /64 prefix, for all sites together. Sufficient for an office. */
  network: number;
  /**
   * Rejected requests do not count above, but all requests count here: this many times the maxima.
   * Needs `database`.
   */
  attempts?: number;
  /** Maximum of those for anonymous callers. */
  anonymous?: number;
};

export const minutes = (count: number) => count * 60;
export const hour = minutes(60);
