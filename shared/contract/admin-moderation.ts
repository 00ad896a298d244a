/** Reports, what is held, deeds of moderators and their log. */
export const adminModeration = {};
