/** One thing that was looked at. `text` says what is so and, unless it is as it should be, what to do: never a secret, a token or an address of a reader. */
export type Finding = { level: 'ok' | 'warn' | 'fail'; what: string; text: string };

export const ok = (what: string, text: string): Finding => ({ level: 'ok', what, text });
export const warn = (what: string, text: string): Finding => ({ level: 'warn', what, text });
export const fail = (what: string, text: string): Finding => ({ level: 'fail', what, text });

/** What must be right where people come, and need not be on one's own machine. */
export const failIn = (env: string): typeof fail => (env === 'production' ? fail : warn);

/** As `3 mails`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
