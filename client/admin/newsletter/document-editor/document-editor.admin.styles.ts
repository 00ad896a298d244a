import { css } from '../../../theme/emotion.ts';

export const editor = css`
  position: relative;
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: var(--background);
`;
/** Stays visible above a long text. */
export const toolbar = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-xs) var(--space-sm);
  padding: var(--space-xs);
  border-bottom: 1px solid var(--border);
  border-radius: var(--radius) var(--radius) 0 0;
  background: var(--surface);
  & > div {
    display: flex;
    flex-wrap: wrap;
  }
  & button {
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding-inline: var(--space-sm);
    border: 0;
    border-radius: var(--radius);
    background: none;
    color: var(--text);
    font-size: 0.9375rem;
  }
  & button:hover {
    background: var(--background);
  }
  & button[aria-pressed='true'],
  & button[aria-expanded='true'] {
    background: var(--text);
    color: var(--background);
  }
  & button[aria-disabled] {
    color: var(--text-secondary);
    cursor: not-allowed;
  }
`;
export const menu = css`
  position: absolute;
  z-index: 3;
  inset-inline-start: var(--space-sm);
  display: grid;
  max-height: 24rem;
  min-width: 16rem;
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
  }
  & button:hover {
    background: var(--surface);
  }
  & span {
    color: var(--text-secondary);
    font-size: 0.875rem;
  }
`;
export const panel = css`
  padding: var(--space-sm);
  border-bottom: 1px solid var(--border);
  & > * + * {
    margin-top: var(--space-sm);
  }
`;
/** The rules that ProseMirror needs are among these; it inserts none itself. */
export const text = css`
  max-width: none;
  min-height: 9rem;
  padding: var(--space-sm) var(--space-md);
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
