import { css } from '../../theme/emotion.ts';
import { medium } from '../../theme/media.ts';

/** Facts, each with its name. */
export const facts = css`
  display: grid;
  gap: 0 var(--space-lg);
  border-top: 1px solid var(--border);
  font-size: 0.9375rem;
  & > div {
    display: grid;
    grid-template-columns: 9rem minmax(0, 1fr);
    gap: var(--space-sm);
    padding-block: 0.45rem;
    border-bottom: 1px solid var(--border);
  }
  & dt {
    color: var(--text-secondary);
  }
  & dd {
    margin: 0;
  }
  ${medium} {
    grid-template-columns: 1fr 1fr;
  }
`;
export const list = css`
  border-bottom: 1px solid var(--border);
  & > li {
    padding-block: var(--space-sm);
    border-top: 1px solid var(--border);
  }
  & p + p {
    margin-top: var(--space-xs);
  }
`;
/** Actions and their results, at a readable width. */
export const narrow = css`
  max-width: 40rem;
  & > * + * {
    margin-top: var(--space-md);
  }
`;
export const text = css`
  white-space: pre-line;
`;
/** One member per line where there is room. */
export const members = css`
  border-bottom: 1px solid var(--border);
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-lg);
    padding-block: var(--space-sm);
    border-top: 1px solid var(--border);
  }
  & p > a {
    display: inline-block;
    min-height: 1.5rem;
    font-weight: 600;
  }
`;
