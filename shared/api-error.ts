/** What a call of the API throws on both transports. `status` 0: no reply came at all. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string;
  /** What of the call is wrong, by its parameters' names. A message goes on from the name: `must not be empty`. */
  readonly fields: readonly { field: string; message: string }[];
  /** Of a link that was posted already: that post. */
  readonly earlier: EarlierPost | undefined;
  /** What to work out before the call is made again, while the site is being flooded. */
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
