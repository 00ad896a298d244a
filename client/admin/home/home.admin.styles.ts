import { css } from '../../theme/emotion.ts';
import { withSidebar } from '../../theme/media.ts';

/** What to do, and beside it what happened. */
export const columns = css`
  display: grid;
  gap: 0 var(--space-xl);
  grid-template-columns: minmax(0, 1fr);
  ${withSidebar} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
  & > div > :first-child {
    margin-block-start: 0;
  }
`;
export const next = css`
  & a {
    display: block;
    width: fit-content;
    margin-block-start: var(--space-xs);
    font-weight: 600;
  }
`;
export const tasks = css`
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
  }
`;
export const steps = css`
  max-width: 40rem;
  margin-block: var(--space-sm) 0;
  & > li {
    display: grid;
    grid-template-columns: 4rem 1fr;
    padding-block: var(--space-sm);
    border-top: 1px solid var(--border);
  }
  & > li > span {
    color: var(--text-secondary);
    font-size: 0.875rem;
    line-height: 1.7;
  }
  & > li[data-done='true'] > span {
    color: var(--success);
    font-weight: 600;
  }
  & a {
    font-weight: 600;
  }
  & p {
    color: var(--text-secondary);
    font-size: 0.9375rem;
  }
`;
export const palette = css`
  &&& {
    margin-top: 12vh;
  }
  & input {
    width: 100%;
    min-height: 2.75rem;
    padding-inline: var(--space-sm);
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: var(--background);
    color: var(--text);
    font: inherit;
  }
  & [role='listbox'] {
    max-height: 50vh;
    overflow-y: auto;
  }
  & [role='option'] {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: var(--space-sm);
    border-radius: var(--radius);
    cursor: pointer;
  }
  & [role='option'][aria-selected='true'] {
    background: var(--surface);
    outline: 2px solid var(--primary);
    outline-offset: -2px;
  }
`;
/** The checklist, which folds away. */
export const setup = css`
  margin-block-start: var(--space-lg);
  & summary {
    min-height: 2.75rem;
    cursor: pointer;
  }
  & summary h2 {
    display: inline;
  }
  & summary + p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-xs) var(--space-md);
  }
`;
