import { css } from '../../theme/emotion.ts';
import { coarse, medium } from '../../theme/media.ts';
import { textButton } from '../../ui/text-button.styles.ts';

export const page = css`
  max-width: 720px;
  margin-inline: var(--reading) auto;
  & h1 {
    font-size: 1.4375rem;
    margin-bottom: var(--space-md);
    ${medium} {
      font-size: 1.725rem;
    }
  }
`;
export const quiet = css`
  color: var(--text-secondary);
  font-size: 0.875rem;
  & button {
    ${textButton}
  }
`;
export const counter = css`
  float: inline-end;
  margin-inline-start: var(--space-md);
  font-variant-numeric: tabular-nums;
  &[data-over] {
    color: var(--error);
    font-weight: 600;
  }
`;
export const help = css`
  & > * {
    margin-top: var(--space-sm);
  }
  &:empty {
    display: none;
  }
`;
export const earlier = css`
  padding: var(--space-sm) var(--space-md);
  border-inline-start: 3px solid var(--warning);
  background: var(--surface);
  & a {
    display: inline-block;
    padding-block: 0.15rem;
    font-weight: 600;
  }
`;
export const card = css`
  padding-inline-start: var(--space-md);
  border-inline-start: 3px solid var(--border);
  font-size: 0.9375rem;
  & p {
    color: var(--text-secondary);
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
  }
`;
export const suggestion = css`
  margin-top: var(--space-sm);
  & button {
    max-width: 100%;
    min-height: 2.25rem;
    padding: 0.2rem 0.75rem;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: transparent;
    text-align: start;
    font-size: 0.9375rem;
    ${coarse} {
      min-height: 2.75rem;
    }
  }
  & button:hover {
    background: var(--surface);
    border-color: var(--text);
  }
`;
export const markdown = css`
  position: relative;
`;
export const tabs = css`
  position: absolute;
  inset-block-start: -0.75rem;
  inset-inline-end: 0;
  display: flex;
  gap: var(--space-md);
  & button {
    min-height: 2.25rem;
    padding: 0;
    border: 0;
    border-bottom: 2px solid transparent;
    background: transparent;
    color: var(--text-secondary);
    font-size: 0.9375rem;
  }
  & button:hover {
    color: var(--text);
  }
  & button[aria-selected='true'] {
    border-bottom-color: var(--primary);
    color: var(--text);
    font-weight: 600;
  }
`;
export const preview = css`
  & > p {
    font-weight: 600;
  }
  & > div {
    min-height: 15.5rem;
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--border);
    border-radius: var(--radius);
  }
`;
export const markdownHelp = css`
  margin-top: var(--space-xs);
  color: var(--text-secondary);
  font-size: 0.875rem;
  & summary {
    display: inline-flex;
    align-items: center;
    min-height: 1.75rem;
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  & ul {
    padding-inline-start: 1.2em;
    list-style: disc;
  }
`;
export const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-sm);
  &&& label {
    align-items: center;
    gap: 0.4rem;
    min-height: 2.25rem;
    padding: 0 0.75rem 0 0.6rem;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    cursor: pointer;
    ${coarse} {
      min-height: 2.75rem;
    }
  }
  &&& label:has(:checked) {
    border-color: var(--primary);
    background: var(--surface);
    font-weight: 600;
  }
  &&& label:has([disabled]) {
    border-color: var(--border);
    color: var(--text-secondary);
    cursor: default;
  }
  & input {
    width: 1.05rem;
    height: 1.05rem;
  }
`;
export const end = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-sm) var(--space-lg);
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`;
export const bookmarklet = css`
  margin-top: var(--space-xl);
  padding-top: var(--space-md);
  border-top: 1px solid var(--border);
  color: var(--text-secondary);
  font-size: 0.9375rem;
  & summary {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  & code {
    display: block;
    margin-top: var(--space-sm);
    padding: var(--space-sm) var(--space-md);
    background: var(--surface);
    color: var(--text);
    user-select: all;
  }
`;
