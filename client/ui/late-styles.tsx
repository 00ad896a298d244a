import { useApp } from '../app-context.tsx';

/** Loads the stylesheet of `*.late.styles.ts`. React waits for it before showing siblings. */
export function LateStyles() {
  const { late } = useApp().assets;
  return <link rel="stylesheet" href={late} precedence="late" />;
}
