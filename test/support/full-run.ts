/** Whether this is `npm run test:all` with every combination. */
export const isFullRun = process.env.TEST_FULL === '1';
