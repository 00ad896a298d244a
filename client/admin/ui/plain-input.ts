/** Attributes of inputs whose text browsers must not fill in, capitalize or check. */
export const plainInput = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
