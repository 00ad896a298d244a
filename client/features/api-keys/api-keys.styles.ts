import { css } from '../../theme/emotion.ts';
import { coarse, medium, narrow } from '../../theme/media.ts';

export const part = css`
  padding-top: var(--space-lg);
  margin-top: var(--space-lg);
  border-top: 1px solid var(--border);
  & > * + * {
    margin-top: var(--space-md);
  }
  & > h2 {
    font-size: 1.2rem;
  }
`;
export const text = css`
  max-width: 68ch;
  & > * + * {
    margin-top: var(--space-md);
  }
  & pre {
    padding: var(--space-md);
    border: 1px solid var(--border);
    border-radius: var(--radius);
    background: var(--surface);
    overflow-x: auto;
    overflow-wrap: normal;
  }
`;
/** Rows become cards on narrow screens. ARIA roles keep the table for screen readers. */
export const table = css`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
  & th,
  & td:not(:first-child) {
    white-space: nowrap;
  }
  & th {
    text-align: start;
    font-size: 0.8rem;
    font-weight: 600;
    color: var(--text-secondary);
    padding: 0 var(--space-md) var(--space-xs) 0;
  }
  & td {
    padding: var(--space-sm) var(--space-md) var(--space-sm) 0;
    border-top: 1px solid var(--border);
    vertical-align: baseline;
  }
  & td:last-child {
    padding-inline-end: 0;
    text-align: end;
  }
  & button {
    min-height: 2.25rem;
  }
  ${coarse} {
    & button {
      min-height: 2.75rem;
    }
  }
  ${narrow} {
    &,
    & tbody,
    & tr,
    & td {
      display: block;
    }
    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tr {
      padding-block: var(--space-md);
      border-top: 1px solid var(--border);
    }
    & td {
      display: grid;
      grid-template-columns: 6.5rem minmax(0, 1fr);
      padding: 0.1rem 0;
      border: 0;
    }
    & td:not(:first-child) {
      white-space: normal;
    }
    & td::before {
      content: attr(data-name) / '';
      color: var(--text-secondary);
    }
    && td:first-child {
      display: block;
      font-size: 1.0625rem;
    }
    && td:first-child::before,
    && td:last-child::before {
      content: none;
    }
    && td:last-child {
      display: block;
      padding-top: var(--space-sm);
      text-align: start;
    }
  }
`;
export const name = css`
  font-weight: 600;
`;
export const expiring = css`
  color: var(--warning);
  font-weight: 600;
`;
export const secret = css`
  max-width: 44rem;
  padding: var(--space-md);
  border: 2px solid var(--primary);
  border-radius: var(--radius);
  & > * + * {
    margin-top: var(--space-md);
  }
  & h2 {
    font-size: 1.2rem;
  }
  & label {
    display: block;
    font-weight: 600;
    margin-bottom: var(--space-xs);
  }
`;
export const line = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-sm);
  & input {
    flex: 1 1 16rem;
    min-width: 0;
    min-height: 2.75rem;
    padding-inline: 0.75rem;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--text);
    font-family: var(--font-mono);
    font-size: 0.9rem;
  }
`;
export const form = css`
  max-width: 36rem;
  ${medium} {
    & fieldset > div {
      column-gap: var(--space-xl);
    }
  }
`;
