import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterFile } from './after-file.ts';

/** A message. `answer` writes instead of the usual answer to a request for its content. */
export type HostileMessage = {
  raw?: string | Buffer;
  /** The size that the server claims. */
  size?: number;
  answer?: (socket: Socket, tag: string, uid: number) => void;
};

/** Starts an IMAP server that does what a test says. It ends with the file. */
export async function startHostileImap() {
  const messages = new Map<number, HostileMessage>();
  const seen = new Set<number>();
  const sockets = new Set<Socket>();
  /** Answers to whole commands, such as `SELECT`; the test writes what it wants. */
  const commands: Record<string, (socket: Socket, tag: string) => void> = {};
  let lastUid = 0;

  function handle(socket: Socket, line: string): void {
    const [tag = '', first = '', second = ''] = line.split(' ');
    const name = (first.toUpperCase() === 'UID' ? second : first).toUpperCase();
    const end = (text = 'OK done') => socket.write(`${tag} ${text}\r\n`);
    const own = commands[name];
    if (own) return own(socket, tag);
    if (name === 'SELECT') {
      socket.write('* FLAGS (\\Seen)\r\n* OK [PERMANENTFLAGS (\\Seen)] ok\r\n');
      socket.write(`* ${messages.size} EXISTS\r\n* OK [UIDVALIDITY 7] ok\r\n`);
      return void end('OK [READ-WRITE] done');
    }
    if (name === 'SEARCH') {
      const unread = [...messages.keys()].filter((uid) => !seen.has(uid));
      socket.write(`* SEARCH${unread.map((uid) => ` ${uid}`).join('')}\r\n`);
    }
    if (name === 'CAPABILITY') socket.write('* CAPABILITY IMAP4rev1\r\n');
    if (name === 'STORE') seen.add(Number(line.split(' ')[3]));
    if (name === 'FETCH') {
      const uid = Number(line.split(' ')[3]);
      const { raw = '', size, answer } = messages.get(uid) ?? {};
      const content = Buffer.from(raw as string);
      if (!line.includes('BODY.PEEK'))
        socket.write(`* ${uid} FETCH (UID ${uid} RFC822.SIZE ${size ?? content.length})\r\n`);
      else if (answer) return answer(socket, tag, uid);
      else {
        socket.write(`* ${uid} FETCH (UID ${uid} BODY[]<0> {${content.length}}\r\n`);
        socket.write(content);
        socket.write(')\r\n');
      }
    }
    end();
    if (name === 'LOGOUT') socket.end();
  }

  const server = createServer((socket) => {
    socket.setNoDelay(true);
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.write('* OK ready\r\n');
    let waiting = '';
    socket.on('data', (chunk) => {
      const lines = (waiting + chunk.toString('latin1')).split('\r\n');
      waiting = lines.pop() ?? '';
      for (const line of lines) handle(socket, line);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterFile(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  });
  return {
    url: `imap://me:secret@127.0.0.1:${(server.address() as AddressInfo).port}/INBOX`,
    commands,
    add(message: HostileMessage): number {
      lastUid += 1;
      messages.set(lastUid, message);
      return lastUid;
    },
    reset(): void {
      messages.clear();
      seen.clear();
      for (const name of Object.keys(commands)) delete commands[name];
    },
    countUnread: () => [...messages.keys()].filter((uid) => !seen.has(uid)).length,
  };
}
