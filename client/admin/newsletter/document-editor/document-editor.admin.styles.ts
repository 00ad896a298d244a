import { css } from '../../../theme/emotion.ts';
import { coarse, medium } from '../../../theme/media.ts';

export const editor = css`
  position: relative;
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: var(--background);
`;
/** Icons above the selection. Touch screens have their own menu there, so it is a bar on top. */
export const toolbar = css`
  position: absolute;
  inset-block-start: calc(var(--selection-start, 0px) - 3rem);
  inset-inline-start: 0;
  z-index: 2;
  display: flex;
  width: max-content;
  max-width: 100%;
  overflow-x: auto;
  opacity: 0;
  pointer-events: none;
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: var(--surface);
  &:focus-within,
  div:focus-within > &[data-shown] {
    opacity: 1;
    pointer-events: auto;
  }
  ${coarse} {
    position: sticky;
    inset-block-start: 0;
    width: auto;
    opacity: 1;
    pointer-events: auto;
    border-width: 0 0 1px;
  }
  & > div {
    display: flex;
  }
  & > div + div {
    border-inline-start: 1px solid var(--border);
  }
  & button {
    display: grid;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    padding: 0;
    border: 0;
    background: none;
    color: var(--text);
    ${coarse} {
      width: 2.75rem;
      height: 2.75rem;
    }
  }
  & button:focus-visible {
    outline-offset: -3px;
  }
  & svg {
    width: 1.25rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  & button:hover {
    background: var(--background);
  }
  & button[aria-pressed='true'],
  & button[aria-expanded='true'] {
    background: var(--text);
    color: var(--background);
  }
  & button[aria-disabled] svg {
    opacity: 0.4;
  }
  & button[aria-disabled] {
    cursor: not-allowed;
  }
`;
/** At an empty line: before it, where there is room. */
export const plus = css`
  position: absolute;
  inset-block-start: calc(var(--selection-start, 0px) - 0.25rem);
  inset-inline-end: var(--space-sm);
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  padding: 0;
  border: 1px solid var(--control);
  border-radius: 50%;
  background: var(--background);
  color: var(--text);
  font-size: 1.25rem;
  line-height: 1;
  ${medium} {
    inset-inline: var(--space-xs) auto;
  }
`;
/** Beside a block, where there is room. Elsewhere the toolbar has the same actions. */
export const grip = css`
  position: absolute;
  inset-inline-start: var(--space-xs);
  margin-block-start: -0.25rem;
  && {
    display: none;
    width: 2rem;
    height: 2rem;
  }
  ${medium} {
    && {
      display: grid;
    }
  }
`;
/** Where the menu of blocks opens. */
export const menu = css`
  inset-block-start: calc(var(--selection-end, 0px) + var(--space-xs));
  inset-inline-start: var(--space-sm);
  min-width: 16rem;
`;
export const panel = css`
  position: absolute;
  inset-block-start: calc(var(--selection-end, 0px) + var(--space-xs));
  inset-inline: var(--space-xs);
  z-index: 3;
  padding: var(--space-sm);
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: var(--background);
  & > * + * {
    margin-top: var(--space-sm);
  }
`;
/** The rules that ProseMirror needs are among these; it inserts none itself. */
export const text = css`
  max-width: none;
  min-height: 20rem;
  padding: var(--space-md);
  /* The type of the email. */
  &,
  && p {
    font-size: 16px;
    line-height: 24px;
  }
  & h2 {
    font-size: 22px;
    line-height: 28px;
  }
  & h3 {
    font-size: 18px;
    line-height: 25px;
  }
  ${medium} {
    padding-inline: 3rem;
  }
  white-space: break-spaces;
  overflow-wrap: break-word;
  font-variant-ligatures: none;
  & .ProseMirror-selectednode {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  & .ProseMirror-hideselection *::selection {
    background: transparent;
  }
  & [data-section] {
    padding: var(--space-xs) var(--space-sm);
    border: 1px solid var(--control);
    border-radius: var(--radius);
  }
  & [data-section] > [contenteditable='false'] {
    margin: 0 0 var(--space-xs);
    color: var(--text-secondary);
    font-size: 0.875rem;
  }
  & [data-block],
  & [data-card] {
    padding: var(--space-sm);
    border: 1px dashed var(--control);
    border-radius: var(--radius);
    color: var(--text-secondary);
    font-size: 0.9375rem;
  }
  & > [data-card] > img {
    display: block;
    width: auto;
    max-height: 12rem;
    margin-bottom: var(--space-xs);
  }
`;
