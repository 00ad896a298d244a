import { expect, it } from 'vitest';
import { toVariantKey, normalizePrompt } from './variant-key.ts';
import { startCpuTimer } from '../../../test/support/cpu-time.ts';

it('ignores case, space, width and final punctuation in keys', () => {
  const forms = [
    'Non-technical, in French, on energy',
    'non-technical,  in French, on energy.',
    '  NON-TECHNICAL,\nin french, on energy!! ',
    'ｎｏｎ-technical, in French, on energy…',
    'non-technical, in Fr\u200bench, on energy',
  ];
  expect(new Set(forms.map(normalizePrompt))).toEqual(
    new Set(['non-technical, in french, on energy']),
  );
  expect(new Set(forms.map((form) => toVariantKey(form, 'fr'))).size).toBe(1);
  expect(normalizePrompt(normalizePrompt(forms[3]!))).toBe(normalizePrompt(forms[3]!));
  expect(toVariantKey(forms[0]!, 'en')).not.toBe(toVariantKey(forms[0]!, 'fr'));
  expect(toVariantKey('on energy', 'en')).not.toBe(toVariantKey('on energies', 'en'));
  expect(toVariantKey(null, 'en')).toBe(toVariantKey(' . ', 'en'));
  expect(toVariantKey('x'.repeat(100_000), 'en')).toMatch(/^[\w-]{22}$/);
});

it('computes ten thousand keys quickly', () => {
  const readCpuMs = startCpuTimer();
  for (let i = 0; i < 10_000; i += 1)
    toVariantKey(`non-technical, in French, on energy and subject ${i}`, 'en');
  expect(readCpuMs()).toBeLessThan(2_000);
});
