/** Pauses requests to an endpoint that keeps failing. */
export function createBreaker({
  failures: maxFailures,
  windowMs,
  restsFor,
}: {
  failures: number;
  windowMs: number;
  restsFor: number;
}) {
  let failures: number[] = [];
  let restsUntil = 0;
  let trying = false;
  const now = () => performance.now();
  return {
    /** Returns null while paused, else a function to call at the end. */
    enter(): (() => void) | null {
      if (restsUntil === 0) return () => undefined;
      if (now() < restsUntil || trying) return null;
      trying = true;
      return () => void (trying = false);
    },
    stillAsks: () => restsUntil === 0,
    succeeded() {
      failures = [];
      restsUntil = 0;
    },
    failed() {
      const at = now();
      failures = [...failures.filter((time) => time > at - windowMs), at].slice(-maxFailures);
      // A single failure of the test request extends the pause.
      if (failures.length >= maxFailures || restsUntil > 0) restsUntil = at + restsFor;
    },
  };
}
