/**
 * Starts a timer of the CPU time of this thread. Unlike wall time, it excludes other processes. The
 * returned function reads it in milliseconds.
 */
export function startCpuTimer(): () => number {
  const start = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1_000;
  };
}
