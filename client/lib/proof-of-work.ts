import type { ProofChallenge } from '#shared/api-error.ts';

/** Digests per batch. The page stays responsive between two batches. */
const slice = 500;

/**
 * Returns the smallest number which, appended to the challenge, gives a SHA-256 with the required
 * leading zero bits. Throws without SubtleCrypto.
 */
export async function solveChallenge({ challenge, zeroBits }: ProofChallenge): Promise<number> {
  const encoder = new TextEncoder();
  const isFound = async (nonce: number) =>
    leadingZeros(
      new Uint8Array(
        await crypto.subtle.digest('SHA-256', encoder.encode(challenge + String(nonce))),
      ),
    ) >= zeroBits;
  for (let first = 0; ; first += slice) {
    const found = (
      await Promise.all(Array.from({ length: slice }, (_, i) => isFound(first + i)))
    ).indexOf(true);
    if (found !== -1) return first + found;
  }
}

function leadingZeros(bytes: Uint8Array): number {
  const at = bytes.findIndex((byte) => byte !== 0);
  return at === -1 ? bytes.length * 8 : at * 8 + Math.clz32(bytes[at] ?? 0) - 24;
}
