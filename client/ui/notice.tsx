import type { ReactNode } from 'react';
import * as styles from './ui.styles.ts';

/** Says in the page that something is missing or went wrong. */
export function Notice({ children }: { children: ReactNode }) {
  return <div className={`notice ${styles.notice}`}>{children}</div>;
}
