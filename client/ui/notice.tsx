import type { ReactNode } from 'react';
import * as styles from './ui.styles.ts';

export function Notice({ children }: { children: ReactNode }) {
  return <div className={`notice ${styles.notice}`}>{children}</div>;
}
