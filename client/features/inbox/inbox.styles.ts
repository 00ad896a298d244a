import { css } from '../../theme/emotion.ts';
import { coarse } from '../../theme/media.ts';

export const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-xs) var(--space-md);
  margin-bottom: var(--space-lg);
`;
export const notice = css`
  padding-block: var(--space-md);
  border-top: 1px solid var(--border);
  max-width: 720px;
  li:first-of-type > & {
    border-top: 0;
    padding-top: 0;
  }
  & > h2 {
    font-size: 1.0625rem;
    font-weight: 600;
    font-family: var(--font-body);
    line-height: 1.35;
    margin-block: var(--space-xs);
  }
  & > h2 a {
    padding-block: 0.2rem;
    color: var(--text);
    text-decoration: none;
  }
  & > h2 a:hover {
    text-decoration: underline;
  }
`;
/** Above the comments. */
export const followed = css`
  margin-bottom: var(--space-lg);
`;
export const meta = css`
  color: var(--text-secondary);
  font-size: 0.875rem;
  & a {
    color: var(--text);
    font-weight: 600;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  ${coarse} {
    line-height: 1.75rem;
    & a {
      display: inline-block;
      min-width: 1.5rem;
    }
  }
`;
/** Text in a filled box: color alone conveys nothing. */
export const fresh = css`
  margin-inline-end: var(--space-sm);
  padding: 0.1rem 0.4rem;
  border-radius: var(--radius);
  background: var(--primary);
  color: var(--on-primary);
  font-size: 0.8rem;
  font-weight: 600;
`;
