import { css } from '../../theme/emotion.ts';
import { medium, wide } from '../../theme/media.ts';
import { scripts } from './newsletter-pages.styles.ts';

export const end = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-md);
  padding-top: var(--space-lg);
  border-top: 1px solid var(--border);
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: var(--space-lg);
    border-radius: var(--radius);
    background: var(--primary);
    color: var(--on-primary);
    font-weight: 600;
    text-decoration: none;
  }
  & a:hover {
    background: var(--primary-hover);
  }
  & span {
    color: var(--text-secondary);
  }
`;

export const posts = css`
  container-type: inline-size;
`;

export const index = css`
  ${scripts}
  & > h1 {
    font-size: clamp(1.725rem, 1.2rem + 2vw, 2.3rem);
    margin-bottom: var(--space-md);
  }
  & .title {
    text-wrap: balance;
  }
`;

export const lead = css`
  max-width: 42rem;
  margin-bottom: var(--space-xl);
  color: var(--text-secondary);
  font-size: 1.0625rem;
`;

export const cards = css`
  display: grid;
  gap: 0 var(--space-lg);
  border-bottom: 1px solid var(--border);
  & > li {
    padding-block: var(--space-md) var(--space-lg);
    border-top: 1px solid var(--border);
  }
  & h2 {
    display: flex;
    align-items: start;
    gap: var(--space-sm);
    font-size: 1.2rem;
  }
  && h2 span {
    line-height: 1.4;
  }
  & h2 a {
    display: block;
    padding-block: 0.25rem;
    color: var(--text);
    text-decoration: none;
  }
  & h2 a:hover {
    text-decoration: underline;
  }
  & p {
    margin-top: var(--space-xs);
    color: var(--text-secondary);
    font-size: 0.9375rem;
  }
  ${medium} {
    grid-template-columns: 1fr 1fr;
  }
  ${wide} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

export const alias = css`
  display: block;
  color: var(--text-secondary);
  font-family: var(--font-body);
  font-size: 0.875rem;
  font-weight: 400;
  letter-spacing: 0;
`;
