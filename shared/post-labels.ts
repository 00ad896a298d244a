/** Names of the fields of a post, which begin the error messages. */
export const postLabels = { url: 'URL', title: 'Title', text: 'Text', tags: 'Tags' };
