import type { IncomingMessage, ServerResponse } from 'node:http';
import { startWebServer } from './web-servers.ts';

type PurgeCall = {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
};

/** A purge API that records its calls. `answer` may be replaced; one that does nothing hangs. */
export async function startPurgeEndpoint() {
  const calls: PurgeCall[] = [];
  const succeed = (res: ServerResponse) => void res.end('{"success": true, "status": "ok"}');
  const endpoint = {
    calls,
    succeed,
    url: '',
    answer: succeed as (res: ServerResponse, call: PurgeCall) => void,
  };
  const port = await startWebServer(async (req, res) => {
    let body = '';
    for await (const chunk of req.setEncoding('utf8')) body += String(chunk);
    const call = { method: req.method ?? '', url: req.url ?? '', headers: req.headers, body };
    calls.push(call);
    endpoint.answer(res, call);
  });
  endpoint.url = `http://127.0.0.1:${port}`;
  return endpoint;
}
