import { senderCauses, type BounceCause, type SenderCause } from '#shared/bounce-causes.ts';
import { dayMs } from '#shared/durations.ts';
import type { Db } from '../../db/client.ts';
import { isAboutSender } from '../../infra/mail/bounce-cause.ts';
import type { Secrets } from '../../infra/signing.ts';
import { extendMarker } from '../core/instance-markers.ts';
import { findRunningCounters, incrementCounters } from '../core/rate-limiter.ts';
import { hashAddress, suppressAddress, type Reporter } from './suppressions.ts';

/** How long emails to a full or suspended mailbox fail before it gets no more. */
const trialMs = 21 * dayMs;
/** Without a failure in this time, emails arrive. Longer than between two weekly digests. */
const recoveryMs = 10 * dayMs;
const refusalsMs = dayMs;

/**
 * Records that an email failed for good. Blocks an address that does not exist, and one whose
 * mailbox was full or suspended for weeks. Counts a refusal of the sender, which blocks nobody.
 * Resolves with whether the address is blocked.
 */
export async function recordBounce(
  { db, secrets }: { db: Db; secrets: Secrets },
  siteId: string,
  address: string,
  cause: BounceCause,
  by?: Reporter,
): Promise<boolean> {
  if (isAboutSender(cause)) {
    const id = toCounter(siteId, cause);
    await incrementCounters(db, [{ id, seconds: refusalsMs / 1_000 }]);
  }
  if (cause === 'full' || cause === 'suspended') {
    const id = `failing-mailbox ${hashAddress(secrets, siteId, address)}`;
    if ((await extendMarker(db, id, recoveryMs)) < trialMs) return false;
  } else if (cause !== 'gone') return false;
  await suppressAddress(db, secrets, siteId, address, 'bounce', by);
  return true;
}

const toCounter = (siteId: string, cause: SenderCause) => `mail-refused ${siteId} ${cause}`;

/** Returns how many emails of about a day were refused because of the sender, by cause. */
export async function countRefusals(db: Db, siteId: string): Promise<[SenderCause, number][]> {
  const ids = senderCauses.map((cause) => toCounter(siteId, cause));
  const counts = await findRunningCounters(db, ids);
  return senderCauses.flatMap((cause) => {
    const count = counts.get(toCounter(siteId, cause));
    return count === undefined ? [] : [[cause, count]];
  });
}
