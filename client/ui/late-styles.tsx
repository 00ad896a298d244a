import { useApp } from '../app-context.tsx';

/** Asks for the stylesheet of what is not part of a first load. React shows what stands beside it once it is there. */
export function LateStyles() {
  const { late } = useApp().assets;
  return <link rel="stylesheet" href={late} precedence="late" />;
}
