/** What members follow or mute, and how. */
export const choiceKinds = ['post', 'tag', 'domain', 'person'] as const;
export type ChoiceKind = (typeof choiceKinds)[number];
export const choices = ['follow', 'mute'] as const;
export type MemberChoice = (typeof choices)[number];
