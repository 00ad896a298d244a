export const adminModeration = {};
