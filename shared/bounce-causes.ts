/** Causes of a refusal that are about the sender or the email, not about the address. */
export const senderCauses = ['authentication', 'spam', 'virus', 'rate', 'size', 'policy'] as const;
export type SenderCause = (typeof senderCauses)[number];

/**
 * Why an email was refused. `gone`: there is no such address, or its domain takes no mail. `full`,
 * `suspended`: the mailbox may come back. `other`: networks, systems, and what is not understood.
 */
export const bounceCauses = ['gone', 'full', 'suspended', ...senderCauses, 'other'] as const;
export type BounceCause = (typeof bounceCauses)[number];
