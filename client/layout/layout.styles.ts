import { css, keyframes } from '../theme/emotion.ts';
import { calm, coarse, medium, narrow, wide, widest } from '../theme/media.ts';

export const skip = css`
  position: absolute;
  left: var(--space-md);
  top: -4rem;
  z-index: 2;
  padding: var(--space-sm) var(--space-md);
  background: var(--primary);
  color: var(--on-primary);
  border-radius: var(--radius);
  &:focus {
    top: var(--space-sm);
  }
`;

const appear = keyframes`to { visibility: visible; }`;
const leave = keyframes`to { visibility: hidden; }`;

const frame = `
  width: 100%;
  max-width: var(--max-width);
  margin-inline: auto;
  padding-inline: var(--space-md);
`;

export const masthead = css`
  border-bottom: 1px solid var(--border);
  background: var(--background);
`;
export const mastheadInner = css`
  ${frame} display: flex;
  align-items: center;
  flex-wrap: wrap;
  column-gap: 0.75rem;
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
    display: block;
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--text-secondary);
    font-size: 0.875rem;
  }
`;
export const brandWithTagline = css`
  @media (min-width: 900px) {
    margin-inline-end: 0;
  }
`;
export const tabs = css`
  display: flex;
  gap: var(--space-lg);
  min-height: 2.75rem;
  align-items: center;
  ${narrow} {
    order: 3;
    flex: 1 1 calc(100% - 5rem);
    html.session & {
      flex-basis: calc(100% - 8rem);
      gap: var(--space-md);
    }
  }
`;
export const tab = css`
  display: inline-flex;
  align-items: center;
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
`;
export const account = css`
  display: flex;
  align-items: center;
  gap: var(--space-md);
  font-size: 0.9375rem;
  ${narrow} {
    display: contents;
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
      width: 17.5rem;
      justify-content: flex-end;
    }
    html.session & > :first-child {
      margin-inline-end: auto;
    }
  }
  ${wide} {
    html.session & {
      width: 31rem;
    }
  }
  ${widest} {
    html.session & {
      width: 34.5rem;
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
export const menuButton = css`
  min-width: 4rem;
  ${wide} {
    display: none;
  }
`;
export const menu = css`
  position: absolute;
  inset: 3.5rem var(--space-md) auto auto;
  margin: 0;
  padding: var(--space-xs) var(--space-md);
  min-width: 10rem;
  max-width: calc(100vw - 2rem);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--background);
  color: var(--text);
  box-shadow: 0 4px 16px rgb(0 0 0 / 0.15);
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
  /* In the line. It is the same element, so that nothing is said twice. */
  ${wide} {
    && {
      display: flex;
      align-items: center;
      gap: var(--space-md);
      position: static;
      min-width: 0;
      padding: 0;
      border: 0;
      box-shadow: none;
      overflow: visible;
    }
    & a span {
      max-width: 9rem;
    }
  }
`;
/** Shown in the menu, or in the footer on wide screens. */
export const inMenu = css`
  ${wide} {
    &&& {
      display: none;
    }
  }
`;
export const inMenuAndWidest = css`
  ${wide} {
    &&& {
      display: none;
    }
  }
  ${widest} {
    &&& {
      display: inline-flex;
    }
  }
`;
export const besideMenu = css`
  display: none;
  ${wide} {
    display: block;
  }
`;
export const primaryLink = css`
  &&& {
    min-height: 2.25rem;
    padding-inline: 0.8rem;
    background: var(--primary);
    color: var(--on-primary);
    border-radius: var(--radius);
    font-weight: 600;
  }
  &&&:hover {
    background: var(--primary-hover);
    text-decoration: none;
  }
  /* The target is larger than what is seen of it. */
  ${coarse} {
    &&& {
      min-height: 2.75rem;
      margin-inline: -0.25rem;
      border: 0.25rem solid transparent;
      border-radius: calc(var(--radius) + 0.25rem);
      background-clip: padding-box;
    }
  }
`;
export const iconButton = css`
  display: inline-grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  background: transparent;
  color: var(--text-secondary);
  &:hover {
    background: var(--surface);
    color: var(--text);
  }
  & svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  ${narrow} {
    order: 4;
    margin-inline-end: -0.75rem;
  }
`;
/** Like the switch beside it, with a count at its corner. */
export const inbox = css`
  &&& {
    position: relative;
    display: inline-grid;
    place-items: center;
    width: 2.75rem;
    min-height: 2.75rem;
    color: var(--text-secondary);
  }
  &&&:hover {
    color: var(--text);
  }
  & svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  & span {
    position: absolute;
    inset: 0.25rem 0 auto auto;
    min-width: 1.1rem;
    padding-inline: 0.25rem;
    border-radius: 1rem;
    background: var(--primary);
    color: var(--on-primary);
    font-size: 0.7rem;
    font-weight: 600;
    line-height: 1.1rem;
    text-align: center;
  }
  ${narrow} {
    order: 3;
    margin-inline-end: -0.75rem;
  }
