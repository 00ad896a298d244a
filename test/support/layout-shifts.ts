import type { Page } from 'playwright';

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
type Watched = { layoutShifts?: string[] };

/** To be run in a page: writes down everything that moves from then on, and what moved before. */
export function watchShifts(): void {
  const seen: string[] = [];
  (window as Watched).layoutShifts = seen;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[])
      seen.push(`${value} ${sources.map(({ node }) => node?.textContent).join(' | ')}`);
  }).observe({ type: 'layout-shift', buffered: true });
}

export const shifts = (page: Page) => page.evaluate(() => (window as Watched).layoutShifts);
