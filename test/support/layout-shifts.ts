import type { Page } from 'playwright';

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
type Watched = { layoutShifts?: string[] };

/** Runs in a page: records all layout shifts, including earlier ones. */
export function watchShifts(): void {
  const seen: string[] = [];
  (window as Watched).layoutShifts = seen;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[])
      seen.push(`${value} ${sources.map(({ node }) => node?.textContent).join(' | ')}`);
  }).observe({ type: 'layout-shift', buffered: true });
}

export const shifts = (page: Page) => page.evaluate(() => (window as Watched).layoutShifts);
