import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy to the database that simulates network failures. */
export type TcpProxy = {
  port: number;
  /**
   * `pass` forwards everything. `silent` accepts connections and drops all bytes in both
   * directions.
   */
  mode: 'pass' | 'silent';
  /** Added to the way of all bytes to the database. */
  delayMs: number;
  /** Silences the open connections; later ones work. */
  stall(): void;
  /** Cuts all connections as a crashed peer does. */
  reset(): void;
  close(): Promise<void>;
};

export async function createTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  type Pair = { client: Socket; upstream: Socket; stalled: boolean };
  const pairs = new Set<Pair>();
  const server = createServer((client) => {
    const upstream = connect(target);
    const pair: Pair = { client, upstream, stalled: false };
    pairs.add(pair);
    const open = () => self.mode === 'pass' && !pair.stalled;
    client.on('data', (bytes) => {
      const forward = () => open() && upstream.write(bytes);
      if (self.delayMs > 0) setTimeout(forward, self.delayMs);
      else forward();
    });
    upstream.on('data', (bytes) => open() && client.write(bytes));
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        // A silent network does not report disconnects.
        if (open() || socket === client) other.destroy();
        pairs.delete(pair);
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const self: TcpProxy = {
    port: (server.address() as AddressInfo).port,
    mode: 'pass',
    delayMs: 0,
    stall() {
      for (const pair of pairs) pair.stalled = true;
    },
    reset() {
      for (const { client, upstream } of pairs) {
        client.resetAndDestroy();
        upstream.destroy();
      }
    },
    async close() {
      server.close();
      self.reset();
      await once(server, 'close');
    },
  };
  return self;
}
