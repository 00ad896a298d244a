/** The digest, before and after it goes out. */
export const adminNewsletter = {};
