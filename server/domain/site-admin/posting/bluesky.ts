import { createHash } from 'node:crypto';
import type { ServiceFetcher } from '../../../infra/fetch/service-fetch.ts';
import { call, graphemes, type Answer, type Place, type Posting, type Service } from './service.ts';

const collection = 'app.bsky.feed.post';
const shownLink = 30;

type Session = { accessJwt: string; did: string };

/** An account of a server of the AT protocol. https://docs.bsky.app/docs/advanced-guides/posts */
export const bluesky: Service = {
  max: 300,
  // The limit of 3,000 bytes counts ten for each character.
  count: (text) => Math.max(graphemes(text).length, Math.ceil(Buffer.byteLength(text) / 10)),
  showUrl(url) {
    const shown = url.replace(/^https?:\/\//, '');
    return shown.length > shownLink ? `${shown.slice(0, shownLink - 1)}…` : shown;
  },
  async post(fetcher, place, text, { title, description, url }, posting) {
    const session = await logIn(fetcher, place);
    if ('status' in session) return session;
    const rkey = toRecordKey(posting);
    const headers = { Authorization: `Bearer ${session.accessJwt}` };
    if (posting.attempts > 1) {
      const query = new URLSearchParams({ repo: session.did, collection, rkey });
      const found = await call(fetcher, {
        url: `${place.url}/xrpc/com.atproto.repo.getRecord?${query}`,
        headers,
      });
      if (found.status === 200) return found;
    }
    const start = Buffer.byteLength(text.slice(0, text.lastIndexOf('\n') + 1));
    return call(fetcher, {
      url: `${place.url}/xrpc/com.atproto.repo.createRecord`,
      headers,
      body: {
        repo: session.did,
        collection,
        rkey,
        record: {
          $type: collection,
          text,
          createdAt: posting.createdAt.toISOString(),
          facets: [
            {
              index: { byteStart: start, byteEnd: Buffer.byteLength(text) },
              features: [{ $type: 'app.bsky.richtext.facet#link', uri: url }],
            },
          ],
          embed: { $type: 'app.bsky.embed.external', external: { uri: url, title, description } },
        },
      },
    });
  },
  async test(fetcher, place) {
    const session = await logIn(fetcher, place);
    return 'status' in session ? session : { status: 200, retryAfter: null };
  },
  // Its record has the same key each time.
  repeatMs: Infinity,
};

async function logIn(
  fetcher: ServiceFetcher,
  { url, account, key }: Place,
): Promise<Session | Answer> {
  const { status, retryAfter, json } = await call(fetcher, {
    url: `${url}/xrpc/com.atproto.server.createSession`,
    body: { identifier: account, password: key },
  });
  const { accessJwt, did } = (json ?? {}) as Partial<Session>;
  return status === 200 && typeof accessJwt === 'string' && typeof did === 'string'
    ? { accessJwt, did }
    : { status: status === 200 ? 502 : status, retryAfter };
}

const digits = '234567abcdefghijklmnopqrstuvwxyz';

/** Returns the key of its record, a TID: 53 bits of microseconds and ten of a clock. */
export function toRecordKey({ id, createdAt }: Pick<Posting, 'id' | 'createdAt'>): string {
  const hash = createHash('sha256').update(id).digest();
  const micros = BigInt(createdAt.getTime()) * 1_000n + BigInt(hash.readUInt16BE(0) % 1_000);
  let value = (micros << 10n) | BigInt(hash.readUInt16BE(2) % 1_024);
  let key = '';
  for (let i = 0; i < 13; i += 1, value >>= 5n) key = digits[Number(value & 31n)] + key;
  return key;
}
