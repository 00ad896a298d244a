import { css } from '../../theme/emotion.ts';
import { narrow } from '../../theme/media.ts';

export const form = css`
  max-width: 40rem;
  margin-top: var(--space-md);
`;
export const list = css`
  border-bottom: 1px solid var(--border);
  & > li {
    padding-block: var(--space-md);
    border-top: 1px solid var(--border);
  }
  & h3 {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
export const meta = css`
  color: var(--text-secondary);
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
`;
export const problem = css`
  margin-block: var(--space-xs);
  padding-inline-start: var(--space-md);
  border-inline-start: 3px solid var(--warning);
`;
export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--space-xs) var(--space-sm);
  margin-top: var(--space-sm);
`;
export const connected = css`
  margin-block: var(--space-md);
  padding-inline-start: var(--space-md);
  border-inline-start: 3px solid var(--success);
  & ul {
    margin-block: var(--space-xs);
    padding-inline-start: 1.2rem;
    list-style: disc;
  }
`;
/** Long lists of checkboxes. */
export const inColumns = css`
  & > fieldset > div {
    columns: 15rem;
  }
`;
export const few = css`
  & > input {
    max-width: 8rem;
  }
`;

/** Fields in a line, each as wide as necessary. */
export const search = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-sm) var(--space-md);
  margin-block: var(--space-md);
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
  & label {
    display: grid;
    gap: 0.15rem;
    font-size: 0.875rem;
    font-weight: 600;
  }
  & :is(input, select) {
    min-height: 2.75rem;
    max-width: 100%;
    padding-inline: 0.6rem;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: var(--background);
    color: var(--text);
    font-weight: 400;
  }
  /* Its options may arrive later. */
  & select {
    width: 9rem;
  }
  ${narrow} {
    & label {
      flex: 1 1 8rem;
      min-width: 0;
    }
    & :is(input, select) {
      width: 100%;
    }
  }
`;
