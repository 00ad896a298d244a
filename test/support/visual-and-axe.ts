import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { default as Axe, AxeResults } from 'axe-core';
import type { Frame, Page } from 'playwright';
import { expect } from 'vitest';
import { isFullRun } from './full-run.ts';

const source = `${readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)}; axe.configure({ allowedOrigins: ['<same_origin>'] });`;
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules of axe that depend on colors alone. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Frames of previews may navigate meanwhile, which loses what was evaluated. */
async function loadAxe(frame: Frame): Promise<void> {
  for (;;) {
    await frame.waitForLoadState();
    try {
      if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
      return;
    } catch (error) {
      if (frame.isDetached()) return;
      if (!String(error).includes('because of a navigation')) throw error;
    }
  }
}

/**
 * Runs axe on the current page and its frames. `only colors` checks what differs between sites and
 * color schemes. A document keeps axe, so that later runs need not load it. The page writes the
 * lines, because its complete results are large.
 */
async function axeFindings(
  page: Page,
  what: 'all' | 'only colors' = 'all',
): Promise<{ wrong: string[]; undecided: string[] }> {
  for (const frame of page.frames()) await loadAxe(frame);
  return page.evaluate(
    async (runOnly) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const { violations, incomplete } = await axe.run(document, {
        runOnly,
        resultTypes: ['violations', 'incomplete'],
      });
      const tell = ({ id, nodes }: AxeResults['violations'][number]) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`)
          .join(', ')}`;
      // Text in the color of its background: axe asks whether that is intended. It never is here.
      const invisible = incomplete.flatMap((rule) => {
        const nodes = rule.nodes.filter(({ any }) =>
          any.some(
            ({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'equalRatio',
          ),
        );
        return nodes.length > 0 ? [{ ...rule, nodes }] : [];
      });
      return {
        wrong: [...violations, ...invisible].map(tell),
        undecided: incomplete.map(tell),
      };
    },
    what === 'all'
      ? { type: 'tag' as const, values: tags }
      : { type: 'rule' as const, values: colorRules },
  );
}

/** Violations and what axe could not decide. */
export async function listFindings(page: Page, what?: 'only colors'): Promise<string[]> {
  const { wrong, undecided } = await axeFindings(page, what);
  return [...wrong, ...undecided.map((finding) => `undecided ${finding}`)];
}

export async function passesAxe(page: Page): Promise<void> {
  expect((await axeFindings(page)).wrong).toEqual([]);
}

export async function fitsWindow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
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
  await fitsWindow(page);
  for (const [index, colorScheme] of colorSchemesFor(page.viewportSize()?.width ?? 0).entries()) {
    await page.emulateMedia({ colorScheme });
    await page.waitForSelector(`html.${colorScheme}`);
    expect(
      (await axeFindings(page, index === 0 ? 'all' : 'only colors')).wrong,
      colorScheme,
    ).toEqual([]);
  }
}

/** As `looksRight`, also at the width of a phone, where `axeOnPhone` runs axe too. */
export async function looksRightEverywhere(page: Page, { axeOnPhone = false } = {}): Promise<void> {
  await looksRight(page);
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 360, height: 740 });
  await fitsWindow(page);
  if (axeOnPhone) await passesAxe(page);
  await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: 'light' });
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
