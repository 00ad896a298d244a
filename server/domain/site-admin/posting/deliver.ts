import type { Needs } from '../../../context.ts';
import {
  isServiceUnreachable,
  mayHaveArrived,
  type ServiceFetcher,
} from '../../../infra/fetch/service-fetch.ts';
import type { Answer, Place, Posting, Service } from './service.ts';
import { readStory, type PostingEvent } from './stories.ts';
import { writeText } from './write-text.ts';

/**
 * What became of a message. `refused`: the key is not valid, or the place is gone. `rejected`: the
 * service will never take it. `later`: it may be repeated; `isUnsure`: it may have been posted.
 */
export type Outcome =
  | { kind: 'gone' }
  | { kind: 'sent'; status: number }
  | { kind: 'refused'; status: number }
  | { kind: 'rejected'; status: number }
  | { kind: 'later'; status: number | null; retryAfter: number | null; isUnsure: boolean };

const refusals = new Set([401, 403, 404, 410]);
const passing = new Set([408, 425, 429]);

/** Posts a message, or tries the key for a test. */
export async function deliver(
  ctx: Needs<'db' | 'clock' | 'site'>,
  fetcher: ServiceFetcher,
  service: Service,
  place: Place,
  message: Posting & { event: PostingEvent | 'test'; subjectId: string },
): Promise<Outcome> {
  try {
    if (message.event === 'test')
      return judge(
        await service.test(fetcher, place, `This is a test of ${ctx.site.public.name}.`),
      );
    const story = await readStory(ctx, message.event, message.subjectId);
    if (!story) return { kind: 'gone' };
    return judge(await service.post(fetcher, place, writeText(service, story), story, message));
  } catch (error) {
    if (!isServiceUnreachable(error)) throw error;
    return { kind: 'later', status: null, retryAfter: null, isUnsure: mayHaveArrived(error) };
  }
}

function judge({ status, retryAfter }: Answer): Outcome {
  if (status >= 200 && status < 300) return { kind: 'sent', status };
  if (refusals.has(status)) return { kind: 'refused', status };
  return status >= 500 || passing.has(status)
    ? // The server behind a gateway may still have worked.
      { kind: 'later', status, retryAfter, isUnsure: status === 504 }
    : { kind: 'rejected', status };
}
