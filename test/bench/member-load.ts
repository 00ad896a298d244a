import { createHash, randomBytes, randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import pg from 'pg';
import type { SiteId } from '../support/test-app.ts';

/** Inserts a member with a session by SQL, because sign-up is rate limited. */
export type BenchMember = {
  site: SiteId;
  id: string;
  username: string;
  email: string;
  token: string;
  network: string;
};
type Answer = { status: number; body: unknown; cookie: string | null };

export const getHost = (site: SiteId) => `${site}.localhost`;

/** `count` logged-in members of each tenant. */
export async function makeMembers(
  url: string,
  sites: readonly SiteId[],
  count: number,
): Promise<BenchMember[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const members = await insertMembers((text, values) => client.query(text, values), sites, count);
  await client.end();
  return members;
}

/** Adds members over an open connection. */
export async function insertMembers(
  query: (text: string, values: unknown[]) => Promise<unknown>,
  sites: readonly SiteId[],
  count: number,
): Promise<BenchMember[]> {
  const members = sites.flatMap((site) =>
    Array.from({ length: count }, (_, i): BenchMember => {
      const id = `bench${site}${i}`.slice(0, 32);
      return {
        site,
        id,
        username: `bench_${i}`,
        email: `bench${i}@${site}.mail.example`,
        token: randomBytes(32).toString('base64url'),
        network: `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(256)}`,
      };
    }),
  );
  const column = (pick: (member: BenchMember) => string) => members.map(pick);
  await query(
    `insert into users (site_id, id, username, name, email, created_at)
      select *, now() - interval '1 day' from unnest($1::text[], $2::text[], $3::text[],
      $3::text[], $4::text[])`,
    [
      column(({ site }) => site),
      column(({ id }) => id),
      column(({ username }) => username),
      column(({ email }) => email),
    ],
  );
  await query(
    `insert into sessions (site_id, id, user_id, token_hash, device, created_at, last_used_at)
      select site, id, id, hash, 'bench', now(), now() from unnest($1::text[], $2::text[],
      $3::text[]) as t(site, id, hash)`,
    [
      column(({ site }) => site),
      column(({ id }) => id),
      column(({ token }) => createHash('sha256').update(token).digest('base64url')),
    ],
  );
  return members;
}

/** A caller on keep-alive connections, like browsers behind one proxy. */
export function createCaller(port: number, parallel: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: parallel });
  const call = (
    method: string,
    path: string,
    site: SiteId,
    headers: Record<string, string> = {},
    body?: object,
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const req = request(
        {
          agent,
          port,
          host: '127.0.0.1',
          method,
          path,
          headers: {
            Host: getHost(site),
            ...headers,
            ...(text === undefined
              ? {}
              : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
          },
        },
        (res) => {
          const chunks: Buffer[] = [];
          res.on('data', (chunk: Buffer) => chunks.push(chunk));
          res.once('error', reject);
          res.once('end', () => {
            const answer = Buffer.concat(chunks).toString();
            let parsed: unknown = null;
            try {
              parsed = JSON.parse(answer);
            } catch {
              // A page.
            }
            resolve({
              status: res.statusCode ?? 0,
              body: parsed,
              cookie: res.headers['set-cookie']?.[0]?.split(';')[0] ?? null,
            });
          });
        },
      );
      req.once('error', reject);
      req.end(text);
    });
  const proofs = new WeakMap<BenchMember, Promise<Record<string, string>>>();
  /** Session, CSRF token and cookie of a member; the token is fetched once. */
  const getProof = (member: BenchMember) => {
    let proof = proofs.get(member);
    if (!proof) {
      const headers = {
        Authorization: `Bearer ${member.token}`,
        'X-Forwarded-For': member.network,
      };
      proof = call('POST', '/api/csrf/token', member.site, headers).then(
        ({ status, body, cookie }) => {
          if (status !== 200) throw new Error(`the CSRF token was answered with ${status}`);
          return {
            ...headers,
            'X-CSRF-Token': (body as { token: string }).token,
            Cookie: cookie ?? '',
          };
        },
      );
      proof.catch(() => proofs.delete(member));
      proofs.set(member, proof);
    }
    return proof;
  };
  return {
    call,
    write: async (member: BenchMember, method: string, path: string, body?: object) =>
      call(method, path, member.site, await getProof(member), body),
    close: () => agent.destroy(),
  };
}
