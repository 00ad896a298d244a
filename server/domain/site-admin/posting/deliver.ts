import type { Needs } from '../../../context.ts';
import {
  isServiceUnreachable,
  mayHaveArrived,
  type ServiceFetcher,
} from '../../../infra/fetch/service-fetch.ts';
import { judge, type Outcome } from './outcome.ts';
import type { Place, Posting, Service } from './service.ts';
import { readStory, type PostingEvent } from './stories.ts';
import { writeText } from './write-text.ts';

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
