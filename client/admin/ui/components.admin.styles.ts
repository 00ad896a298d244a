import { css } from '../../theme/emotion.ts';
import { coarse, medium, narrow } from '../../theme/media.ts';

/** Names and values in columns, with a hairline above each. */
export const facts = css`
  display: grid;
  column-gap: var(--space-lg);
  grid-template-columns: repeat(auto-fit, minmax(min(10.5rem, 100%), 1fr));
  margin: var(--space-md) 0;
  & > div {
    padding-block: var(--space-sm);
    border-top: 1px solid var(--border);
  }
  & dt {
    color: var(--text-secondary);
    font-size: 0.875rem;
  }
  & dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  & dd {
    color: var(--text-secondary);
    font-size: 0.9375rem;
  }
  & dd > b {
    display: block;
    color: var(--text);
    font-size: 1.35rem;
    line-height: 1.3;
    font-weight: 600;
  }
`;
export const select = css`
  & > label {
    display: block;
    font-weight: 600;
  }
  & > p {
    color: var(--text-secondary);
    font-size: 0.875rem;
  }
  & > select {
    display: block;
    width: 100%;
    min-width: 8rem;
    min-height: 2.75rem;
    padding-inline: 0.6rem;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: var(--background);
    color: var(--text);
  }
`;
/** A quiet button in a line of text or a table row. */
export const smallButton = css`
  min-height: 2rem;
  padding: 0 0.5rem;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: transparent;
  color: var(--text);
  font-size: 0.875rem;
  &:hover {
    border-color: var(--text);
    background: var(--surface);
  }
  &[aria-disabled='true'] {
    cursor: default;
    color: var(--text-secondary);
    border-color: var(--border);
    background: transparent;
    opacity: 0.75;
  }
  @media (pointer: coarse) {
    min-height: 2.75rem;
    min-width: 2.75rem;
  }
`;
export const smallButtons = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-xs) var(--space-sm);
`;
export const action = css`
  display: inline-block;
  max-width: 100%;
  & > * + * {
    margin-top: var(--space-sm);
  }
`;
/** A message of the page: a line at its side, no box. */
export const callout = css`
  margin-block: var(--space-md);
  padding-inline-start: var(--space-md);
  border-inline-start: 3px solid var(--warning);
  & p + p {
    margin-top: var(--space-xs);
  }
`;
export const table = css`
  margin-block: var(--space-sm) var(--space-md);
  & :is(th, td) {
    overflow-wrap: normal;
  }
  & tbody th {
    color: var(--text);
    font-size: inherit;
    white-space: normal;
  }
  & tr > :last-child {
    padding-inline-end: 0;
  }
  /* The heading says it already. */
  h2 + & caption {
    clip-path: inset(50%);
    height: 0;
    padding: 0;
    line-height: 0;
  }
  ${medium} {
    & .number + :not(.number) {
      padding-inline-start: var(--space-md);
    }
  }
  ${narrow} {
    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & :is(table, caption, tbody) {
      display: block;
    }
    & tbody tr {
      display: block;
      padding-block: var(--space-sm);
      border-bottom: 1px solid var(--border);
    }
    && tbody :is(th, td) {
      display: flex;
      gap: var(--space-md);
      padding: 0.15rem 0;
      border: 0;
      text-align: start;
      overflow-wrap: anywhere;
    }
    & tbody [data-name]::before {
      content: attr(data-name);
      flex: 0 0 7.5rem;
      color: var(--text-secondary);
      font-size: 0.875rem;
      font-weight: 400;
    }
    & td > div {
      min-width: 0;
    }
  }
`;
/** The link back, above a heading. */
export const breadcrumb = css`
  margin-bottom: var(--space-xs);
  font-size: 0.9375rem;
`;
export const gap = css`
  margin-top: var(--space-md);
`;
/** A line of facts and small buttons. */
export const meta = css`
  color: var(--text-secondary);
  font-size: 0.875rem;
  & a {
    color: inherit;
  }
  & button {
    min-height: 1.75rem;
    padding: 0;
    border: 0;
    background: transparent;
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 0.18em;
    text-decoration-thickness: 1px;
  }
  ${coarse} {
    line-height: 1.75rem;
    & a {
      display: inline-block;
      min-width: 1.5rem;
    }
    & button {
      min-height: 2.75rem;
    }
  }
`;
