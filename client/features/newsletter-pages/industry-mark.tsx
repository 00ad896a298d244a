import type { IndustrySlug } from '#shared/paths.ts';
import * as styles from './newsletter-pages.styles.ts';

/** SVG paths in a square of 24. */
const lines: Record<IndustrySlug, string> = {
  technology: 'M7 7h10v10H7zM10 3v4M14 3v4M10 17v4M14 17v4M3 10h4M3 14h4M17 10h4M17 14h4',
  finance: 'M3 9 12 4l9 5zM5 9v8M9.7 9v8M14.3 9v8M19 9v8M3 20h18',
  healthcare:
    'M12 20S4 15 4 9.5A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.5C20 15 12 20 12 ' +
    '20zM6 12h3l1.5-3 3 5 1.5-2h3',
  energy: 'M13 3 5 14h6l-1 7 8-11h-6z',
  retail: 'M4 9h16l-2-5H6zM5 9v11h14V9M9 20v-6h6v6',
  manufacturing: 'M3 20V10l5 3.5V10l5 3.5V10l5 3.5V4h3v16zM7 17h1M12 17h1M17 17h1',
  education: 'M2 9l10-5 10 5-10 5zM6 11.2V16c0 1.5 3 3 6 3s6-1.5 6-3v-4.8M22 9v6',
  'real-estate': 'M4 21V6l8-3v18M12 9h8v12M2 21h20M7 9h2M7 13h2M7 17h2M15 13h2M15 17h2',
  transportation:
    'M2 6h11v11H2zM13 10h5l4 4v3h-9M6 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17.5 ' +
    '19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  media: 'M3 9h18v11H3zM3 9l1-4.5 16.5-1 .5 3.5M8 4.2 7 9M13 3.9 12 9M18 3.6 17 9',
};

export function IndustryMark({ slug }: { slug: IndustrySlug }) {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={lines[slug]} />
    </svg>
  );
}
