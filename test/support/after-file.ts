const tasks: (() => Promise<void> | void)[] = [];

/**
 * Runs the task after the tests of the file, newest first. Unlike `afterAll`, a test may call it.
 */
export function afterFile(task: () => Promise<void> | void): void {
  tasks.push(task);
}

/** The setup file calls it, because workers retain modules between files. */
export async function runAfterFileTasks(): Promise<void> {
  for (let task = tasks.pop(); task; task = tasks.pop()) await task();
}
