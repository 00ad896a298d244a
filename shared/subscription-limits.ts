/** The limits that the subscription modal loads: the chunk of all others is larger. */

export const email = { max: 254 };
/** Code points of a prompt. */
export const customPrompt = { max: 1000 };
/** The subscription modal. Milliseconds. */
export const subscriptionModal = { delay: 1_000, again: 24 * 3_600_000, success: 5_000 };
