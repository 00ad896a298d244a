/**
 * Returns the newest items first. An item without a date is as old as the one before it, or as the
 * first that has one.
 */
export function pickNewest<T extends { at: Date | null }>(items: readonly T[], max: number): T[] {
  let before = items.find(({ at }) => at !== null)?.at?.getTime() ?? 0;
  return items
    .map((item) => ({ item, time: (before = item.at?.getTime() ?? before) }))
    .sort((a, b) => b.time - a.time)
    .slice(0, max)
    .map(({ item }) => item);
}
