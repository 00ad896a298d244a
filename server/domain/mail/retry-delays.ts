import { dayMs, hourMs, minuteMs } from '#shared/durations.ts';

/** Delays after the first failure, the second, and so on. After the last, the email has failed. */
export const retryDelays = [minuteMs / 2, 2 * minuteMs, 10 * minuteMs, 30 * minuteMs, 2 * hourMs];

/**
 * Delays for bulk mail that was refused for policy. That concerns the sender, not the recipient,
 * and is often over after hours.
 */
export const policyDelays = [hourMs, 4 * hourMs, 12 * hourMs, dayMs];

/**
 * How often a receiving server may ask to wait. With the longest waits, this is four days. After
 * that, the email fails as after other temporary answers.
 */
export const maxDeferrals = 100;
