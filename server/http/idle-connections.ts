import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Idle connections by server, each with the bytes read when its last reply was sent. */
const idleConnections = new WeakMap<Server, Map<Socket, number>>();

/**
 * Tracks idle connections. Node's `closeIdleConnections` and `close` also close connections whose
 * reply is not sent completely, which cuts off slow clients. Decision 21.
 */
export function trackIdleConnections(server: Server): void {
  const idle = new Map<Socket, number>();
  const answering = new WeakMap<Socket, number>();
  idleConnections.set(server, idle);
  server.on('connection', (socket) => socket.once('close', () => idle.delete(socket)));
  server.on('request', ({ socket }, res) => {
    answering.set(socket, (answering.get(socket) ?? 0) + 1);
    idle.delete(socket);
    res.once('close', () => {
      const remaining = (answering.get(socket) ?? 1) - 1;
      answering.set(socket, remaining);
      if (remaining === 0 && !socket.destroyed) idle.set(socket, socket.bytesRead);
    });
  });
}

/** Closes connections without a request in progress, unless they never sent one. */
export function closeIdleConnections(server: Server): void {
  for (const [socket, bytesRead] of idleConnections.get(server) ?? [])
    if (socket.bytesRead === bytesRead) socket.destroy();
}
