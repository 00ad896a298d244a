import { t } from '../lib/words.ts';

type Choice = { name: string; value: string };

/**
 * Font families that are shipped, and stacks of system fonts. Nothing is loaded from other hosts.
 */
const sans: Choice = { name: 'Inter', value: 'Inter, "Inter Fallback", system-ui, sans-serif' };
const serif: Choice = {
  name: t('Source Serif, bold'),
  value: '"Headline Serif", "Headline Serif Georgia", "Headline Serif Times", Georgia, serif',
};
const mono: Choice = {
  name: 'JetBrains Mono',
  value: '"JetBrains Mono", "JetBrains Mono Fallback", ui-monospace, monospace',
};
const ofSystem: Choice[] = [
  { name: t('The system’s own'), value: 'system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif' },
  {
    name: t('Humanist, of the system'),
    value: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, sans-serif',
  },
  { name: 'Georgia', value: 'Georgia, "Times New Roman", serif' },
  { name: 'Palatino', value: '"Iowan Old Style", Palatino, "Book Antiqua", Georgia, serif' },
];

export const fontChoices = {
  heading: [sans, serif, ...ofSystem],
  body: [sans, ...ofSystem],
  mono: [
    mono,
    { name: t('The system’s own'), value: 'ui-monospace, Consolas, "Liberation Mono", monospace' },
  ],
} as const satisfies Record<string, readonly Choice[]>;
