/** Feeds of others that become posts. */
export const adminSources = {};
