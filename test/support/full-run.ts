/** Whether this is `npm run test:all`, which takes every combination. */
export const isFullRun = process.env.TEST_FULL === '1';
