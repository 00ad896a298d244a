import { css } from '../../theme/emotion.ts';

export const filters = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-sm) var(--space-md);
  margin-block: var(--space-md);
  /* The same distance as in forms. */
  &&& > * {
    margin-top: 0;
  }
  & > .words {
    flex: 1 1 16rem;
  }
`;
export const form = css`
  max-width: 34rem;
`;
export const columns = css`
  display: grid;
  gap: var(--space-md);
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
`;
export const others = css`
  margin-block: var(--space-md);
  & summary {
    cursor: pointer;
    min-height: 2.75rem;
  }
`;
export const progress = css`
  width: 100%;
  max-width: 34rem;
  height: 0.75rem;
  accent-color: var(--primary);
`;
export const address = css`
  overflow-wrap: anywhere;
  min-width: 11rem;
  font-weight: 600;
`;
export const quiet = css`
  display: block;
  color: var(--text-secondary);
  font-size: 0.875rem;
  font-weight: 400;
`;
export const check = css`
  display: flex;
  align-items: center;
  gap: 0.6rem;
  min-height: 2.75rem;
  & input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: var(--primary);
  }
`;
export const consents = css`
  font-weight: 400;
  & summary {
    cursor: pointer;
    min-height: 1.5rem;
  }
  & ol {
    max-width: 24rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    margin-top: var(--space-sm);
  }
  & blockquote {
    margin: 0.25rem 0;
    padding-inline-start: var(--space-sm);
    border-inline-start: 2px solid var(--border);
    white-space: pre-line;
  }
  & code {
    overflow-wrap: anywhere;
  }
`;
export const origins = css`
  margin-block: var(--space-sm);
`;
export const snippet = css`
  max-width: 100%;
  padding: var(--space-md);
  overflow-x: auto;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  font-size: 0.875rem;
`;