`;
/** Errors are visible to everyone. They fade, but not while hovered. */
export const alert = css`
  position: fixed;
  inset: auto 0 var(--space-md);
  z-index: 4;
  display: grid;
  justify-items: center;
  padding-inline: var(--space-md);
  pointer-events: none;
  & p {
    padding: var(--space-sm) var(--space-md);
    border-radius: var(--radius);
    background: var(--text);
    color: var(--background);
    pointer-events: auto;
    animation: ${leave} 0s 8s forwards;
  }
  & p:hover {
    animation-play-state: paused;
  }
`;

export const page = css`
  ${frame} flex: 1;
  padding-block: var(--space-md) var(--space-xl);
  &:focus {
    outline: none;
  }
  ${medium} {
    padding-block: var(--space-lg) calc(var(--space-xl) * 1.5);
  }
`;
export const columns = css`
  ${wide} {
    display: grid;
    grid-template-columns: minmax(0, 880px) 300px;
    justify-content: space-between;
    gap: var(--space-xl);
  }
`;
export const rail = css`
  margin-top: var(--space-xl);
  padding-top: var(--space-md);
  border-top: 1px solid var(--border);
  color: var(--text-secondary);
  font-size: 0.9375rem;
  & p + p {
    margin-top: var(--space-sm);
  }
  & a {
    display: inline-block;
    padding-block: 0.1rem;
    color: var(--link);
  }
  ${wide} {
    margin-top: 0;
    padding-top: 0;
    border-top: 0;
    padding-inline-start: var(--space-lg);
    border-inline-start: 1px solid var(--border);
    align-self: start;
  }
`;
export const label = css`
  font-family: var(--font-body);
  font-size: 0.8rem;
  font-weight: 600;
  color: var(--secondary);
  margin-bottom: var(--space-xs);
`;

const slide = keyframes`from { transform: scaleX(0); } to { transform: scaleX(0.9); }`;
export const progress = css`
  position: fixed;
  inset: 0 0 auto 0;
  height: 2px;
  background: var(--primary);
  transform-origin: left;
  z-index: 3;
  visibility: hidden;
  animation:
    ${slide} 4s cubic-bezier(0.1, 0.7, 0.3, 1) 150ms both,
    ${appear} 0s 150ms forwards;
  ${calm} {
    animation: ${appear} 0s 150ms forwards;
  }
`;

export const colophon = css`
  border-top: 1px solid var(--border);
  color: var(--text-secondary);
  font-size: 0.875rem;
`;
export const colophonInner = css`
  ${frame} padding-block: var(--space-lg) var(--space-xl);
  & ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-lg);
    margin-bottom: var(--space-md);
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 1.75rem;
    color: var(--text-secondary);
    text-decoration: none;
  }
  & a:hover {
    color: var(--text);
    text-decoration: underline;
  }
  ${coarse} {
    & a {
      min-height: 2.75rem;
    }
  }
`;
/** Reserves space for the links that load with the session. */
export const memberLinks = css`
  html.session & {
    min-height: calc(1.75rem + var(--space-md));
  }
  ${coarse} {
    html.session & {
      min-height: calc(2.75rem + var(--space-md));
    }
  }
  & a span {
    display: block;
    max-width: 9rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const singleColumn = css`
  max-width: 56rem;
  & > h1 {
    font-size: 1.4375rem;
    margin-bottom: var(--space-md);
  }
  ${medium} {
    & > h1 {
      font-size: 1.725rem;
    }
  }
`;

export const screen = css`
  max-width: 40rem;
  & h1 {
    font-size: clamp(1.725rem, 1.2rem + 2vw, 2.3rem);
    margin-bottom: var(--space-md);
  }
  & p {
    margin-bottom: var(--space-md);
  }
  & summary {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: var(--space-md);
    border: 1px solid var(--control);
    border-radius: var(--radius);
    cursor: pointer;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & details[open] summary [data-when='closed'],
  & details:not([open]) summary [data-when='open'] {
    display: none;
  }
  & pre {
    margin-top: var(--space-md);
    padding: var(--space-md);
    background: var(--surface);
    border: 1px solid var(--border);
    white-space: pre-wrap;
  }
`;
export const screenLinks = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-lg);
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
  ${narrow} {
    gap: var(--space-md);
  }
`;
