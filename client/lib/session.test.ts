import { beforeEach, expect, it, vi } from 'vitest';
import { watchSession } from './session.ts';

const stored = new Map<string, string>();
let page: EventTarget;
beforeEach(() => {
  stored.clear();
  page = Object.assign(new EventTarget(), {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => void stored.delete(key),
    },
  });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { documentElement: { classList: { toggle: () => undefined } } });
});
const comesBack = (persisted: boolean) =>
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('checks the session of a page restored after another login', () => {
  stored.set('token', 'ada');
  const verify = vi.fn(async () => undefined);
  watchSession(verify);
  expect(verify).toHaveBeenCalledTimes(1);
  stored.set('token', 'grace');
  comesBack(true);
  expect(verify).toHaveBeenCalledTimes(2);
  comesBack(true);
  expect(verify, 'same session').toHaveBeenCalledTimes(2);
});

it('checks the session once for a new page', () => {
  stored.set('token', 'ada');
  const verify = vi.fn(async () => undefined);
  watchSession(verify);
  comesBack(false);
  expect(verify).toHaveBeenCalledTimes(1);
});
