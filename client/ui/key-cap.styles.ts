/** The declarations of a key's name, as in a list of shortcuts. */
export const keyCap = `
  & kbd {
    display: inline-block;
    min-width: 1.25rem;
    margin-inline: 0.3em 0;
    padding: 0 0.3em;
    border: 1px solid var(--border);
    border-radius: 3px;
    color: var(--text-secondary);
    font: inherit;
    font-size: 0.75rem;
    line-height: 1.25rem;
    text-align: center;
    text-decoration: none;
  }
`;
