export const adminSources = {};
