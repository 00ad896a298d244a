import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import * as limits from '#shared/limits.ts';
import { findClientAddress, toNetworks, type IsProxy } from '../infra/client-address.ts';

type Connection = {
  /** Null: a proxy, which has the connections of many readers. */
  network: string | null;
  /** Requests without a complete reply. */
  answering: number;
  latest: IncomingMessage | null;
  /** The bytes read when the last reply was sent. Null: none was. */
  idleSince: number | null;
};

/** Open connections by server. The first one has been without a new request for longest. */
const connectionsOf = new WeakMap<Server, Map<Socket, Connection>>();

/**
 * Limits the connections of a server and of each network. At a limit, the oldest connection without
 * a complete request is closed, so that neither silent nor slow clients keep readers out.
 * Decision 21.
 */
export function limitConnections(server: Server, isProxy: IsProxy): void {
  const connections = new Map<Socket, Connection>();
  const counts = new Map<string, number>();
  connectionsOf.set(server, connections);

  const remove = (socket: Socket) => {
    const network = connections.get(socket)?.network;
    if (!connections.delete(socket) || !network) return;
    const count = (counts.get(network) ?? 0) - 1;
    if (count > 0) counts.set(network, count);
    else counts.delete(network);
  };
  const closeOldest = (network?: string) => {
    for (const [socket, connection] of connections) {
      if (network !== undefined && connection.network !== network) continue;
      if (connection.answering > 0 && connection.latest?.complete) continue;
      remove(socket);
      return void socket.destroy();
    }
  };

  server.on('connection', (socket) => {
    const address = findClientAddress({ socket, headers: {} }, isProxy);
    const network = isProxy(address, 0) ? null : toNetworks(address).network;
    connections.set(socket, { network, answering: 0, latest: null, idleSince: null });
    socket.once('close', () => remove(socket));
    if (connections.size > limits.http.maxConnections) closeOldest();
    if (network === null) return;
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    if (count > limits.http.maxConnectionsPerNetwork) closeOldest(network);
  });
  server.on('request', (req, res) => {
    const { socket } = req;
    const connection = connections.get(socket);
    if (!connection) return;
    connection.answering += 1;
    connection.latest = req;
    moveToEnd(connections, socket, connection);
    res.once('close', () => {
      connection.answering -= 1;
      if (connection.answering > 0 || !connections.has(socket)) return;
      connection.idleSince = socket.bytesRead;
      moveToEnd(connections, socket, connection);
    });
  });
}

function moveToEnd<K, V>(map: Map<K, V>, key: K, value: V): void {
  map.delete(key);
  map.set(key, value);
}

/** Closes connections without a request in progress, unless they never sent one. */
export function closeIdleConnections(server: Server): void {
  for (const [socket, { answering, idleSince }] of connectionsOf.get(server) ?? [])
    if (answering === 0 && socket.bytesRead === idleSince) socket.destroy();
}
