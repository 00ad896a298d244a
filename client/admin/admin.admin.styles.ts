import { css } from '../theme/emotion.ts';
import { narrow, withSidebar } from '../theme/media.ts';

/** The menu, and the page beside it. */
export const frame = css`
  ${withSidebar} {
    display: grid;
    grid-template-columns: 14rem minmax(0, 1fr);
    align-items: start;
  }
`;
export const tabs = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-lg);
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: var(--text-secondary);
    text-decoration: none;
    font-size: 0.9375rem;
    border-bottom: 2px solid transparent;
  }
  & a:hover {
    color: var(--text);
    text-decoration: underline;
  }
  & a[aria-current='page'] {
    color: var(--text);
    font-weight: 600;
    border-bottom-color: var(--primary);
  }
  /* One row, which scrolls sideways. Part of the next name is seen at its end. */
  ${narrow} {
    flex-wrap: nowrap;
    width: 100%;
    margin-inline: calc(-1 * var(--space-md));
    padding-inline: var(--space-md);
    padding-block: 0.25rem;
    box-sizing: content-box;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
    & a {
      flex: none;
    }
  }
`;
export const main = css`
  width: 100%;
  max-width: var(--max-width);
  margin-inline: auto;
  padding: var(--space-lg) var(--space-md) var(--space-xl);
  & h1 {
    font-size: 1.725rem;
    margin-bottom: var(--space-md);
  }
  & h2 {
    font-size: 1.2rem;
    margin-block: var(--space-lg) var(--space-sm);
  }
  & h3 {
    font-size: 1rem;
    margin-block: var(--space-md) var(--space-xs);
  }
  & dialog h2 {
    margin-block: 0;
  }
  & [data-loading] ~ *,
  & :has([data-loading]) ~ * {
    display: none;
  }
`;
/** As high as the window, with the lines of a text to come. */
export const skeleton = css`
  min-height: 70vh;
  color: var(--text-secondary);
  font-size: 0.9375rem;
  background: repeating-linear-gradient(transparent 0 2rem, var(--surface) 2rem 3.25rem);
`;
export const button = css`
  min-height: 2.75rem;
  padding-inline: var(--space-md);
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: transparent;
  color: var(--text);
  font-weight: 600;
  &:hover {
    border-color: var(--text);
    background: var(--surface);
  }
`;
/** Shows a message for a while at the bottom of the window. */
export const alert = css`
  position: fixed;
  inset-block-end: var(--space-md);
  inset-inline: var(--space-md);
  z-index: 3;
  width: fit-content;
  max-width: 40rem;
  margin-inline: auto;
  & p {
    padding: var(--space-sm) var(--space-md);
    border: 1px solid var(--error);
    border-radius: var(--radius);
    background: var(--background);
  }
`;
/** Scrolls sideways where the page is too narrow. */
export const table = css`
  overflow-x: auto;
  & table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.9375rem;
  }
  & caption {
    text-align: start;
    padding-bottom: var(--space-xs);
    color: var(--text-secondary);
    font-size: 0.875rem;
  }
  & th {
    text-align: start;
    font-size: 0.8rem;
    color: var(--text-secondary);
    font-weight: 600;
    white-space: nowrap;
  }
  & th,
  & td {
    padding: var(--space-sm) 0;
    padding-inline-end: var(--space-md);
    border-bottom: 1px solid var(--border);
    vertical-align: top;
  }
  & td.number,
  & th.number {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;
export const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-sm) var(--space-md);
  margin-block: var(--space-md);
`;
export const note = css`
  max-width: 48rem;
  color: var(--text-secondary);
  font-size: 0.9375rem;
`;
