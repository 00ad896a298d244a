import { english } from './texts/translate.ts';

/** Names of the fields of forms, which begin the error messages. */
export const postLabels = {
  url: english('URL'),
  title: english('Title'),
  text: english('Text'),
  tags: english('Tags'),
};
export const loginLabels = { email: english('Email address') };
export const signupLabels = {
  username: english('Username'),
  name: english('Name'),
  ...loginLabels,
  // The site's own question would make no sentence.
  answer: english('Your answer'),
  invitation: english('Invitation link'),
};
