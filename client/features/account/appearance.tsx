import { announce } from '../../lib/announce.ts';
import { useAppearance, type Appearance as Choice } from '../../lib/appearance.ts';
import { Options } from '../../ui/fields.tsx';
import { Section } from './section.tsx';

const options: { value: Choice; label: string; hint?: string }[] = [
  { value: 'system', label: 'Match device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Stored in this browser and applied at once, without a request. */
export function Appearance() {
  const [chosen, choose] = useAppearance();
  return (
    <Section id="appearance" title="Appearance">
      <Options
        type="radio"
        name="colors"
        legend="Theme in this browser"
        options={options}
        chosen={[chosen]}
        onChoose={(choice) => {
          choose(choice);
          announce('Saved.');
        }}
      />
    </Section>
  );
}
