import type { Deps } from '../context.ts';
import { agePostsJob } from './age-posts.ts';
import { forgetLoginsJob } from './forget-logins.ts';
import { sendMailJob } from './send-mail.ts';

/** `stopping` is aborted when the process is about to end: what is begun is finished, within seconds. */
export type Job = { name: string; every: number; why: string; when?: (deps: Deps) => boolean; run: (deps: Deps, stopping: AbortSignal) => Promise<void> };

/** Every job that runs by the clock: its name, how often in milliseconds, why, and in which processes if not in all. */
export const schedule: Job[] = [
  { name: 'age-posts', every: 60_000, why: 'keeps the short lists of top posts short', run: agePostsJob },
  { name: 'forget-logins', every: 3_600_000, why: 'keeps nothing of a login longer than it is needed', run: forgetLoginsJob },
  { name: 'send-mail', every: 1_000, why: 'sends what is in the outbox; somebody waits for a code', when: ({ mailer }) => mailer !== null, run: sendMailJob },
];
