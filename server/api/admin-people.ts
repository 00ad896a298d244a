export const adminPeople = {};
