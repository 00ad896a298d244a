/** Kinds of posts that a reader may want alone. */
export const wantedKinds = [
  'paper',
  'opinion',
  'tutorial',
  'release',
  'interview',
  'discussion',
  'company news',
] as const;
export type WantedKind = (typeof wantedKinds)[number];
