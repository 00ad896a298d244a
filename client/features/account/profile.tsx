import * as limits from '#shared/limits.ts';
import { userPath } from '#shared/paths.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp } from '../../app-context.tsx';
import { saveProfile } from '../../queries/account.ts';
import { Area, Field } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { rich } from '../../ui/rich.tsx';
import * as styles from './account.styles.ts';
import { Picture } from './picture.tsx';
import { SaveLine, Section, useSaving, type SectionProps } from './section.tsx';

const labels = {
  name: english('Name'),
  about: english('About you'),
  website: english('Website'),
};

export function Profile({ settings, onResult }: SectionProps) {
  const app = useApp();
  const { t } = app;
  const { problems, pending, saved, save, change } = useSaving(
    labels,
    onResult,
    t('Profile saved.'),
  );
  const send = (data: FormData) =>
    save(async () => {
      const name = String(data.get('name')).trim();
      if (name === '') return [{ field: 'name', message: t('Enter a name.') }];
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
        {rich(
          t,
          'Shown on <profile>your public profile</profile>. Your username ({username}) can’t be ' +
            'changed.',
          {
            profile: (content) => <a href={userPath(settings.username)}>{content}</a>,
            username: settings.username,
          },
        )}
      </p>
      <Picture settings={settings} />
      <Form
        label={t('Profile')}
        problems={problems}
        onSend={(data) => void send(data)}
        onInput={change}
      >
        <Field
          name="name"
          label={t(labels.name)}
          problems={problems}
          defaultValue={settings.name}
          autoComplete="name"
        />
        <Area
          name="about"
          label={t(labels.about)}
          hint={t('Plain text, at most {most, number} characters.', { most: limits.about.max })}
          problems={problems}
          optional
          defaultValue={settings.about}
          maxCharacters={limits.about.max}
        />
        <Field
          name="website"
          label={t(labels.website)}
          hint={t('Starts with https:// or http://.')}
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
