import webPush from 'web-push';
import type { DocumentPoster } from '../fetch/safe-fetch.ts';
import type { VapidKeys } from './vapid-keys.ts';

type PushTarget = { endpoint: string; p256dh: string; auth: string };

/** `gone`: the subscription has ended. `retryAfter`: seconds, if the push service says so. */
type PushOutcome =
  { kind: 'sent' } | { kind: 'gone' } | { kind: 'temporary'; retryAfter: number | null };

/** Seconds for which a push service keeps a message for a browser that is off. */
const ttl = 24 * 3_600;

/** Encrypts a message for a browser and hands it to its push service. Never throws or retries. */
export async function sendPush(
  post: DocumentPoster,
  { endpoint, p256dh, auth }: PushTarget,
  { publicKey, privateKey }: VapidKeys,
  { payload, subject }: { payload: string; subject: string },
): Promise<PushOutcome> {
  const details = (() => {
    try {
      return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: ttl,
      });
    } catch {
      // The browser's keys are invalid.
      return null;
    }
  })();
  if (!details?.body) return { kind: 'gone' };
  const headers = Object.fromEntries(
    Object.entries(details.headers).map(([name, value]) => [name, String(value)]),
  );
  const answer = await post(endpoint, headers, details.body);
  if (!answer) return { kind: 'temporary', retryAfter: null };
  if (answer.status >= 200 && answer.status < 300) return { kind: 'sent' };
  if (answer.status === 429 || answer.status >= 500)
    return { kind: 'temporary', retryAfter: answer.retryAfter };
  // 404 and 410: ended. Others: refused, which a repetition does not change.
  return { kind: 'gone' };
}
