export const adminSites = {};
