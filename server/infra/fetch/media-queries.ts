/** Widths between which nearly all screens are, in CSS pixels. */
const screens = { narrow: 360, wide: 1_280 };

/**
 * Reports whether a media query holds for screens of every usual width. Other conditions, such as
 * a dark color scheme or print, do not hold for all readers.
 */
export function appliesToScreens(query: string): boolean {
  return (
    query.trim() === '' ||
    query
      .toLowerCase()
      .split(',')
      .some((part) => part.split(/\band\b/).every((condition) => holds(condition.trim())))
  );
}

function holds(condition: string): boolean {
  if (/^(?:only )?(?:screen|all)$|^not print$/.test(condition)) return true;
  const width = /^\((min|max)-width:\s*([\d.]+)(px|em|rem)\)$/.exec(condition);
  if (!width) return false;
  const pixels = Number(width[2]) * (width[3] === 'px' ? 1 : 16);
  return width[1] === 'min' ? pixels <= screens.narrow : pixels >= screens.wide;
}
