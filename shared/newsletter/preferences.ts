import type { DigestLanguage } from '../paths.ts';

export const levels = ['plain', 'standard', 'expert'] as const;
export const lengths = ['short', 'standard', 'long'] as const;
export type Level = (typeof levels)[number];
export type Length = (typeof lengths)[number];

/** Subjects of a list, their length, and the posts that a reader may ask for. */
export const preferenceLimits = { subjects: 8, characters: 60, posts: 20 };

/** What a subscriber wants the digest to be like. The contract says what each means. */
export type DigestPreferences = {
  language: DigestLanguage | null;
  level: Level;
  length: Length;
  topics: string[];
  avoid: string[];
  only: boolean;
  skipEmpty: boolean;
  posts: number | null;
  weekdays: number[];
};
/** Omitted ones are those of the standard digest. */
export type ChosenPreferences = {
  [Name in keyof DigestPreferences]?: DigestPreferences[Name] | undefined;
};

export const standardPreferences: DigestPreferences = {
  language: null,
  level: 'standard',
  length: 'standard',
  topics: [],
  avoid: [],
  only: false,
  skipEmpty: false,
  posts: null,
  weekdays: [],
};

/** Completes what a reader chose with the preferences of the standard digest. */
export const withStandard = (chosen: ChosenPreferences | null | undefined): DigestPreferences => ({
  ...standardPreferences,
  ...(Object.fromEntries(
    Object.entries(chosen ?? {}).filter(([, value]) => value !== undefined),
  ) as Partial<DigestPreferences>),
});
