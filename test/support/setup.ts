import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import * as limits from '../../shared/limits.ts';
import { runAfterFileTasks } from './after-file.ts';

const before = JSON.stringify(limits);

const statementsFolder = process.env.RECORD_STATEMENTS;
if (statementsFolder !== undefined && !('recordsStatements' in globalThis)) {
  // The files of a worker share it.
  Object.assign(globalThis, { recordsStatements: true });
  const { recordStatements } = await import('./record-statements.ts');
  recordStatements(statementsFolder);
}

/** Any console output is a defect: React warnings, stray messages, unhandled errors. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  for (const method of ['error', 'warn'] as const) {
    const written = console[method];
    // The first of concurrent tests to end restores it for all, so later output of the others
    // passes. Most of them start processes, which have a console of their own.
    if (vi.isMockFunction(written)) expect(written.mock.calls, `console.${method}`).toEqual([]);
  }
  vi.restoreAllMocks();
});

/** Resets the worker for the next file. */
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await runAfterFileTasks();
  expect(JSON.stringify(limits), 'limits that a test changed and left so').toBe(before);
});
