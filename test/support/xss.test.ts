import { expect, it } from 'vitest';
import { hostile } from './xss.ts';

it('the hostile texts are many and all different', () => {
  expect(hostile.length).toBeGreaterThan(120);
  expect(new Set(hostile).size).toBe(hostile.length);
  for (const part of ['</script>', '<!--', ']]>', '\u2028', 'onerror=', 'javascript:'])
    expect(hostile.join('\n')).toContain(part);
});
