import { css } from '../../theme/emotion.ts';
import { coarse } from '../../theme/media.ts';

export const list = css`
  border-bottom: 1px solid var(--border);
  & > li {
    padding-block: var(--space-sm);
    border-top: 1px solid var(--border);
  }
  & > li:focus {
    outline: none;
  }
  & blockquote {
    max-width: 45rem;
    margin: var(--space-xs) 0 0;
    padding-inline-start: var(--space-md);
    border-inline-start: 3px solid var(--border);
    white-space: pre-line;
  }
`;
/** The old value, struck through, and the new one. */
export const changes = css`
  max-width: 45rem;
  margin-top: var(--space-xs);
  font-size: 0.875rem;
  & > div {
    display: grid;
    grid-template-columns: minmax(4rem, auto) minmax(0, 1fr);
    gap: 0 var(--space-sm);
    justify-content: start;
  }
  & dt {
    color: var(--text-secondary);
  }
  & dd {
    margin: 0;
    white-space: pre-line;
  }
  & :is(del, ins) {
    text-decoration-thickness: 1px;
  }
  & del {
    color: var(--text-secondary);
  }
  & ins {
    text-decoration: none;
    font-weight: 600;
  }
`;
export const more = css`
  & summary {
    width: fit-content;
    min-height: 1.75rem;
    color: var(--text-secondary);
    font-size: 0.875rem;
    cursor: pointer;
  }
  ${coarse} {
    & summary {
      min-height: 2.75rem;
      padding-block: 0.6rem;
    }
  }
`;
