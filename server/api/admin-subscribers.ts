export const adminSubscribers = {};
