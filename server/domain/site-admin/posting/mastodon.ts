import { minuteMs } from '#shared/durations.ts';
import { call, graphemes, withoutMentions, type Place, type Service } from './service.ts';

const authorize = ({ key }: Place) => ({ Authorization: `Bearer ${key}` });

/** An account of a Mastodon server. https://docs.joinmastodon.org/methods/statuses/ */
export const mastodon: Service = {
  // The smallest limit of a server.
  max: 500,
  // Each link counts as 23 characters.
  count: (text) =>
    graphemes(withoutMentions(text).replace(/https?:\/\/\S+/g, 'x'.repeat(23))).length,
  post: (fetcher, place, text, _story, { id }) =>
    call(fetcher, {
      url: `${place.url}/api/v1/statuses`,
      headers: { ...authorize(place), 'Idempotency-Key': id },
      body: { status: withoutMentions(text) },
    }),
  test: (fetcher, place) =>
    call(fetcher, {
      url: `${place.url}/api/v1/accounts/verify_credentials`,
      headers: authorize(place),
    }),
  // A server knows an Idempotency-Key for an hour.
  repeatMs: 50 * minuteMs,
};
