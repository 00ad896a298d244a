import { css } from '../../theme/emotion.ts';
import { coarse, narrow } from '../../theme/media.ts';

/** Aligned with the row above. */
export const mark = css`
  position: relative;
  z-index: 1;
  margin: -0.4rem 0 0.6rem 2.5rem;
  color: var(--text-secondary);
  font-size: 0.875rem;
  & button {
    min-width: 1.5rem;
    min-height: 1.5rem;
    padding: 0;
    border: 0;
    background: transparent;
    color: var(--link);
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  ${narrow} {
    margin-inline-start: 2.25rem;
  }
  ${coarse} {
    & button {
      min-height: 2.75rem;
    }
  }
`;
