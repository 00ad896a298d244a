import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import type { ProofChallenge } from '#shared/api-error.ts';
import * as limits from '#shared/limits.ts';

type Proof = { challenge: string; nonce: number };

/** Returns the challenge of an error reply. */
export const getChallenge = (body: unknown) => (body as { proof: ProofChallenge }).proof;

export const isSolution = ({ challenge, nonce }: Proof) =>
  createHash('sha256').update(`${challenge}${nonce}`).digest().readUInt32BE(0) <
  2 ** (32 - limits.signupSurge.zeroBits);

/** Finds the proof of work of a challenge. */
export function solve({ challenge, zeroBits }: ProofChallenge): Proof {
  expect(zeroBits).toBe(limits.signupSurge.zeroBits);
  for (let nonce = 0; ; nonce += 1)
    if (isSolution({ challenge, nonce })) return { challenge, nonce };
}
