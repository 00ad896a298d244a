import { ApiError } from '#shared/api-error.ts';

type Proof = { challenge: string; nonce: number };

/** Calls, and once more with a proof of work if the site asks for one. */
export async function withProof<T>(call: (proof?: Proof) => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError && error.proof)) throw error;
    const { solveChallenge } = await import('./proof-of-work.ts');
    return call({ challenge: error.proof.challenge, nonce: await solveChallenge(error.proof) });
  }
}
