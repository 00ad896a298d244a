import { createServer as createTcpServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import {
  listen,
  startWebServer,
  respondWithHtml,
  createReader,
  readPage,
} from '../../../test/support/web-servers.ts';

describe('redirects', () => {
  it('are followed three times, but not four times', async () => {
    let requests = 0;
    const port = await startWebServer((req, res) => {
      requests += 1;
      const left = Number((req.url ?? '').slice(1));
      if (left === 0) respondWithHtml('<title>there</title>')(req, res);
      else
        res
          .writeHead([301, 302, 303, 307, 308][left % 5] ?? 302, {
            Location: `/${left - 1}`,
            'Content-Type': 'text/html',
          })
          .end('<title>on the way</title>');
    });
    expect(await readPage(`http://a.test:${port}/3`)).toEqual({
      address: `http://a.test:${port}/0`,
      html: '<title>there</title>',
    });
    requests = 0;
    expect(await readPage(`http://a.test:${port}/4`)).toBeNull();
    expect(requests).toBe(4);
  });

  it.each([
    'http://[::1]:PORT/',
    'http://localhost:PORT/',
    'http://127.0.0.2:PORT/',
    'http://2130706434:PORT/',
    '//127.0.0.2:PORT/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:PORT/',
    'ftp://127.0.0.1:PORT/',
    'data:text/html,<title>x',
    'javascript:1',
    'http://u:p@127.0.0.1:PORT/secret',
    'http://rebound.test:PORT/',
    '',
  ])('to %j are not followed', async (location) => {
    let secrets = 0;
    const port = await startWebServer((req, res) => {
      if (req.url === '/')
        return void res
          .writeHead(302, { Location: location.replace('PORT', String(secret)) })
          .end();
      respondWithHtml('<title>no</title>')(req, res);
    });
    const secret = await listen(
      createTcpServer((socket) => {
        secrets += 1;
        socket.destroy();
      }),
      '0.0.0.0',
    );
    const strict = createReader({
      resolve: async (name) => (name === 'a.test' ? ['127.0.0.1'] : ['127.0.0.2', '::1']),
    });
    expect(await strict(`http://a.test:${port}/`)).toBeNull();
    expect(secrets).toBe(0);
  });

  it('to another port are not followed', async () => {
    let others = 0;
    const other = await startWebServer((req, res) => {
      others += 1;
      respondWithHtml('<title>no</title>')(req, res);
    });
    const port = await startWebServer(
      (_req, res) => void res.writeHead(302, { Location: `http://a.test:${other}/` }).end(),
    );
    expect(
      await createReader({ allowsPort: (candidate) => candidate === port })(
        `http://a.test:${port}/`,
      ),
    ).toBeNull();
    expect(others).toBe(0);
  });

  it('end after a loop', async () => {
    let requests = 0;
    const port = await startWebServer(
      (_req, res) => void ((requests += 1), res.writeHead(302, { Location: '/' }).end()),
    );
    expect(await readPage(`http://a.test:${port}/`)).toBeNull();
    expect(requests).toBe(4);
  });
});
