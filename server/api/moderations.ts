export const moderations = {};
