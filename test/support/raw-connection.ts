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

export async function openConnection(port: number, ...parts: string[]): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1' });
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

export function manyConnections(
  count: number,
  port: number,
  ...parts: string[]
): Promise<RawConnection[]> {
  return Promise.all(Array.from({ length: count }, () => openConnection(port, ...parts)));
}
