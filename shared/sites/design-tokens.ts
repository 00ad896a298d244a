import type { Theme } from './theme.ts';

/** The spacing scale of all presets, in multiples of 4 px. */
export const spacing: Theme['layout']['spacing'] = {
  xs: '0.25rem',
  sm: '0.5rem',
  md: '1rem',
  lg: '1.5rem',
  xl: '2.5rem',
};
export const maxWidth = '1280px';

export const sans = 'Inter, "Inter Fallback", system-ui, sans-serif';
/** Source Serif 4 Bold. The license requires another name for a subset. */
export const serif =
  '"Headline Serif", "Headline Serif Georgia", "Headline Serif Times", Georgia, serif';
export const mono = '"JetBrains Mono", "JetBrains Mono Fallback", ui-monospace, monospace';
