import * as limits from '#shared/limits.ts';
import { userPath } from '#shared/paths.ts';
import { useApp } from '../../app-context.tsx';
import { number } from '../../lib/time.ts';
import { saveProfile } from '../../queries/account.ts';
import { Area, Field } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import * as styles from './account.styles.ts';
import { Picture } from './picture.tsx';
import { SaveLine, Section, useSaving, type SectionProps } from './section.tsx';

const labels = { name: 'Name', about: 'About you', website: 'Website' };

export function Profile({ settings, onResult }: SectionProps) {
  const app = useApp();
  const { problems, pending, saved, save, change } = useSaving(labels, onResult, 'Profile saved.');
  const send = (data: FormData) =>
    save(async () => {
      const name = String(data.get('name')).trim();
      if (name === '') return [{ field: 'name', message: 'Enter a name.' }];
      // FormData has CRLF line ends.
      await saveProfile(app, {
        name,
        about: String(data.get('about')).replaceAll('\r\n', '\n'),
        website: String(data.get('website')).trim(),
      });
    });
  return (
    <Section id="profile">
      <p className={styles.aside}>
        Shown on <a href={userPath(settings.username)}>your public profile</a>. Your username (
        {settings.username}) can’t be changed.
      </p>
      <Picture settings={settings} />
      <Form label="Profile" problems={problems} onSend={(data) => void send(data)} onInput={change}>
        <Field
          name="name"
          label={labels.name}
          problems={problems}
          defaultValue={settings.name}
          autoComplete="name"
        />
        <Area
          name="about"
          label={labels.about}
          hint={`Plain text, at most ${number(limits.about.max)} characters.`}
          problems={problems}
          optional
          defaultValue={settings.about}
          maxCharacters={limits.about.max}
        />
        <Field
          name="website"
          label={labels.website}
          hint="Starts with https:// or http://."
          problems={problems}
          optional
          defaultValue={settings.website ?? ''}
          type="url"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SaveLine pending={pending} saved={saved} />
      </Form>
    </Section>
  );
}
