import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The keys of a browser. */
export function createBrowser() {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const auth = randomBytes(16);
  const p256dh = curve.getPublicKey('base64url');
  /** Decrypts a message (RFC 8291, aes128gcm). */
  const decrypt = (message: Buffer): string => {
    const salt = message.subarray(0, 16);
    const idLength = message.readUInt8(20);
    const sender = message.subarray(21, 21 + idLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
    const derive = (key: Buffer, from: Buffer, text: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', key, from, text, length));
    const key = derive(curve.computeSecret(sender), auth, info, 32);
    const cek = derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const encrypted = message.subarray(21 + idLength);
    const decipher = createDecipheriv('aes-128-gcm', cek, nonce);
    decipher.setAuthTag(encrypted.subarray(-16));
    const padded = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  };
  return { keys: { p256dh, auth: auth.toString('base64url') }, decrypt };
}

type Answer = { status: number; headers?: Record<string, string> } | 'hang';

/** A push service. `answers`: for the next requests; then 201. */
export async function startPushService() {
  const requests: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
  const answers: Answer[] = [];
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      requests.push({ path: req.url ?? '', headers: req.headers, body: Buffer.concat(chunks) });
      const answer = answers.shift() ?? { status: 201 };
      if (answer !== 'hang') res.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (path: string) => `http://127.0.0.1:${port}/${path}`,
    requests,
    answers,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
