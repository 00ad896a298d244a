import { css } from '../theme/emotion.ts';
import { coarse, narrow } from '../theme/media.ts';

/**
 * Links and buttons have the same size, so that replacing one moves nothing. Arrows are outlined,
 * or filled after a vote.
 */
const arrows = `
  & > :is(a, button) {
    display: block;
    position: relative;
    padding: 0;
    border: 0;
    background: transparent;
    color: var(--text-secondary);
  }
  & > :is(a, button):hover { color: var(--text); }
  & > :is(a, button)::before {
    content: '';
    position: absolute;
    inset-inline-start: calc(50% - 0.3rem);
    width: 0.6rem;
    height: 0.6rem;
    border: solid currentColor;
    border-width: 2px 0 0 2px;
    transform: rotate(45deg);
  }
  & > :last-child::before { transform: rotate(225deg); }
  & > [aria-pressed='true'] { color: var(--primary); }
  & > [aria-pressed='true']::before {
    background: linear-gradient(135deg, currentColor 55%, transparent 0);
  }
  & > [aria-disabled] { cursor: default; }
  & > [aria-pressed='true'] ~ .points,
  & > .points:has(~ [aria-pressed='true']) {
    color: var(--primary);
    font-weight: 600;
  }
  & > .points {
    color: var(--text-secondary);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;

/** At least as high as its row. The score overlaps the arrows but lets clicks through. */
export const column = css`
  position: relative;
  align-self: start;
  display: grid;
  grid-template-rows: 1fr 1fr;
  width: 2.75rem;
  height: 4.125rem;
  margin: -0.6rem 0 -0.6rem -0.75rem;
  font-size: 0.9375rem;
  line-height: 1.45;
  ${narrow} {
    margin-block: -0.4rem;
  }
  ${coarse} {
    height: 5.5rem;
  }
  ${arrows}
  & > :first-child::before {
    top: 0.75rem;
  }
  & > :last-child::before {
    bottom: 0.75rem;
  }
  ${coarse} {
    & > :first-child::before {
      top: 1.1rem;
    }
    & > :last-child::before {
      bottom: 1.1rem;
    }
  }
  & > .points {
    position: absolute;
    inset: calc(50% - 0.725em) -0.5rem auto;
    z-index: 1;
    pointer-events: none;
  }
`;

/** In a line with other actions. */
export const line = css`
  display: flex;
  align-items: center;
  margin-inline-start: -0.5rem;
  ${arrows}
  & > :is(a, button) {
    width: 1.75rem;
    height: 1.75rem;
  }
  & > :is(a, button)::before {
    top: calc(50% - 0.2rem);
  }
  & > :last-child::before {
    top: calc(50% - 0.4rem);
  }
  & > .points {
    min-width: 1.25rem;
  }
  ${coarse} {
    margin-inline-start: -0.9rem;
    & > :is(a, button) {
      width: 2.75rem;
      height: 2.75rem;
    }
  }
`;
