/** Who may create an account on a site. */
export const signupModes = ['open', 'invitation', 'approval', 'domain', 'closed'] as const;
export type SignupMode = (typeof signupModes)[number];

/** What the sign-up page needs. `question` is null and `domains` empty in other modes. */
export type PublicSignup = { mode: SignupMode; question: string | null; domains: string[] };
