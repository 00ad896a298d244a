export const adminNewsletter = {};
