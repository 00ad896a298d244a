import { exactTime } from '../lib/words.ts';
import { describeVisibility, labelChange, labelValue } from './labels.ts';

/** A changed value. Null: absent before or after. */
export type Change = { name: string; before: string | null; after: string | null };

/** Maximum length of a displayed text. Characters. */
const maxLength = 300;
/** Longer texts show only the part that differs, with some context. Characters. */
const minDiffLength = 80;
const contextLength = 20;

/** Compares two states of the log field by field, down to plain values, and words both. */
export function diffStates(before: unknown, after: unknown): Change[] {
  const [was, is] = [before, after].map((state) => flattenValue(describeVisibility(state))) as [
    Map<string, string>,
    Map<string, string>,
  ];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const [from, to] = [was, is].map((values) => labelValue(values.get(name) ?? null)) as [
      string | null,
      string | null,
    ];
    return from === to ? [] : [{ name: labelChange(name), ...shorten(from, to) }];
  });
}

/** Returns the values by path: `theme.colors.text`. */
function flattenValue(
  value: unknown,
  way = '',
  into = new Map<string, string>(),
): Map<string, string> {
  if (value === null || value === undefined) return into;
  if (
    typeof value === 'object' &&
    !(Array.isArray(value) && value.every((item) => typeof item !== 'object'))
  ) {
    for (const [name, inner] of Object.entries(value))
      flattenValue(inner, way === '' ? name : `${way}.${name}`, into);
    return into;
  }
  return into.set(
    way,
    Array.isArray(value)
      ? value.join(', ')
      : formatValue(String(value as string | number | boolean)),
  );
}

const formatValue = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) ? exactTime(Date.parse(text)) : text;

function shorten(
  from: string | null,
  to: string | null,
): { before: string | null; after: string | null } {
  let [start, end] = [0, 0];
  if (from !== null && to !== null && Math.max(from.length, to.length) > minDiffLength) {
    const least = Math.min(from.length, to.length);
    while (start < least && from[start] === to[start]) start += 1;
    while (end < least - start && from.at(-1 - end) === to.at(-1 - end)) end += 1;
    [start, end] = [Math.max(0, start - contextLength), Math.max(0, end - contextLength)];
  }
  const part = (text: string | null) => {
    if (text === null) return null;
    const inner = text.slice(start, text.length - end);
    const shortened = inner.length > maxLength ? `${inner.slice(0, maxLength)}…` : inner;
    return `${start > 0 ? '…' : ''}${shortened}${end > 0 ? '…' : ''}`;
  };
  return { before: part(from), after: part(to) };
}
