import { css } from '../../theme/emotion.ts';
import { inOneLine } from '../../theme/media.ts';
import { textButton } from '../../ui/text-button.styles.ts';

export const form = css`
  margin-bottom: var(--space-lg);
  & label {
    display: block;
    margin-bottom: var(--space-xs);
    font-weight: 600;
  }
`;
export const line = css`
  display: flex;
  gap: var(--space-sm);
  max-width: 40rem;
  & input {
    flex: 1;
    min-width: 0;
    min-height: 2.75rem;
    padding-inline: 0.75rem;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: var(--background);
    color: var(--text);
  }
  & button {
    min-height: 2.75rem;
    padding-inline: var(--space-md);
    border: 0;
    border-radius: var(--radius);
    background: var(--primary);
    color: var(--on-primary);
    font-weight: 600;
  }
  & button:hover {
    background: var(--primary-hover);
  }
`;
export const hint = css`
  margin-top: var(--space-xs);
  color: var(--text-secondary);
  font-size: 0.875rem;
  & button {
    ${textButton}
    @media (scripting: none) {
      display: none;
    }
  }
`;
export const results = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: var(--space-lg);
  min-height: 2.75rem;
  font-variant-numeric: tabular-nums;
`;
export const excerpt = css`
  max-width: 44rem;
  padding-block-end: var(--space-sm);
  color: var(--text-secondary);
  font-size: 0.875rem;
  /* Below the title, not the votes. */
  margin-inline-start: 2.375rem;
  ${inOneLine} {
    margin-inline-start: 4.875rem;
  }
`;
/** Underlined, because the colors of links have no checked contrast on other backgrounds. */
export const found = css`
  background: none;
  color: inherit;
  font-weight: 700;
  border-block-end: 2px solid var(--accent);
`;
