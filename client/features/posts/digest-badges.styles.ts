import { css } from '../../theme/emotion.ts';
import { coarse, wide } from '../../theme/media.ts';

export const inDigest = css`
  margin-top: var(--space-lg);
  padding-inline-start: var(--space-md);
  border-inline-start: 3px solid var(--border);
  color: var(--text-secondary);
  & strong {
    display: block;
    color: var(--text);
    font-size: 0.875rem;
  }
  & p + p {
    margin-top: var(--space-sm);
    font-size: 0.9375rem;
  }
  & a {
    color: var(--link);
  }
  ${coarse} {
    & a {
      display: inline-block;
      line-height: 1.75rem;
    }
  }
`;
/** The column names the issues where there is room for it. */
export const onlyIssues = css`
  ${wide} {
    display: none;
  }
`;
