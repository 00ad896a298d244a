import { designPicture } from '../../theme/design-picture.ts';
import { css } from '../../theme/emotion.ts';

/** Stays beside the form. */
export const preview = css`
  min-width: 0;
  @media (min-width: 900px) {
    position: sticky;
    top: var(--space-md);
    max-height: calc(100vh - 6.5rem);
    overflow-y: auto;
  }
  &&& h2 {
    margin-block: 0 var(--space-xs);
  }
`;

export const choices = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-xs) var(--space-lg);
  margin-bottom: var(--space-sm);
  & fieldset {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: var(--space-md);
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
    font-size: 0.9375rem;
  }
  & legend {
    float: inline-start;
    padding: 0;
    margin-inline-end: var(--space-md);
    font-weight: 600;
  }
  & label {
    display: inline-flex;
    align-items: center;
    gap: 0.4rem;
    min-height: 2.25rem;
  }
  & input {
    width: 1.1rem;
    height: 1.1rem;
    margin: 0;
    accent-color: var(--primary);
  }
`;

/** Choices with a picture above each. */
export const designs = css`
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-md);
  }
  &&& label {
    flex-wrap: wrap;
    align-content: start;
    width: ${designPicture.width};
  }
  & label > input + span {
    flex: 1;
  }
  & label > span.picture {
    ${designPicture.box}
  }
  & iframe {
    ${designPicture.frame}
  }
  & label:has(:checked) > span.picture {
    outline: 3px solid var(--primary);
  }
`;

/** Light and dark side by side where there is room. */
export const phones = css`
  display: grid;
  gap: var(--space-md);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15.5rem), 1fr));
`;

export const desktops = css`
  display: grid;
  gap: var(--space-md);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 32rem), 1fr));
`;

export const frame = css`
  min-width: 0;
  margin: 0;
  & figcaption {
    font-size: 0.875rem;
    color: var(--text-secondary);
  }
  & > div {
    overflow: hidden;
    border: 1px solid var(--control);
    border-radius: var(--radius);
  }
  & iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
    &:dir(rtl) {
      transform-origin: 100% 0;
    }
  }
`;
