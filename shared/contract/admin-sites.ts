/** Settings of sites: drafts, publishing, history, hosts. */
export const adminSites = {};
