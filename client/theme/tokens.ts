import type { ColorName, Theme } from '#shared/sites/theme.ts';
import { designRules, rowHeights } from './design.ts';
import { scriptRules } from './script-fonts.ts';

/** Converts `primaryHover` to `--primary-hover`. */
const variable = (name: string) =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function colorVariables(palette: Record<ColorName, string>, scheme: 'light' | 'dark'): string {
  return `color-scheme:${scheme};${Object.entries(palette)
    .map(([name, value]) => `${variable(name)}:${value}`)
    .join(';')}`;
}

const headerRules: Record<Theme['layout']['headerRule'], string> = {
  thin: '1px solid var(--border)',
  single: '2px solid var(--primary)',
  thick: '3px solid var(--primary)',
  double: '4px double var(--accent)',
};

/**
 * Returns the variables of a theme as a stylesheet. The class `dark` or `light` overrides the
 * system's choice.
 */
export function themeCss(theme: Theme): string {
  const { layout, fonts } = theme;
  const fixed = [
    `--font-heading:${fonts.heading}`,
    `--font-body:${fonts.body}`,
    `--font-mono:${fonts.mono}`,
    `--max-width:${layout.maxWidth}`,
    `--radius:${layout.borderRadius}`,
    `--row:${rowHeights[theme.design.rows]}`,
    `--header-rule:${headerRules[layout.headerRule]}`,
    ...Object.entries(layout.spacing).map(([name, value]) => `--space-${name}:${value}`),
  ].join(';');
  return [
    `:root{${fixed};${colorVariables(theme.colors, 'light')}}`,
    `:root.dark{${colorVariables(theme.dark, 'dark')}}`,
    '@media (prefers-color-scheme:dark){' +
      `:root:not(.light):not(.dark){${colorVariables(theme.dark, 'dark')}}}`,
    ...designRules(theme.design),
    ...scriptRules(fonts),
  ].join('\n');
}
