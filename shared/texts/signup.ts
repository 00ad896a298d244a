/** Above the sign-up form. */
export const signupTexts = {
  invitation: 'You need an invitation to join {site}. Open the link that you were sent.',
  approval:
    'The moderators of {site} review new members. Answer the question, and we’ll email you ' +
    'their decision.',
  domain: 'You can join {site} with an email address at: {domains}',
  closed: '{site} does not accept new members. Everyone can read it.',
} as const;
