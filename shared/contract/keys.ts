import type { Key } from './index.ts';

export function methodAndPath(key: string): { method: string; path: string } {
  const space = key.indexOf(' ');
  return { method: key.slice(0, space), path: key.slice(space + 1) };
}

/** Keys of staff endpoints. */
export type StaffKey = Extract<Key, `${string} /api/admin/${string}`>;
export const isStaffKey = (key: string): key is StaffKey => key.includes(' /api/admin/');
