import { randomBytes } from 'node:crypto';
import { BucketError, type Bucket } from '../../../infra/images/bucket.ts';
import { fail, ok, type Finding } from './finding.ts';

/** Writes an object, reads it and deletes it. Returns no finding without a bucket. */
export async function checkBucket(bucket: Bucket | null): Promise<Finding[]> {
  if (bucket === null) return [];
  const content = randomBytes(16);
  const key = `doctor/${content.toString('hex')}`;
  try {
    await bucket.write(key, content);
    const stored = await bucket.read(key);
    await bucket.delete(key);
    return [
      stored?.equals(content)
        ? ok('pictures', 'S3_BUCKET accepts, returns and deletes objects.')
        : fail('pictures', 'S3_BUCKET does not return what was written to it.'),
    ];
  } catch (error) {
    if (!(error instanceof BucketError)) throw error;
    return [
      fail(
        'pictures',
        `${error.message}. Check the S3 variables, and that the key may read, write and delete.`,
      ),
    ];
  }
}
