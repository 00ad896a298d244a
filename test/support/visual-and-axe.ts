import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { isFullRun } from './full-run.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules of axe that depend on colors alone. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe on the current page. `only colors` checks what differs between sites and color
 * schemes.
 */
export async function axeFindings(
  page: Page,
  what: 'all' | 'only colors' = 'all',
): Promise<{ wrong: string[]; undecided: string[] }> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations, incomplete } = await (
    what === 'all' ? axe.withTags(tags) : axe.withRules(colorRules)
  ).analyze();
  const tell = ({ id, nodes }: (typeof violations)[number]) =>
    `${id}: ${nodes
      .slice(0, 3)
      .map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`)
      .join(', ')}`;
  return { wrong: violations.map(tell), undecided: incomplete.map(tell) };
}

/**
 * One site in both windows, the others in one each: only colors and fonts differ. The short run has
 * each window once.
 */
export const inSomeWindow = ({ site, name }: { site: string; name: string }) =>
  name === 'a phone'
    ? site === 'statecraft' || (isFullRun && site === 'nontrivial')
    : site === 'nontrivial' || (isFullRun && site === 'default');

/** Phones are checked in dark and other windows in light, or both in the full run. */
const colorSchemesFor = (width: number) =>
  isFullRun ? (['light', 'dark'] as const) : ([width < 640 ? 'dark' : 'light'] as const);

/** Checks that the current page fits its window and passes axe. */
export async function looksRight(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    width,
  );
  for (const [index, colorScheme] of colorSchemesFor(width).entries()) {
    await page.emulateMedia({ colorScheme });
    await page.waitForSelector(`html.${colorScheme}`);
    expect(
      (await axeFindings(page, index === 0 ? 'all' : 'only colors')).wrong,
      colorScheme,
    ).toEqual([]);
  }
}

/**
 * Checks that Tab reaches every control in order with visible focus. Radio buttons of one name are
 * one stop.
 */
export async function tabsThrough(page: Page): Promise<void> {
  const total = await page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        '#main :is(a[href], button, input, select, textarea, summary, [tabindex="0"])',
      ),
    ].filter((control) => control.checkVisibility());
    const stops = controls.filter(
      (control) =>
        control.tabIndex >= 0 &&
        !(control instanceof HTMLInputElement && control.type === 'radio' && !control.checked),
    );
    for (const [index, stop] of stops.entries()) stop.dataset.stop = String(index);
    document.getElementById('main')?.focus();
    return stops.length;
  });
  expect(total).toBeGreaterThan(0);
  const troubles: string[] = [];
  for (let i = 0; i < total; i += 1) {
    await page.keyboard.press('Tab');
    const { at, trouble } = await page.evaluate(() => {
      const control = document.activeElement as HTMLElement;
      const { top, bottom } = control.getBoundingClientRect();
      const { outlineStyle, outlineWidth } = getComputedStyle(control);
      const marked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return {
        at: control.dataset.stop,
        trouble:
          marked && bottom > 0 && top < window.innerHeight ? null : control.outerHTML.slice(0, 100),
      };
    });
    if (at !== String(i)) troubles.push(`stop ${i} is ${at}`);
    if (trouble !== null) troubles.push(`not seen: ${trouble}`);
  }
  expect(troubles).toEqual([]);
}
