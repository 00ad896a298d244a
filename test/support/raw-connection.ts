import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A TCP connection with manual writes. */
type RawConnection = {
  socket: Socket;
  /** All that came so far. */
  text(): string;
  /** Resolves when the peer has ended or cut it. */
  closed: Promise<void>;
};

export const openConnection = (port: number, ...parts: string[]): Promise<RawConnection> =>
  openFrom('127.0.0.1', port, ...parts);

async function openFrom(
  localAddress: string,
  port: number,
  ...parts: string[]
): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // A cut connection emits an error; `closed` reports it to the test.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => {
    socket.once('end', resolve);
    socket.once('close', () => resolve());
  });
  await once(socket, 'connect');
  for (const part of parts) socket.write(part);
  return { socket, text: () => Buffer.concat(chunks).toString('utf8'), closed };
}

export const manyConnections = (
  count: number,
  port: number,
  ...parts: string[]
): Promise<RawConnection[]> => manyConnectionsFrom('127.0.0.1', count, port, ...parts);

/** Opens connections from an address of `127.0.0.0/8`, as if from another machine. */
export function manyConnectionsFrom(
  localAddress: string,
  count: number,
  port: number,
  ...parts: string[]
): Promise<RawConnection[]> {
  return Promise.all(Array.from({ length: count }, () => openFrom(localAddress, port, ...parts)));
}
