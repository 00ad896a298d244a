import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { afterAll, expect, it } from 'vitest';
import { createDnsResolver } from './dns-resolver.ts';

/** Knows one IP and a TXT record in two pieces of `known.site.org`; ignores `silent`. */
const server = createSocket('udp4');
server.on('message', (query, from) => {
  const question = query.subarray(12);
  const end = question.indexOf(0);
  const labels: string[] = [];
  for (let at = 0; at < end; at += (question[at] ?? 0) + 1)
    labels.push(question.subarray(at + 1, at + 1 + (question[at] ?? 0)).toString('latin1'));
  const name = labels.join('.');
  const type = question.readUInt16BE(end + 1);
  if (name.startsWith('silent')) return;
  const data =
    name === 'known.site.org'
      ? type === 1
        ? Buffer.from([203, 0, 113, 7])
        : type === 16
          ? Buffer.from('\x03v=D\x04KIM1', 'latin1')
          : null
      : null;
  const head = Buffer.alloc(12);
  query.copy(head, 0, 0, 2);
  head.writeUInt16BE(
    name === 'known.site.org' ? 0x8180 : name.startsWith('broken') ? 0x8182 : 0x8183,
    2,
  );
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data ? 1 : 0, 6);
  const answer = data
    ? Buffer.concat([Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length]), data])
    : Buffer.alloc(0);
  server.send(
    Buffer.concat([head, question.subarray(0, end + 5), answer]),
    from.port,
    from.address,
  );
});
server.bind(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => void server.close());
const names = createDnsResolver({ servers: [`127.0.0.1:${server.address().port}`], timeout: 100 });

it('returns IPs and TXT records', async () => {
  expect(await names.resolveIps('known.site.org')).toEqual(['203.0.113.7']);
  expect(await names.resolveTexts('known.site.org')).toEqual(['v=DKIM1']);
});

it('distinguishes a missing name from a failed query', async () => {
  expect([
    await names.resolveIps('missing.site.org'),
    await names.resolveTexts('missing.site.org'),
  ]).toEqual([[], []]);
  expect([
    await names.resolveIps('broken.site.org'),
    await names.resolveTexts('silent.site.org'),
  ]).toEqual([null, null]);
});
