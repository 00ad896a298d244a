/** Paths of the forms without script, which have a session of their own. */
export const formPaths = {
  account: '/forms',
  login: '/forms/login',
  signup: '/forms/signup',
  code: '/forms/code',
  waiting: '/forms/waiting',
  submit: '/forms/submit',
} as const;

/** The form to vote on a post or comment, to answer it and to report it. */
export const itemFormPath = (on: 'posts' | 'comments', id: string) => `/forms/${on}/${id}`;
