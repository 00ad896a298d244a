import { coarse } from '../theme/media.ts';

/** The declarations of a button that looks like a link. */
export const textButton = `
  min-height: 1.75rem;
  padding: 0;
  border: 0;
  background: transparent;
  color: var(--link);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.18em;
  &:hover {
    text-decoration-thickness: 2px;
  }
  ${coarse} {
    min-height: 2.75rem;
  }
`;
