/** Names of the fields of forms, which begin the error messages. */
export const postLabels = { url: 'URL', title: 'Title', text: 'Text', tags: 'Tags' };
export const loginLabels = { email: 'Email address' };
export const signupLabels = {
  username: 'Username',
  name: 'Name',
  ...loginLabels,
  // The site's own question would make no sentence.
  answer: 'Your answer',
  invitation: 'Invitation link',
};
