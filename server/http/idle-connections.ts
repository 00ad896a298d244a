import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** By server, the connections that wait for a request, each with the bytes it had read when its last answer was out. */
const idleOf = new WeakMap<Server, Map<Socket, number>>();

/**
 * Keeps account of idle connections. Node's own `closeIdleConnections`, and with it `close`, takes a connection for idle while the end
 * of an answer still waits to be sent, and so cuts slow readers off. Decision 21.
 */
export function trackIdleConnections(server: Server): void {
  const idle = new Map<Socket, number>();
  const answering = new WeakMap<Socket, number>();
  idleOf.set(server, idle);
  server.on('connection', (socket) => socket.once('close', () => idle.delete(socket)));
  server.on('request', ({ socket }, res) => {
    answering.set(socket, (answering.get(socket) ?? 0) + 1);
    idle.delete(socket);
    res.once('close', () => {
      const left = (answering.get(socket) ?? 1) - 1;
      answering.set(socket, left);
      if (left === 0 && !socket.destroyed) idle.set(socket, socket.bytesRead);
    });
  });
}

/** Closes connections on which nothing is being answered and nothing has begun. One that never asked anything is left alone. */
export function closeIdleConnections(server: Server): void {
  for (const [socket, read] of idleOf.get(server) ?? [])
    if (socket.bytesRead === read) socket.destroy();
}
