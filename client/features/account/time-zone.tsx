import { useApp } from '../../app-context.tsx';
import { saveTimeZone } from '../../queries/account.ts';
import { Problems } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import * as preferenceStyles from '../../ui/preference-fields.styles.ts';
import { SavedChoices, Section, useSaving, type SectionProps } from './section.tsx';

/** The zone of times on pages and of the daily email. */
export function TimeZone({ settings: { timeZone }, onResult }: SectionProps) {
  const app = useApp();
  const { t } = app;
  const { problems, saved, save } = useSaving({}, onResult, t('Time zone saved.'));
  const zones = new Set([
    'UTC',
    ...Intl.supportedValuesOf('timeZone'),
    ...(timeZone ? [timeZone] : []),
  ]);
  return (
    <Section id="time-zone">
      <Problems list={problems} />
      <div className={`${form.field} ${preferenceStyles.select}`}>
        <p id="timeZone-hint" className={form.hint}>
          {t('Used for exact times and the daily email.')}
        </p>
        <select
          aria-labelledby="time-zone"
          aria-describedby="timeZone-hint"
          defaultValue={timeZone ?? ''}
          onChange={({ target }) => void save(() => saveTimeZone(app, target.value || null))}
        >
          <option value="">{t('My browser’s time zone')}</option>
          {[...zones].map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      </div>
      <SavedChoices saved={saved} />
    </Section>
  );
}
