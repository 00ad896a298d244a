/** Breakpoints, and pointers that need larger targets. */
export const widest = '@media (min-width: 1240px)';
export const wide = '@media (min-width: 1100px)';
/** The administration has its menu beside the page. */
export const withSidebar = '@media (min-width: 900px)';
export const medium = '@media (min-width: 640px)';
export const narrow = '@media (max-width: 639.98px)';
export const coarse = '@media (pointer: coarse)';
export const calm = '@media (prefers-reduced-motion: reduce)';
/** Where a row of a list is one line. */
export const inOneLine = '@container (min-width: 54rem)';
