import { css } from '../../theme/emotion.ts';
import { coarse, medium, wide } from '../../theme/media.ts';

/** Begins the newest posts. */
export const newest = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  min-height: 2.5rem;
  border-bottom: 1px solid var(--border);
  font-size: 0.9375rem;
  line-height: 2.5rem;
  & nav a {
    min-height: inherit;
  }
  html.session & {
    min-height: 2.8125rem;
  }
  & div {
    min-height: 0;
  }
  ${coarse} {
    line-height: 2.75rem;
  }
  & h2 {
    font-size: 1em;
    font-family: var(--font-body);
    line-height: inherit;
  }
  & > a {
    color: var(--link);
    text-decoration: none;
    white-space: nowrap;
  }
  /* The header of members has it. */
  html.session & > a {
    display: none;
  }
  & > a:hover {
    text-decoration: underline;
  }
`;
/** The column of the patterns that have one. */
export const rail = css`
  margin-top: var(--space-lg);
  & > * + * {
    margin-top: var(--space-md);
    padding-top: var(--space-md);
    border-top: 1px solid var(--border);
  }
  ${wide} {
    margin-top: 0;
    padding-inline-start: var(--space-lg);
    border-inline-start: 1px solid var(--border);
  }
`;
export const withRail = css`
  ${medium} {
    column-gap: var(--space-lg);
  }
  ${wide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 300px;
  }
`;
