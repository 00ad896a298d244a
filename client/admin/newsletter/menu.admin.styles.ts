import { css } from '../../theme/emotion.ts';

export const menu = css`
  position: absolute;
  z-index: 3;
  display: grid;
  max-height: 24rem;
  width: max-content;
  min-width: 12rem;
  max-width: min(24rem, calc(100vw - 2rem));
  overflow-y: auto;
  padding: var(--space-xs);
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: var(--background);
  & button {
    min-height: 2.75rem;
    padding-inline: var(--space-sm);
    border: 0;
    border-radius: var(--radius);
    background: none;
    color: var(--text);
    text-align: start;
    overflow-wrap: anywhere;
  }
  & button:hover {
    background: var(--surface);
  }
  & button[aria-disabled] {
    color: var(--text-secondary);
    opacity: 0.6;
    cursor: not-allowed;
  }
  & span {
    color: var(--text-secondary);
    font-size: 0.875rem;
  }
`;
/** A button with its menu, which is above all else. */
export const around = css`
  & > button::after {
    content: '▾' / '';
    margin-inline-start: 0.4em;
  }
  & > [popover] {
    inset: auto;
    margin: 0;
    color: var(--text);
  }
`;
/** Dots to drag something by. */
export const grip = css`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--text-secondary);
  cursor: grab;
  touch-action: none;
  &&::after {
    content: none;
  }
  &:hover,
  &[aria-expanded='true'] {
    background: var(--surface);
    color: var(--text);
  }
  &:active {
    cursor: grabbing;
  }
  & > svg {
    width: 1.25rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 3;
    stroke-linecap: round;
  }
`;
/** Where something that is dragged would be. */
export const line = css`
  position: absolute;
  z-index: 2;
  inset-inline: 0;
  height: 0;
  border-top: 3px solid var(--focus);
  margin-top: -2px;
  pointer-events: none;
`;
