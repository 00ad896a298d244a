import { css, keyframes } from '../theme/emotion.ts';
import { whole } from '../theme/global.styles.ts';
import { medium, narrow, wide, widest } from '../theme/media.ts';

export const appear = keyframes`to { visibility: visible; }`;

export const leave = keyframes`to { visibility: hidden; }`;

export const frame = `
  width: 100%;
  max-width: var(--max-width);
  margin-inline: auto;
  padding-inline: var(--space-md);
`;

export const masthead = css`
  border-bottom: var(--header-rule);
  background: var(--background);
`;

export const mastheadInner = css`
  ${frame} display: flex;
  align-items: center;
  flex-wrap: wrap;
  column-gap: var(--space-sm);
  min-height: 3.5rem;
  padding-block: var(--space-xs) 0;
  ${medium} {
    flex-wrap: nowrap;
    min-height: 4rem;
    column-gap: var(--space-lg);
    padding-block: var(--space-xs);
  }
`;

export const brand = css`
  display: flex;
  align-items: center;
  gap: 0.6rem;
  min-height: 2.75rem;
  margin-inline-end: auto;
  color: var(--text);
  text-decoration: none;
  font-family: var(--font-heading);
  font-weight: 700;
  font-size: 1.2rem;
  line-height: 1.1;
  &:hover span {
    text-decoration: underline;
  }
  & img {
    width: 1.75rem;
    height: 1.75rem;
  }
  ${narrow} {
    flex: 1 1 0;
    min-width: 0;
    font-size: 1.1rem;
    overflow-wrap: break-word;
    & span {
      min-width: 0;
    }
  }
  @media (max-width: 339.98px) {
    & img {
      display: none;
    }
  }
`;

export const tagline = css`
  display: none;
  @media (min-width: 900px) {
    ${whole}
    flex: 1;
    min-width: 0;
    height: 1.25rem;
    line-height: 1.25rem;
    color: var(--text-secondary);
    font-size: 0.875rem;
  }
`;

export const brandWithTagline = css`
  @media (min-width: 900px) {
    margin-inline-end: 0;
  }
`;

/** Narrow screens have the link beside it only. */
export const find = css`
  display: none;
  ${widest} {
    display: block;
  }
  & input {
    width: 9rem;
    min-height: 2.25rem;
    padding-inline: 0.6rem;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: var(--background);
    font-size: 0.875rem;
  }
`;

export const tabs = css`
  display: flex;
  gap: var(--space-lg);
  min-height: 2.75rem;
  align-items: center;
  white-space: nowrap;
  ${narrow} {
    order: 3;
    flex: 1 1 calc(100% - 5rem);
    /* Long words of a language take a second line. */
    flex-wrap: wrap;
    gap: 0 min(var(--space-lg), 4vw);
    min-width: 0;
    html.session & {
      /* Of one width before and after the session's links arrive. */
      flex: 0 1 calc(100% - 6.5rem);
      gap: 0 min(var(--space-md), 2vw);
    }
    & a {
      font-size: 0.875rem;
    }
  }
  @media (max-width: 399.98px) {
    html.session & {
      justify-content: space-between;
    }
  }
`;

export const tab = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 1.5rem;
  min-height: 2.75rem;
  color: var(--text-secondary);
  text-decoration: none;
  font-size: 0.9375rem;
  border-bottom: 2px solid transparent;
  margin-bottom: -2px;
  &:hover {
    color: var(--text);
    text-decoration: underline;
  }
  &[aria-current='page'] {
    color: var(--text);
    font-weight: 600;
    border-bottom-color: var(--primary);
  }
  /* "Top". The line has no room for it, but the footer has the link on all screens. */
  @media (max-width: 899.98px) {
    &:nth-child(3) {
      display: none;
    }
  }
`;

/** Hidden where the field is shown. */
export const searchTab = css`
  ${widest} {
    && {
      display: none;
    }
  }
`;

export const account = css`
  display: flex;
  align-items: center;
  gap: var(--space-md);
  font-size: 0.9375rem;
  ${narrow} {
    display: contents;
    font-size: 0.875rem;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: var(--text);
    text-decoration: none;
    white-space: nowrap;
  }
  & a:hover {
    text-decoration: underline;
  }
  /* A session's links load after hydration. Reserve their space, and hide the anonymous ones. */
  ${medium} {
    html.session & {
      flex: none;
      min-width: 17.5rem;
      justify-content: flex-end;
      & > * {
        flex: none;
      }
    }
  }
  ${wide} {
    html.session & {
      min-width: 20rem;
    }
  }
  html.session &[data-session='unknown'] > a {
    visibility: hidden;
    animation: ${appear} 0s 8s forwards;
  }
`;

/** Looks like the links beside it. */
export const quietButton = css`
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: transparent;
  color: var(--text);
  white-space: nowrap;
  &:hover {
    text-decoration: underline;
  }
`;

/** The initial of a member, who opens the menu with it. */
export const menuButton = css`
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0.375rem solid var(--background);
  border-radius: 50%;
  background: var(--surface);
  box-shadow: inset 0 0 0 1px var(--control);
  color: var(--text);
  font-weight: 600;
  & > :first-child {
    text-transform: uppercase;
  }
  & > img {
    display: block;
    width: 2rem;
    height: 2rem;
    border-radius: 50%;
  }
  &:hover {
    box-shadow: inset 0 0 0 2px var(--text);
  }
`;

export const menu = css`
  position: absolute;
  inset: 3.5rem auto auto;
  inset-inline-end: max(var(--space-md), 50vw - var(--max-width) / 2 + var(--space-md));
  margin: 0;
  padding: var(--space-xs) var(--space-md);
  min-width: 10rem;
  max-width: calc(100vw - 2rem);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--background);
  color: var(--text);
  box-shadow: 0 4px 16px rgb(0 0 0 / 0.15);
  /* Covers the whole line of tabs, not half a tab. */
  ${narrow} {
    inset-block-start: 3rem;
    inset-inline-start: var(--space-md);
    width: auto;
  }
  &:popover-open {
    display: grid;
    justify-items: start;
  }
  & a {
    max-width: 100%;
  }
  & a span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/** Opens what wide screens show in the line. */
export const moreButton = css`
  width: 2.75rem;
  height: 2.75rem;
  padding: 0.75rem;
  border: 0;
  margin-inline-end: -0.75rem;
  background: transparent;
  color: var(--text-secondary);
  ${narrow} {
    order: 4;
    margin-inline-start: auto;
  }
  @media (min-width: 900px) {
    display: none;
  }
`;

export const more = css`
  ${narrow} {
    inset-block-start: 6.5rem;
  }
  @media (min-width: 900px) {
    &&:not(:popover-open) {
      display: contents;
    }
    && > a {
      display: none;
    }
  }
`;

/** Wide screens have the link of staff in the line, others in the menu. */
export const besideMenu = css`
  &&& {
    display: none;
  }
  ${wide} {
    &&& {
      display: inline-flex;
    }
  }
`;

export const inMenu = css`
  ${wide} {
    &&& {
      display: none;
    }
  }
`;
