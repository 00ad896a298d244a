/**
 * A result of the doctor. `text` gives the state and the fix, without secrets or email addresses.
 * `next`: a command that corrects it, or a line for the environment.
 */
export type Finding = { level: 'ok' | 'warn' | 'fail'; what: string; text: string; next?: string };

export const ok = (subject: string, text: string): Finding => ({
  level: 'ok',
  what: subject,
  text,
});
export const warn = (subject: string, text: string, next?: string): Finding => ({
  level: 'warn',
  what: subject,
  text,
  ...(next === undefined ? {} : { next }),
});
export const fail = (subject: string, text: string, next?: string): Finding => ({
  level: 'fail',
  what: subject,
  text,
  ...(next === undefined ? {} : { next }),
});

/** Required in production only. */
export const failIn = (env: string): typeof fail => (env === 'production' ? fail : warn);

/** Returns text such as `3 emails`. */
export const counted = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count} ${count === 1 ? singular : plural}`;
