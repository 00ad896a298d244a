/** Files that are brought in piece by piece. */
export const adminImports = {};
