import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { Config } from '../../server/infra/config/config.ts';
import { afterFile } from './after-file.ts';
import { tempFolder } from './programs.ts';

export type TestBucket = {
  config: NonNullable<Config['s3']>;
  /** Keys of the objects in the bucket. */
  list(): string[];
  stop(): Promise<void>;
};

/** Starts an S3 server with an empty bucket, which checks signatures. */
export async function startBucket(): Promise<TestBucket> {
  const directory = tempFolder();
  const bucket = 'pictures';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  let isRunning = true;
  const stop = async () => {
    if (!isRunning) return;
    isRunning = false;
    await server.close();
  };
  afterFile(stop);
  return {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    list: () =>
      readdirSync(join(directory, bucket), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('._S3rver_object'))
        .map((name) => name.replace('._S3rver_object', '')),
    stop,
  };
}
