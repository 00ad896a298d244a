import { isRecord } from '#shared/is-record.ts';

/** Settings are named by path, as in errors of the API: `theme.colors.primary`. */
export function valueAt(settings: unknown, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>(
      (at, name) =>
        typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined,
      settings,
    );
}

/** Returns a copy with one value replaced. */
export function withValue<T>(settings: T, field: string, value: unknown): T {
  const [name = '', ...rest] = field.split('.');
  const inner =
    rest.length === 0 ? value : withValue(valueAt(settings, name), rest.join('.'), value);
  if (Array.isArray(settings))
    return settings.map((item: unknown, index) => (String(index) === name ? inner : item)) as T;
  return { ...settings, [name]: inner };
}

type Difference = { field: string; before: unknown; after: unknown };

/** Returns the paths that differ. A list counts as one value. */
export function differences(before: unknown, after: unknown, field = ''): Difference[] {
  if (before === after) return [];
  if (isRecord(before) && isRecord(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) =>
      differences(before[name], after[name], field === '' ? name : `${field}.${name}`),
    );
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ field, before, after }];
}
