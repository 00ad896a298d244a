/** Where uploaded pictures of a site are. */
export const filesPath = '/site-files/';
