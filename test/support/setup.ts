import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import * as limits from '../../shared/limits.ts';
import { runAfterFileTasks } from './after-file.ts';

const before = JSON.stringify(limits);

/** What is written to the console is a defect somewhere: a warning of React, a stray message, an error nobody handles. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  for (const method of ['error', 'warn'] as const) {
    const written = console[method];
    // Of tests that run at the same time, the first to end has restored it for all.
    if (vi.isMockFunction(written)) expect(written.mock.calls, `console.${method}`).toEqual([]);
  }
  vi.restoreAllMocks();
});

/** The next file may have the same worker, and starts as this one did. */
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await runAfterFileTasks();
  expect(JSON.stringify(limits), 'limits that a test changed and left so').toBe(before);
});
