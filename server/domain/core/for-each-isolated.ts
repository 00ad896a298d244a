/**
 * Runs a step for each item, one after another, until `stopping`. A failure affects its item only:
 * it is thrown after the last one, several as an AggregateError.
 */
export async function forEachIsolated<T>(
  items: Iterable<T> | AsyncIterable<T>,
  step: (item: T) => Promise<unknown>,
  stopping?: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  let count = 0;
  for await (const item of items) {
    count += 1;
    try {
      await step(item);
    } catch (error) {
      failures.push(error);
    }
    if (stopping?.aborted) break;
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1)
    throw new AggregateError(failures, `${failures.length} of ${count} steps failed`, {
      cause: failures[0],
    });
}
