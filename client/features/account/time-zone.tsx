import { useApp } from '../../app-context.tsx';
import { saveTimeZone } from '../../queries/account.ts';
import { Field } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { TimeZones } from '../../ui/time-zones.tsx';
import { SaveLine, Section, useSaving, type SectionProps } from './section.tsx';

const labels = { timeZone: 'Time zone' };

/** The zone of times on pages and of the daily email. */
export function TimeZone({ settings, onResult }: SectionProps) {
  const app = useApp();
  const { problems, pending, saved, save, change } = useSaving(
    labels,
    onResult,
    'Time zone saved.',
  );
  const send = (data: FormData) =>
    save(() => saveTimeZone(app, String(data.get('timeZone')).trim() || null));
  return (
    <Section id="time-zone" title="Time zone">
      <Form
        label="Time zone"
        problems={problems}
        onSend={(data) => void send(data)}
        onInput={change}
      >
        <Field
          key={settings.timeZone}
          name="timeZone"
          label={labels.timeZone}
          hint={
            'Used for exact times and the daily email. Leave blank to show times in your ' +
            'browser’s time zone.'
          }
          problems={problems}
          optional
          defaultValue={settings.timeZone ?? ''}
          list="time-zones"
          maxLength={64}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TimeZones />
        <SaveLine pending={pending} saved={saved} />
      </Form>
    </Section>
  );
}
