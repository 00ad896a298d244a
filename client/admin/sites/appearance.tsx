import * as admin from '../admin.admin.styles.ts';
import { Line, Lines, Select, useSetting } from './fields.tsx';
import { fontChoices } from './fonts.ts';
import * as styles from './sites.admin.styles.ts';
import { t } from '../lib/words.ts';
import { rich } from '../../ui/rich.tsx';

export function Fonts() {
  return (
    <>
      <Font
        field="theme.fonts.heading"
        options={fontChoices.heading}
        sample={t('Nobody reads twice what is well set')}
      />
      <Font
        field="theme.fonts.body"
        options={fontChoices.body}
        sample={t('Links and conversation for curious people, 1234567890')}
      />
      <Font
        field="theme.fonts.mono"
        options={fontChoices.mono}
        sample="const answer = 42; // example.org"
      />
      <p className={admin.note}>{t('Only bundled fonts, so no third party sees your readers.')}</p>
    </>
  );
}

function Font({
  field,
  options,
  sample,
}: {
  field: string;
  options: readonly { name: string; value: string }[];
  sample: string;
}) {
  const [value] = useSetting<string>(field);
  return (
    <div>
      <Select field={field} options={options} />
      <p
        className={styles.sample}
        dir="auto"
        style={{ fontFamily: value, fontWeight: field.endsWith('heading') ? 700 : 400 }}
      >
        {sample}
      </p>
    </div>
  );
}

export function Layout() {
  return (
    <>
      <Line field="theme.layout.maxWidth" hint={t('Such as 1280px.')} />
      <Line field="theme.layout.borderRadius" hint={t('Such as 0.5rem; 0 for none.')} />
      <Select
        field="theme.layout.headerRule"
        options={[
          { name: t('Thin, in the color of borders'), value: 'thin' },
          { name: t('Single, in the primary color'), value: 'single' },
          { name: t('Thick, in the primary color'), value: 'thick' },
          { name: t('Double, in the accent color'), value: 'double' },
        ]}
      />
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Line key={size} field={`theme.layout.spacing.${size}`} />
      ))}
    </>
  );
}

export function CustomCss() {
  return (
    <Lines
      field="theme.customCss"
      optional
      rows={18}
      max={20_000}
      className={styles.code}
      hint={rich(
        t,
        'For the content of public pages, such as {rule}; not for header, footer, login, settings or the admin area. Colors are variables, such as {variable}. No @import, url() or fonts.',
        {
          rule: <code>{'.title { font-weight: 700 }'}</code>,
          variable: <code>var(--primary)</code>,
        },
      )}
    />
  );
}
