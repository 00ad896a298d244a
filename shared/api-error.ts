/** An error of an API request, over either transport. `status` 0: no response. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string;
  /** Invalid parameters by name. Messages continue the name: `must not be empty`. */
  readonly fields: readonly { field: string; message: string }[];
  /** The post that has the same link. */
  readonly earlier: EarlierPost | undefined;
  /** The proof of work that a retry requires, during a sign-up surge. */
  readonly proof: ProofChallenge | undefined;
  constructor(
    status: number,
    code: string,
    message: string,
    fields: ApiError['fields'] = [],
    earlier?: EarlierPost,
    proof?: ProofChallenge,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.earlier = earlier;
    this.proof = proof;
  }
}

export type EarlierPost = { slug: string; title: string; commentCount: number; createdAt: string };

export type ProofChallenge = { challenge: string; zeroBits: number };
