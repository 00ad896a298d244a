import { css } from '../../theme/emotion.ts';

export const chart = css`
  margin: 0;
  padding-top: var(--space-sm);
  border-top: 1px solid var(--border);
  min-width: 0;
  & figcaption {
    font-weight: 600;
  }
`;
/** Charts side by side where there is room. */
export const charts = css`
  display: grid;
  gap: var(--space-lg);
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  align-items: start;
  margin-block: var(--space-md);
`;
export const plot = css`
  width: 100%;
  height: 8rem;
  overflow: visible;
  & line,
  & polyline {
    vector-effect: non-scaling-stroke;
  }
`;
export const grid = css`
  stroke: var(--border);
  stroke-width: 1px;
`;
export const base = css`
  stroke: var(--control);
  stroke-width: 1px;
`;
export const bar = css`
  fill: var(--primary);
  &:hover {
    fill: var(--text);
  }
`;
export const line = css`
  fill: none;
  stroke-width: 2px;
  stroke-linejoin: round;
`;
export const first = css`
  stroke: var(--primary);
`;
export const second = css`
  stroke: var(--text);
  stroke-dasharray: 6 4;
`;
export const third = css`
  stroke: var(--text-secondary);
  stroke-dasharray: 1.5 4;
  stroke-linecap: round;
`;
export const legend = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-md);
  color: var(--text-secondary);
  font-size: 0.875rem;
  & li {
    display: flex;
    align-items: center;
    gap: 0.4rem;
  }
  & svg {
    width: 1.75rem;
    height: 0.5rem;
  }
`;
export const top = css`
  color: var(--text-secondary);
  font-size: 0.8rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
`;
export const ends = css`
  /* The days of a drawing go from left to right. */
  direction: ltr;
  display: flex;
  justify-content: space-between;
  color: var(--text-secondary);
  font-size: 0.8rem;
`;
export const empty = css`
  padding-block: var(--space-sm);
  color: var(--text-secondary);
  font-size: 0.9375rem;
`;
export const figures = css`
  font-size: 0.875rem;
  & summary {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
    color: var(--text-secondary);
    cursor: pointer;
  }
  & summary::before {
    content: '▸' / '';
    margin-inline-end: 0.4em;
  }
  &:not([open]) summary:dir(rtl)::before {
    content: '◂' / '';
  }
  &[open] summary::before {
    content: '▾' / '';
  }
  & > div {
    max-height: 16rem;
    overflow: auto;
  }
  & table {
    width: 100%;
    border-collapse: collapse;
  }
  & th,
  & td {
    padding: 0.25rem 0;
    padding-inline-end: var(--space-sm);
    border-bottom: 1px solid var(--border);
    text-align: start;
    font-weight: 400;
  }
  & thead th {
    color: var(--text-secondary);
    font-weight: 600;
  }
  & .number {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;
