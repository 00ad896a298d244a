import { css } from '../theme/emotion.ts';
import { coarse, narrow } from '../theme/media.ts';
import { leave } from './header.styles.ts';

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
  ${narrow} {
    &&& {
      padding-inline: var(--space-sm);
    }
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
  margin-inline-end: -0.75rem;
  /* In the menu, with its name. */
  @media (max-width: 899.98px) {
    display: flex;
    align-items: center;
    gap: var(--space-sm);
    width: auto;
    margin-inline-end: 0;
    color: var(--text);
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** Seen in the menu only. */
export const iconName = css`
  @media (min-width: 900px) {
    display: none;
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
    inset-block-start: 0.25rem;
    inset-inline-end: 0;
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
