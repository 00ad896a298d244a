/** Members, roles, bans and notes. */
export const adminPeople = {};
