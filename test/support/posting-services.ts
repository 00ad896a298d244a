import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from './web-servers.ts';

export type Call = {
  path: string;
  headers: Record<string, string>;
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
};
type Misbehavior = { status: number; headers?: Record<string, string>; body?: object } | 'lost';

/**
 * Starts one server that speaks the APIs of Slack, Discord, Telegram, Mastodon and Bluesky. `calls`
 * are its requests; `posts` are the texts it took. The next requests that post get what `next` has.
 * `lost`: it posts, but does not respond.
 */
export async function startServices() {
  const calls: Call[] = [];
  const posts: string[] = [];
  const next: Misbehavior[] = [];
  const known = new Set<string>();
  const records = new Set<string>();

  const answer = (call: Call, req: IncomingMessage, res: ServerResponse) => {
    const reply = (status: number, body: object = {}, headers: Record<string, string> = {}) =>
      res
        .writeHead(status, { 'Content-Type': 'application/json', ...headers })
        .end(JSON.stringify(body));
    if (call.path.endsWith('createSession'))
      return call.body.password === 'app-password'
        ? reply(200, { accessJwt: 'jwt', did: 'did:plc:ada' })
        : reply(401, { error: 'AuthenticationRequired' });
    if (call.path.includes('getRecord'))
      return reply(
        records.has(new URL(call.path, 'http://x').searchParams.get('rkey')!) ? 200 : 400,
      );
    if (call.path.endsWith('verify_credentials')) return reply(200, { username: 'ada' });
    const wrong = next.shift();
    if (wrong !== undefined && wrong !== 'lost')
      return reply(wrong.status, wrong.body, wrong.headers);
    const { body, headers } = call;
    const text = body.text ?? body.content ?? body.status ?? body.record.text;
    const key = headers['idempotency-key'];
    if (body.rkey) records.add(body.rkey);
    if (!key || !known.has(key)) posts.push(text);
    if (key) known.add(key);
    if (wrong === 'lost') return req.socket.destroy();
    return reply(200, { ok: true });
  };
  const port = await listen(
    createServer((req, res) => {
      let text = '';
      req.on('data', (part: Buffer) => (text += part.toString()));
      req.on('end', () => {
        const call = {
          path: req.url ?? '',
          headers: req.headers as Record<string, string>,
          body: text === '' ? {} : JSON.parse(text),
        };
        calls.push(call);
        answer(call, req, res);
      });
    }),
  );
  return { url: `http://127.0.0.1:${port}`, calls, posts, next };
}
