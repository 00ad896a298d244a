import * as admin from '../admin.admin.styles.ts';
import { Line, Lines, Select, useSetting } from './fields.tsx';
import { fontChoices } from './fonts.ts';
import * as styles from './sites.admin.styles.ts';

export function Fonts() {
  return (
    <>
      <Font
        field="theme.fonts.heading"
        options={fontChoices.heading}
        sample="Nobody reads twice what is well set"
      />
      <Font
        field="theme.fonts.body"
        options={fontChoices.body}
        sample="Links and conversation for curious people, 1234567890"
      />
      <Font
        field="theme.fonts.mono"
        options={fontChoices.mono}
        sample="const answer = 42; // example.org"
      />
      <p className={admin.note}>Only bundled fonts, so no third party sees your readers.</p>
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
      <Line field="theme.layout.maxWidth" hint="Such as 1280px." />
      <Line field="theme.layout.borderRadius" hint="Such as 0.5rem; 0 for none." />
      <Select
        field="theme.layout.headerRule"
        options={[
          { name: 'Thin, in the color of borders', value: 'thin' },
          { name: 'Single, in the primary color', value: 'single' },
          { name: 'Thick, in the primary color', value: 'thick' },
          { name: 'Double, in the accent color', value: 'double' },
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
      hint={
        <>
          For the content of public pages, such as <code>{'.title { font-weight: 700 }'}</code>; not
          for header, footer, login, settings or the admin area. Colors are variables, such as{' '}
          <code>var(--primary)</code>. No @import, url() or fonts.
        </>
      }
    />
  );
}
