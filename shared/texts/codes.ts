/** Texts of emails with a code. */
export const codeTexts = {
  subject: '{code} is your {site} code',
  login: 'Enter this code to log in to {site}:',
  signup: 'Enter this code to finish signing up for {site} as {username}:',
  day:
    'We got many requests for codes of {site} to this address, so we send no more for now. ' +
    'Keep this email: if you need a code today, request one and enter this one instead:',
  expires:
    'Expires in {minutes} minutes. Only your latest code works, in the browser where you ' +
    'requested it.',
  longer: 'This code is longer because of repeated attempts on your account.',
  dayExpires: 'It works once within 24 hours, in any browser.',
  warning: 'Didn’t request this? Ignore it. Never share this code.',
} as const;
