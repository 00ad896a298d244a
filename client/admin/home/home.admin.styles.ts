import { css } from '../../theme/emotion.ts';
import { coarse } from '../../theme/media.ts';

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
/** Links and buttons at the end of the header. */
export const tools = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: var(--space-md);
  margin-inline-start: auto;
  font-size: 0.9375rem;
  & > a,
  & > button,
  & li button {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: var(--text);
    text-decoration: none;
  }
  & > button,
  & li button {
    padding: 0;
    border: 0;
    background: transparent;
  }
  & > a:hover,
  & > button:hover,
  & li button:hover {
    text-decoration: underline;
  }
  & kbd {
    margin-inline-start: var(--space-xs);
    padding-inline: 0.3rem;
    border: 1px solid var(--border);
    border-radius: var(--radius);
    color: var(--text-secondary);
    font-family: var(--font-mono);
    font-size: 0.75rem;
    ${coarse} {
      display: none;
    }
  }
  & [popover] {
    inset: 3.5rem var(--space-md) auto auto;
    margin: 0;
    padding: var(--space-xs) var(--space-md);
    border: 1px solid var(--border);
    border-radius: var(--radius);
    background: var(--background);
    color: var(--text);
    box-shadow: 0 4px 16px rgb(0 0 0 / 0.15);
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
