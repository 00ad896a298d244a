import { css } from '../../theme/emotion.ts';
import { coarse, withSidebar } from '../../theme/media.ts';

export const side = css`
  position: relative;
  z-index: 2;
  ${withSidebar} {
    position: sticky;
    inset-block-start: 0;
    display: flex;
    flex-direction: column;
    height: 100vh;
    border-inline-end: 1px solid var(--border);
  }
`;
export const masthead = css`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-md);
  height: 3.5rem;
  padding-inline: var(--space-md);
  border-bottom: 1px solid var(--border);
  & > button {
    flex: none;
    min-height: 2.75rem;
    padding-inline: var(--space-md);
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: transparent;
    color: var(--text);
    font-weight: 600;
  }
  ${withSidebar} {
    border-bottom: 0;
    & > button {
      display: none;
    }
  }
`;
export const brand = css`
  display: flex;
  align-items: center;
  gap: 0.6rem;
  min-width: 0;
  min-height: 2.75rem;
  color: var(--text);
  text-decoration: none;
  font-family: var(--font-heading);
  font-weight: 700;
  font-size: 1.2rem;
  & span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:hover span {
    text-decoration: underline;
  }
`;
/** Covers the page while it is open on a narrow screen. */
export const menu = css`
  display: none;
  flex-direction: column;
  padding: var(--space-sm) var(--space-md) var(--space-md);
  background: var(--background);
  font-size: 0.9375rem;
  &[data-open='true'] {
    position: absolute;
    inset-block-start: 100%;
    inset-inline: 0;
    display: flex;
    max-height: calc(100vh - 3.5rem);
    overflow-y: auto;
    border-bottom: 1px solid var(--border);
    box-shadow: 0 8px 16px rgb(0 0 0 / 0.15);
  }
  ${withSidebar} {
    &,
    &[data-open='true'] {
      position: static;
      display: flex;
      flex: 1;
      max-height: none;
      min-height: 0;
      padding-block-start: 0;
      overflow-y: auto;
      border: 0;
      box-shadow: none;
    }
  }
  & :is(a, button) {
    display: flex;
    flex: none;
    align-items: center;
    width: 100%;
    min-height: 2.25rem;
    padding: 0 var(--space-sm);
    border: 0;
    border-radius: var(--radius);
    background: transparent;
    color: var(--text);
    text-align: start;
    text-decoration: none;
    ${coarse} {
      min-height: 2.75rem;
    }
  }
  & :is(a, button):hover,
  & [aria-current='page'] {
    background: var(--surface);
  }
  & [aria-current='page'] {
    font-weight: 600;
    box-shadow: inset 3px 0 var(--primary);
    &:dir(rtl) {
      box-shadow: inset -3px 0 var(--primary);
    }
  }
  & > div p {
    padding: var(--space-sm) var(--space-sm) 0;
    color: var(--text-secondary);
    font-size: 0.8rem;
  }
  & kbd {
    margin-inline-start: auto;
    padding-inline: 0.3rem;
    border: 1px solid var(--border);
    border-radius: var(--radius);
    color: var(--text-secondary);
    font-family: var(--font-mono);
    font-size: 0.75rem;
    ${coarse} {
      display: none;
    }
  }
  & [popover] {
    inset: 3.5rem auto auto auto;
    inset-inline-start: var(--space-md);
    margin: 0;
    min-width: 12rem;
    padding: var(--space-xs);
    border: 1px solid var(--border);
    border-radius: var(--radius);
    background: var(--background);
    color: var(--text);
    box-shadow: 0 4px 16px rgb(0 0 0 / 0.15);
  }
`;
/** At the end of the menu. */
export const person = css`
  margin-block-start: auto;
  padding-block-start: var(--space-md);
  & b {
    display: block;
    padding: var(--space-sm) var(--space-sm) 0;
    border-top: 1px solid var(--border);
    overflow-wrap: anywhere;
  }
  & [aria-pressed='true']::after {
    content: 'On' / '';
    margin-inline-start: auto;
    color: var(--text-secondary);
  }
`;
