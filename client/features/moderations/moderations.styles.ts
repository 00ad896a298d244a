import { css } from '../../theme/emotion.ts';
import { coarse } from '../../theme/media.ts';

export const lead = css`
  max-width: 42rem;
  margin-bottom: var(--space-lg);
  color: var(--text-secondary);
`;
export const list = css`
  max-width: 45rem;
  border-bottom: 1px solid var(--border);
  & > li {
    padding-block: var(--space-md);
    border-top: 1px solid var(--border);
  }
  & blockquote {
    margin-top: var(--space-xs);
    padding-inline-start: var(--space-md);
    border-inline-start: 3px solid var(--border);
    white-space: pre-line;
  }
  ${coarse} {
    & a {
      display: inline-block;
      min-height: 1.5rem;
    }
  }
`;
export const when = css`
  margin-top: var(--space-xs);
  color: var(--text-secondary);
  font-size: 0.875rem;
`;
/** Replaces a redacted reason. */
export const without = css`
  color: var(--text-secondary);
  font-style: italic;
`;
