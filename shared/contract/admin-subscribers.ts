/** Who receives the newsletter. */
export const adminSubscribers = {};
