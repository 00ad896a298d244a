/** Whether this is `npm run test:all` with every combination. */
export const isFullRun = process.env.TEST_FULL === '1';

/** Returns all variants in the full run, and the chosen ones in the short run. */
export const inThisRun = <const Variant>(
  all: readonly Variant[],
  isInShortRun: (variant: Variant) => boolean,
): readonly Variant[] => (isFullRun ? all : all.filter(isInShortRun));
