import { english } from '#shared/texts/translate.ts';
import { useTranslate } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { useAppearance, type Appearance as Choice } from '../../lib/appearance.ts';
import { Options } from '../../ui/fields.tsx';
import { Section } from './section.tsx';

const options: { value: Choice; label: string }[] = [
  { value: 'system', label: english('Match device') },
  { value: 'light', label: english('Light [theme]') },
  { value: 'dark', label: english('Dark [theme]') },
];

/** Stored in this browser and applied at once, without a request. */
export function Appearance() {
  const t = useTranslate();
  const [chosen, choose] = useAppearance();
  return (
    <Section id="appearance">
      <Options
        type="radio"
        name="colors"
        legend={t('Theme in this browser')}
        options={options.map(({ value, label }) => ({ value, label: t(label) }))}
        chosen={[chosen]}
        inLine
        onChoose={(choice) => {
          choose(choice);
          announce(t('Saved.'));
        }}
      />
    </Section>
  );
}
