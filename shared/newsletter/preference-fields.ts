import type { ChosenPreferences, DigestPreferences } from './preferences.ts';

/**
 * Fields of a form in which a reader chooses preferences. A form repeats no name, so each option of
 * a list has one of its own.
 */
export const fieldNames = {
  /** Tells that the form has these fields: options that are off are not sent. */
  present: 'preferences',
  option: (list: 'topics' | 'avoid', i: number) => `${list}.${i}`,
  more: (list: 'topics' | 'avoid') => `${list}.more`,
  day: (weekday: number) => `day.${weekday}`,
};

const workdays = [1, 2, 3, 4, 5];

/** The days that are chosen at once. `some`: those that are marked. */
export const getDays = ({ weekdays }: DigestPreferences): 'every' | 'workdays' | 'some' =>
  weekdays.length === 0 ? 'every' : weekdays.join() === workdays.join() ? 'workdays' : 'some';

/** Returns the preferences that a form has. Undefined: it has no such fields. */
export function readPreferenceFields(
  fields: Readonly<Record<string, string>>,
): ChosenPreferences | undefined {
  if (fields[fieldNames.present] === undefined) return undefined;
  const readSubjects = (list: 'topics' | 'avoid') => [
    ...Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith(`${list}.`) && name !== fieldNames.more(list) ? [value] : [],
    ),
    ...(fields[fieldNames.more(list)] ?? '')
      .split(/[,;\n，、；،]/u)
      .map((subject) => subject.trim())
      .filter((subject) => subject !== ''),
  ];
  const marked = Array.from({ length: 7 }, (_, i) => i + 1).filter(
    (day) => fields[fieldNames.day(day)] !== undefined,
  );
  return {
    topics: readSubjects('topics'),
    avoid: readSubjects('avoid'),
    only: fields['only'] !== undefined,
    skipEmpty: fields['skipEmpty'] !== undefined,
    level: (fields['level'] || 'standard') as NonNullable<ChosenPreferences['level']>,
    length: (fields['length'] || 'standard') as NonNullable<ChosenPreferences['length']>,
    posts: fields['posts'] ? Number(fields['posts']) : null,
    weekdays: fields['days'] === 'workdays' ? workdays : fields['days'] === 'some' ? marked : [],
  };
}

/** The texts of a form by their names. */
export const toFields = (data: FormData): Record<string, string> =>
  Object.fromEntries(
    [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
