const minute = 60_000;

/** Delays after the first failure, the second, and so on. After the last, the mail has failed. */
export const retryDelays = [minute / 2, 2 * minute, 10 * minute, 30 * minute, 120 * minute];

/**
 * The same for bulk mail that was refused for policy. That concerns the sender, not the recipient,
 * and is often over after hours.
 */
export const policyDelays = [60 * minute, 4 * 60 * minute, 12 * 60 * minute, 24 * 60 * minute];

/**
 * How often a receiving server may ask to wait. With the longest waits, this is four days. After
 * that, the mail fails as after other temporary answers.
 */
export const maxDeferrals = 100;
