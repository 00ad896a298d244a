let count = 0;

/** A network used once in this file, for a trusted proxy header. */
export const newNetwork = (): Record<string, string> => ({
  'X-Forwarded-For': `203.0.${(count += 1) >> 8}.${count & 255}`,
});
