import type { Variant } from '../sites/theme.ts';

/**
 * Everything the newsletter says in one language: the landing page with its form, the pages behind mailed links, and the mails. One file per language in
 * `strings/`, loaded only where it is shown. Words in braces are filled in: `{site}` the site's name, others as noted. No sentence is put together from parts.
 */
export type LanguagePack = {
  /** Interface strings, by the names of specification 3. */
  strings: Record<StringName, string>;
  /** What the landing page says, for each kind of site (specification 3). */
  copy: Record<Variant, LandingCopy>;
  /** What the landing page needs besides. */
  page: {
    /** Above the headline. `{site}` */
    eyebrow: string;
    /** Heading over the four benefits. */
    benefitsHeading: string;
    /** Example of a personal wish, in the prompt's field. */
    promptPlaceholder: string;
    promptHint: string;
    /** A button that shows what a digest would say now; what stands there meanwhile; and what is said of it. */
    preview: string;
    previewing: string;
    previewNote: string;
    /** Heading of an excerpt of the last issue. */
    sampleHeading: string;
    /** Where there is no issue yet. */
    noSample: string;
    /** What arrives when. */
    delivery: string;
    /** Three questions and their answers. `{site}` */
    questions: [Question, Question, Question];
    otherLanguages: string;
    /** To the page in English. */
    inEnglish: string;
    /** `{email}` is not an address. */
    emailRequired: string;
    emailInvalid: string;
    /** Over all of the form when it could not be sent. */
    problem: string;
    /** `{used}` of `{most}` characters. */
    counter: string;
    close: string;
    maybeLater: string;
    getStarted: string;
    /** `{site}` */
    modalTitle: string;
    modalSubtitle: string;
    /** After signing up with an address that has an account. `{username}` stands in `strings.welcomeBack`. */
    knownHint: string;
    /** After signing up with one that has none. */
    unknownHint: string;
  };
  /** The pages behind mailed links. */
  manage: {
    confirmHeading: string;
    confirmText: string;
    confirmButton: string;
    confirmed: string;
    confirmedText: string;
    expired: string;
    expiredText: string;
    sendAgain: string;
    sentAgain: string;
    badLink: string;
    badLinkText: string;
    heading: string;
    frequency: string;
    prompt: string;
    /** Over what was understood of the reader's own words, a part each. Every part is itself a wish that is understood (`wish-changes.test.ts`). `{subject}` */
    understood: string;
    wishAbout: string;
    wishWithout: string;
    wishPlain: string;
    wishExpert: string;
    wishShort: string;
    wishLong: string;
    /** `{wish}`: one of them. */
    dropWish: string;
    language: string;
    timeZone: string;
    /** What was given is none. */
    chooseTimeZone: string;
    hour: string;
    /** Of the weekly digest. */
    day: string;
    pause: string;
    /** `{weeks}` */
    pauseFor: string;
    resume: string;
    /** `{date}` */
    pausedUntil: string;
    /** `{date}`: day and hour. */
    next: string;
    save: string;
    saved: string;
    unsubscribeHeading: string;
    unsubscribeText: string;
    unsubscribeButton: string;
    unsubscribed: string;
    unsubscribedText: string;
    undo: string;
    undone: string;
    download: string;
    erase: string;
    eraseText: string;
    erased: string;
    /** Of the subscription with an account, by a button; `{username}` */
    link: string;
    linked: string;
    /** Where a limit was met. */
    tooMany: string;
  };
  mail: {
    /** `{site}` in all of these. */
    verify: {
      subject: string;
      preheader: string;
      heading: string;
      text: string;
      button: string;
      expires: string;
      ignore: string;
    };
    welcome: {
      subject: string;
      preheader: string;
      heading: string;
      daily: string;
      weekly: string;
      manage: string;
      unsubscribe: string;
    };
    digest: {
      /** `{date}` */
      daily: string;
      weekly: string;
      aiLabel: string;
      extractLabel: string;
      /** `{focus}` */
      focus: string;
      fromPeople: string;
      points: string;
      comments: string;
      viewInBrowser: string;
      why: string;
      pauseLink: string;
    };
  };
};

export type Question = { question: string; answer: string };
export type LandingCopy = {
  headline: string;
  subheadline: string;
  benefits: [Benefit, Benefit, Benefit, Benefit];
};
export type Benefit = { title: string; text: string };

export const stringNames = [
  'subscribe',
  'subscribing',
  'subscribed',
  'enterEmail',
  'checkEmail',
  'daily',
  'weekly',
  'faq',
  'free',
  'unsubscribe',
  'activeSubscribers',
  'openRate',
  'deliverySchedule',
  'emailPreferences',
  'emailAddress',
  'deliveryFrequency',
  'personalizeYourSummary',
  'optional',
  'checkYourEmail',
  'successfullySubscribed',
  'verificationEmailSent',
  'welcomeEmail',
  'somethingWentWrong',
  'noSpam',
  'privacyPolicy',
  'welcomeBack',
  'loginToAccount',
] as const;
export type StringName = (typeof stringNames)[number];
