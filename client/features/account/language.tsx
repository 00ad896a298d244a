import { useApp } from '../../app-context.tsx';
import { saveLanguage } from '../../queries/account.ts';
import { Problems } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import * as preferenceStyles from '../../ui/preference-fields.styles.ts';
import { SavedChoices, Section, useSaving, type SectionProps } from './section.tsx';

/** The language of emails, on a site with several. That of a page is the one of its host. */
export function Language({ settings: { language }, onResult }: SectionProps) {
  const app = useApp();
  const { site, t } = app;
  const { problems, saved, save } = useSaving({}, onResult, t('Language saved.'));
  if (site.languages.length === 0) return null;
  return (
    <Section id="language">
      <Problems list={problems} />
      <div className={`${form.field} ${preferenceStyles.select}`}>
        <p id="language-hint" className={form.hint}>
          {t(
            'Emails about your account, replies and mentions are in this language. Links to the pages in other languages are at the foot of each page.',
          )}
        </p>
        <select
          aria-labelledby="language"
          aria-describedby="language-hint"
          defaultValue={language ?? ''}
          onChange={({ target }) =>
            void save(() =>
              saveLanguage(
                app,
                site.languages.find(({ code }) => code === target.value)?.code ?? null,
              ),
            )
          }
        >
          <option value="">{t('The language of my newsletter, or of the site')}</option>
          {site.languages.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <SavedChoices saved={saved} />
    </Section>
  );
}
