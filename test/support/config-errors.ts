import { expect } from 'vitest';
import { ConfigError, readConfig } from '../../server/infra/config/config.ts';

/** Expects an error of one line with the name of the variable, but not its value. */
export function expectConfigError(env: Record<string, string>, variable: string): void {
  let error: unknown;
  try {
    readConfig(env);
  } catch (thrown) {
    error = thrown;
  }
  expect(error, JSON.stringify(env)).toBeInstanceOf(ConfigError);
  const { message, variable: named } = error as ConfigError;
  expect(named).toBe(variable);
  expect(message.startsWith(`${variable} `), message).toBe(true);
  expect(message).not.toMatch(/[\r\n]/);
  const value = env[variable]?.trim() ?? '';
  if (value.length > 2) expect(message.slice(variable.length)).not.toContain(value);
}
