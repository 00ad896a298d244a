import { useLayoutEffect, useRef } from 'react';
import * as styles from './menu.admin.styles.ts';

/** Shows where something that is dragged would be. `y`: in the window. */
export function DropLine({ y }: { y: number }) {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const parent = line.current?.offsetParent;
    if (!line.current || !parent) return;
    line.current.style.insetBlockStart = `${Math.round(y - parent.getBoundingClientRect().top)}px`;
  });
  return <div ref={line} className={styles.line} />;
}
