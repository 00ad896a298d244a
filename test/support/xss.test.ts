import { expect, it } from 'vitest';
import { hostile } from './xss.ts';

it('contains many distinct payloads', () => {
  expect(hostile.length).toBeGreaterThan(120);
  expect(new Set(hostile).size).toBe(hostile.length);
  for (const part of ['</script>', '<!--', ']]>', '\u2028', 'onerror=', 'javascript:'])
    expect(hostile.join('\n')).toContain(part);
});
