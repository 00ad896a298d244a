/** What moderators did, as everybody may read it. */
export const moderations = {};
