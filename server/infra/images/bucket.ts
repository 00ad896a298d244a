import { hash } from 'node:crypto';
import type { AwsClient } from 'aws4fetch';
import type { Config } from '../config/config.ts';

/** A bucket of an S3-compatible server (`S3_ENDPOINT`). Every function throws BucketError. */
export type Bucket = {
  /** Null: there is no such object. */
  read(key: string): Promise<Buffer | null>;
  write(key: string, content: Buffer): Promise<void>;
  /** Succeeds also if there is no such object. */
  delete(key: string): Promise<void>;
};

/** The server did not do what was asked. */
export class BucketError extends Error {
  override name = 'BucketError';
}

const timeoutMs = 20_000;

/** Returns null without `S3_ENDPOINT`. */
export function createBucket({ s3 }: Pick<Config, 's3'>): Bucket | null {
  if (s3 === null) return null;
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3;
  let loading: Promise<AwsClient> | undefined;
  const load = async () => {
    const { AwsClient } = await import('aws4fetch');
    return new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  };

  /** Resolves with the status and the body. Redirects are not followed: a signature is for one URL. */
  async function send(method: 'GET' | 'PUT' | 'DELETE', key: string, content?: Buffer) {
    const url = `${endpoint}/${bucket}/${key}`;
    const failed = (why: string, cause?: unknown) =>
      new BucketError(`${method} ${url} failed: ${why}`, { cause });
    try {
      const client = await (loading ??= load());
      const response = await client.fetch(url, {
        method,
        ...(content ? { body: new Uint8Array(content) } : {}),
        headers: { 'X-Amz-Content-Sha256': hash('sha256', content ?? '', 'hex') },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const body = Buffer.from(await response.arrayBuffer());
      const [, code = ''] =
        /<Code>(\w{1,60})<\/Code>/.exec(body.toString('latin1', 0, 2_000)) ?? [];
      // A bucket that does not exist answers 404, too.
      if (response.ok || (response.status === 404 && code !== 'NoSuchBucket'))
        return { isFound: response.ok, body };
      throw failed(`${response.status} ${code}`.trim());
    } catch (error) {
      throw error instanceof BucketError ? error : failed(String(error), error);
    }
  }

  return {
    async read(key) {
      const { isFound, body } = await send('GET', key);
      return isFound ? body : null;
    },
    async write(key, content) {
      const { isFound } = await send('PUT', key, content);
      if (!isFound) throw new BucketError(`${endpoint}/${bucket} was not found`);
    },
    async delete(key) {
      await send('DELETE', key);
    },
  };
}
