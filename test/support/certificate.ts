import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isIP } from 'node:net';
import { dayMs } from '#shared/durations.ts';

/**
 * A self-signed certificate for a name or IPv4 address and its key, both PEM. Created for each run
 * and valid for a day.
 */
export function selfSigned(name: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const called = sequence(
    der(0x31, sequence(objectId('550403'), der(0x0c, Buffer.from(`${name} of a test`)))),
  );
  const subjectAltName = sequence(
    objectId('551d11'),
    der(
      0x04,
      sequence(
        isIP(name) === 4
          ? der(0x87, Buffer.from(name.split('.').map(Number)))
          : der(0x82, Buffer.from(name)),
      ),
    ),
  );
  const certificate = sequence(
    der(0xa0, number(Buffer.from([2]))),
    number(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    ecdsaWithSha256,
    called,
    sequence(time(-1), time(1)),
    called,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(subjectAltName)),
  );
  const whole = sequence(
    certificate,
    ecdsaWithSha256,
    der(0x03, Buffer.from([0]), sign('sha256', certificate, privateKey)),
  );
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert:
      '-----BEGIN ' +
      `CERTIFICATE-----\n${whole.toString('base64').replace(/.{64}(?=.)/g, '$&\n')}\n-----END ` +
      `CERTIFICATE-----\n`,
  };
}

/** Encodes a value as ASN.1 DER (X.690). */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  return Buffer.concat([
    Buffer.from(
      length < 0x80
        ? [tag, length]
        : length < 0x100
          ? [tag, 0x81, length]
          : [tag, 0x82, length >> 8, length & 0xff],
    ),
    content,
  ]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const number = (bytes: Buffer) => der(0x02, bytes);
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const ecdsaWithSha256 = sequence(objectId('2a8648ce3d040302'));
const time = (days: number) =>
  der(
    0x17,
    Buffer.from(
      `${new Date(Date.now() + days * dayMs)
        .toISOString()
        .replace(/[-:T]|\.\d+/g, '')
        .slice(2)}`,
    ),
  );
