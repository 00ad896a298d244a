import type { DigestPreferences } from '#shared/newsletter/preferences.ts';
import type { PreferenceForm } from '#shared/contract/newsletter.ts';
import { fieldNames, getDays } from '#shared/newsletter/preference-fields.ts';
import * as form from './form.styles.ts';
import type { Problem } from './form.tsx';
import * as styles from './preference-fields.styles.ts';

const postCounts = [1, 3, 5, 10, 20];

type Props = {
  /** Prefix of element IDs. */
  idPrefix: string;
  fields: PreferenceForm;
  chosen: DigestPreferences;
  problems?: readonly Problem[];
  disabled?: boolean;
};

/** Chooses what the digest is like, instead of a prompt or besides it. Works without JavaScript. */
export function PreferenceFields(props: Props) {
  const { idPrefix, fields, chosen, disabled } = props;
  const { texts, days, hasLevels, maxPosts } = fields;
  const counts = new Set([...postCounts.filter((count) => count <= maxPosts), chosen.posts ?? 1]);
  const isOffered = hasLevels || chosen.level !== 'standard';
  return (
    <div className={styles.fields}>
      <input type="hidden" name={fieldNames.present} value="1" disabled={disabled} />
      <Subjects {...props} list="topics" />
      <div className={`${form.field} ${form.options}`}>
        <Check name="only" label={texts.only} checked={chosen.only} disabled={disabled} />
        <Check
          name="skipEmpty"
          label={texts.skipEmpty}
          checked={chosen.skipEmpty}
          disabled={disabled}
        />
      </div>
      <Subjects {...props} list="avoid" />
      <div className={styles.row}>
        {isOffered ? (
          <Select
            id={`${idPrefix}-level`}
            name="level"
            label={texts.level}
            chosen={chosen.level}
            disabled={disabled}
            options={[
              ['standard', texts.standard],
              ['plain', texts.preferencePlain],
              ['expert', texts.preferenceExpert],
            ]}
          />
        ) : null}
        <Select
          id={`${idPrefix}-length`}
          name="length"
          label={texts.length}
          chosen={chosen.length}
          disabled={disabled}
          options={[
            ['standard', texts.standard],
            ['short', texts.preferenceShort],
            ['long', texts.preferenceLong],
          ]}
        />
        <Select
          id={`${idPrefix}-posts`}
          name="posts"
          label={texts.posts}
          chosen={String(chosen.posts ?? '')}
          disabled={disabled}
          options={[
            ['', texts.standard],
            ...[...counts]
              .toSorted((a, b) => a - b)
              .map((count) => [String(count), String(count)] as const),
          ]}
        />
      </div>
      <fieldset className={`${form.field} ${styles.group}`} data-of="daily">
        <legend>{texts.days}</legend>
        <div className={styles.chips}>
          {(
            [
              ['every', texts.everyDay],
              ['workdays', `${days[0]} – ${days[4]}`],
              ['some', texts.someDays],
            ] as const
          ).map(([value, label]) => (
            <label key={value}>
              <input
                type="radio"
                name="days"
                value={value}
                defaultChecked={value === getDays(chosen)}
                disabled={disabled}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
        <div className={styles.chips} data-days="some">
          {days.map((label, i) => (
            <label key={label}>
              <input
                type="checkbox"
                name={fieldNames.day(i + 1)}
                defaultChecked={chosen.weekdays.includes(i + 1)}
                disabled={disabled}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

/** Chosen topics and suggestions as chips, and a field for others. */
function Subjects({
  idPrefix,
  fields: { texts, tags },
  chosen,
  problems = [],
  disabled,
  list,
}: Props & { list: 'topics' | 'avoid' }) {
  const id = `${idPrefix}-${list}`;
  const name = fieldNames.more(list);
  const problem = problems.find(({ field }) => field === name)?.message;
  const options = [...new Set([...chosen[list], ...tags])];
  return (
    <fieldset className={`${form.field} ${styles.group}`}>
      <legend>{texts[list]}</legend>
      <div className={styles.chips}>
        {options.map((subject, i) => (
          <label key={subject}>
            <input
              type="checkbox"
              name={fieldNames.option(list, i)}
              value={subject}
              defaultChecked={chosen[list].includes(subject)}
              disabled={disabled}
            />
            <bdi>{subject}</bdi>
          </label>
        ))}
      </div>
      <div className={form.field}>
        <label htmlFor={id} className={styles.more}>
          {texts.more}
        </label>
        {problem ? (
          <p id={`${id}-problem`} className={form.problem}>
            {problem}
          </p>
        ) : null}
        <input
          id={id}
          name={name}
          dir="auto"
          autoComplete="off"
          maxLength={500}
          disabled={disabled}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
      </div>
    </fieldset>
  );
}

function Check({
  label,
  checked,
  ...input
}: {
  name: string;
  label: string;
  checked: boolean;
  disabled: boolean | undefined;
}) {
  return (
    <label>
      <input type="checkbox" defaultChecked={checked} {...input} />
      <span>{label}</span>
    </label>
  );
}

function Select({
  id,
  label,
  chosen,
  options,
  ...select
}: {
  id: string;
  name: string;
  label: string;
  chosen: string;
  options: readonly (readonly [value: string, label: string])[];
  disabled: boolean | undefined;
}) {
  return (
    <div className={`${form.field} ${styles.select}`}>
      <label htmlFor={id}>{label}</label>
      <select id={id} defaultValue={chosen} {...select}>
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
