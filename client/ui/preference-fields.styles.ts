import { css } from '../theme/emotion.ts';
import { medium } from '../theme/media.ts';

export const fields = css`
  & > * + * {
    margin-top: var(--space-md);
  }
  /* Days belong to the daily digest. */
  form:has([name='frequency'][value='weekly']:checked) & [data-of='daily'] {
    display: none;
  }
  &:has([name='days'][value='every']:checked) [data-days='some'],
  &:has([name='days'][value='workdays']:checked) [data-days='some'] {
    display: none;
  }
`;
export const group = css`
  min-width: 0;
  margin-inline: 0;
  padding: 0;
  border: 0;
`;
/** Options as chips; a chosen one is filled. */
export const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-sm);
  & + & {
    margin-top: var(--space-sm);
  }
  && label {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    max-width: 100%;
    padding: 0.2rem 0.9rem;
    border: 1px solid var(--control);
    border-radius: 1.4rem;
    overflow-wrap: anywhere;
    font-weight: 400;
    cursor: pointer;
  }
  & input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: var(--primary);
  }
  && label:has(:checked) {
    border-color: var(--text);
    background: var(--surface);
    font-weight: 600;
  }
`;
export const more = css`
  && {
    padding-block: var(--space-sm) 0;
    color: var(--text-secondary);
    font-size: 0.875rem;
    font-weight: 400;
  }
`;
export const select = css`
  & select {
    display: block;
    width: 100%;
    min-height: 2.75rem;
    padding-inline: 0.6rem;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: var(--background);
    color: var(--text);
  }
`;
export const row = css`
  display: grid;
  gap: var(--space-md);
  ${medium} {
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  }
`;
export const fold = css`
  & > summary {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: var(--link);
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
`;
