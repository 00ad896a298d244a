export const adminImports = {};
