import { parseRetryAfterMs } from '../../../infra/retry-after.ts';
import type { ServiceFetcher } from '../../../infra/fetch/service-fetch.ts';

/** What is posted about: a post or an issue. `description` may be empty. */
export type Story = { title: string; description: string; url: string };

/** Where it is posted. `url`: the server. `account`: the chat or the name. `key`: the secret. */
export type Place = { url: string; account: string; key: string };

/** A message of the log. `attempts` includes this one. */
export type Posting = { id: string; attempts: number; createdAt: Date };

/** `retryAfter`: seconds. */
export type Answer = { status: number; retryAfter: number | null };

/** One service. Its file says what its requests look like. */
export type Service = {
  /** The maximum length of a text, as `count` counts. */
  max: number;
  count(text: string): number;
  /** Returns the link as the text shows it. */
  showUrl?(url: string): string;
  /** Posts a text. Error: ServiceUnreachable. */
  post(fetcher: ServiceFetcher, place: Place, text: string, story: Story, posting: Posting): Sent;
  /** Tries the key, without a post if the service can. Error: ServiceUnreachable. */
  test(fetcher: ServiceFetcher, place: Place, text: string): Sent;
  /** How long a request may be repeated whose outcome is unknown. It is posted once. */
  repeatMs: number;
  /** Returns what is wrong with a key, or null. */
  checkKey?(key: string): string | null;
};
export type Sent = Promise<Answer>;

type Call = {
  url: string;
  headers?: Record<string, string>;
  body?: unknown;
  form?: URLSearchParams;
};

/** Sends JSON or a form; GET without either. Returns the status, and the JSON of the response or null. */
export async function call(
  fetcher: ServiceFetcher,
  { url, headers = {}, body, form }: Call,
): Promise<Answer & { json: unknown }> {
  const sent = form
    ? { type: 'application/x-www-form-urlencoded', body: form.toString() }
    : body === undefined
      ? null
      : { type: 'application/json', body: JSON.stringify(body) };
  const response = await fetcher.send(url, {
    method: sent ? 'POST' : 'GET',
    headers: { ...(sent && { 'Content-Type': sent.type }), ...headers },
    ...(sent && { body: sent.body }),
  });
  const waitMs = parseRetryAfterMs(response.headers.get('retry-after'));
  const text = await response.text();
  return {
    status: response.status,
    retryAfter: waitMs ? Math.ceil(waitMs / 1_000) : null,
    json: parse(text),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const segmenter = new Intl.Segmenter();
/** Characters as a reader sees them. */
export const graphemes = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment);

/** Stops names in a text from becoming mentions, which would notify people. */
export const withoutMentions = (text: string): string => text.replaceAll('@', '@\u200b');
