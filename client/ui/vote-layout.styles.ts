import { css } from '../theme/emotion.ts';
import { coarse, inOneLine } from '../theme/media.ts';

/**
 * The arrows of the link (`i`) and buttons have the same size, so that replacing one moves nothing.
 * Arrows are outlined, or filled after a vote.
 */
const arrows = `
  text-decoration: none;
  & > :is(i, button) {
    display: block;
    position: relative;
    padding: 0;
    border: 0;
    background: transparent;
    color: var(--control);
  }
  & > :is(i, button):hover { color: var(--text); }
  & > :is(i, button)::before {
    content: '';
    position: absolute;
    inset: calc(var(--y) - 0.125rem) auto auto calc(50% - 0.25rem);
    width: 0.5rem;
    height: 0.5rem;
    border: solid currentColor;
    border-width: 1.5px 0 0 1.5px;
    transform: rotate(45deg);
  }
  & > :last-child::before { top: calc(var(--y) - 0.375rem); transform: rotate(225deg); }
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

/**
 * Fills its row. On phones the arrows are above each other, with the score over their edge, which
 * lets clicks through. Where a finger points, only the upper one has room: the other is on the page
 * of the post.
 */
export const column = css`
  position: relative;
  align-self: stretch;
  display: grid;
  grid-template-rows: 1fr 1fr;
  width: 2.75rem;
  min-height: 4rem;
  margin-inline-start: -0.75rem;
  font-size: 0.8125rem;
  line-height: 1.125rem;
  ${arrows}
  --y: 0.9rem;
  & > :last-child {
    --y: calc(100% - 0.9rem);
  }
  & > .points {
    position: absolute;
    inset: calc(50% - 0.5625rem) -0.5rem auto;
    z-index: 1;
    pointer-events: none;
  }
  ${inOneLine} {
    grid-template: none / 1.5rem 1.75rem 1.5rem;
    width: auto;
    min-height: 0;
    margin-block: calc((1.4375rem - var(--row)) / 2);
    margin-inline-start: -0.375rem;
    --y: 50%;
    & > :last-child {
      --y: 50%;
    }
    & > .points {
      position: static;
      align-self: center;
    }
    @media (hover: hover) {
      article:not(:hover, :focus-within) > & > :last-child:not([aria-pressed='true'])::before {
        opacity: 0;
      }
    }
  }
  ${coarse} {
    @container (max-width: 53.99rem) {
      grid-template: none;
      & > :last-child {
        display: none;
      }
      --y: calc(50% - 0.6rem);
      & > .points {
        top: calc(50% - 0.1rem);
      }
    }
    ${inOneLine} {
      grid-template-columns: 2.75rem 1.75rem 2.75rem;
    }
  }
`;

/** In a line with other actions. */
export const line = css`
  --y: 50%;
  display: flex;
  align-items: center;
  margin-inline-start: -0.5rem;
  ${arrows}
  & > :is(i, button) {
    width: 1.75rem;
    height: 1.75rem;
  }
  & > .points {
    min-width: 1.25rem;
  }
  ${coarse} {
    margin-inline-start: -0.9rem;
    & > :is(i, button) {
      width: 2.75rem;
      height: 2.75rem;
    }
  }
`;
