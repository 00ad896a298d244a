import { createHash } from 'node:crypto';
import { customAlphabet } from 'nanoid';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Returns a random id of letters and digits, so that it can end a slug after a hyphen. */
export const newId = customAlphabet(alphabet, 12);

/** Returns the same id for the same text (SHA-256), for items that may be imported twice. */
export function idFrom(text: string): string {
  let number = BigInt(`0x${createHash('sha256').update(text).digest('hex')}`);
  return Array.from({ length: 12 }, () => {
    const letter = alphabet[Number(number % 62n)] ?? '';
    number /= 62n;
    return letter;
  }).join('');
}
