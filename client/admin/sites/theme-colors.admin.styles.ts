import { css } from '../../theme/emotion.ts';

/** A swatch. The hairline keeps it visible on the same color. */
export const swatch = css`
  display: inline-block;
  width: 1.1em;
  height: 1.1em;
  margin-inline-end: 0.35em;
  border: 1px solid var(--control);
  border-radius: 2px;
  vertical-align: -0.2em;
`;

/** Stands above names in bold. */
export const group = css`
  &&& h3 {
    margin-block: var(--space-lg) 0;
    padding-block-end: var(--space-xs);
    border-block-end: 2px solid var(--text);
  }
`;

export const color = css`
  padding-block: var(--space-sm);
  border-bottom: 1px solid var(--border);
  & > div {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-sm);
    margin-top: var(--space-xs);
  }
  & legend {
    padding: 0;
    font-weight: 600;
  }
  & legend > span {
    color: var(--text-secondary);
    font-weight: 400;
    font-size: 0.875rem;
  }
`;

export const fieldset = css`
  min-width: 0;
  margin-inline: 0;
  padding-inline: 0;
  border: 0;
`;

export const colorField = css`
  min-width: 0;
  & > div {
    display: flex;
    gap: var(--space-xs);
  }
  & input[type='color'] {
    flex: none;
    width: 2.75rem;
    height: 2.75rem;
    padding: 2px;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: var(--background);
  }
  & input[type='text'] {
    flex: 1;
    min-width: 0;
    width: 100%;
    min-height: 2.75rem;
    padding-inline: 0.5rem;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: var(--background);
    font-family: var(--font-mono);
    font-size: 0.875rem;
  }
  & input[aria-invalid] {
    border-color: var(--error);
    border-width: 2px;
  }
  & p {
    margin-top: 0.15rem;
    font-size: 0.8rem;
    color: var(--text-secondary);
    font-variant-numeric: tabular-nums;
  }
  & p.fails {
    color: var(--error);
    font-weight: 600;
  }
`;

export const failing = css`
  & li {
    padding-block: var(--space-sm);
    border-bottom: 1px solid var(--border);
  }
  & li > p + p {
    margin-top: var(--space-xs);
  }
  & strong {
    color: var(--error);
  }
`;

export const pass = css`
  color: var(--success);
`;

export const fails = css`
  color: var(--error);
  font-weight: 600;
`;
