/** Storage that ignores errors: it can be disabled or full. */
export function guardedStorage(area: () => Storage) {
  return {
    keys(): string[] {
      try {
        return Object.keys(area());
      } catch {
        return [];
      }
    },
    get(key: string): string | null {
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    set(key: string, value: string): void {
      try {
        area().setItem(key, value);
      } catch {
        // Full or switched off.
      }
    },
    remove(key: string): void {
      try {
        area().removeItem(key);
      } catch {
        // Then there is nothing.
      }
    },
  };
}

export const localStore = guardedStorage(() => window.localStorage);
