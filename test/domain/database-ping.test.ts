import { expect, it } from 'vitest';
import { openDatabase } from '../../server/db/client.ts';
import { createLog } from '../../server/infra/log.ts';
import { ownDatabase } from '../support/own-database.ts';
import { createTcpProxy } from '../support/tcp-proxy.ts';

it('answers any number of health checks on one connection', async () => {
  const url = new URL((await ownDatabase()).url);
  const proxy = await createTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  const database = await openDatabase({ url: url.href }, createLog('silent'));
  try {
    await database.ping();
    proxy.delayMs = 20;
    const asked = Array.from({ length: 500 }, () => database.ping());
    // For the lag of replicas, on the same connection.
    const probed = database.probe('select 1');
    const results = await Promise.allSettled([...asked, probed]);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(0);
    proxy.mode = 'silent';
    await expect(database.ping()).rejects.toThrow();
  } finally {
    proxy.reset();
    await database.close();
    await proxy.close();
  }
});
