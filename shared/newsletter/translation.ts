import type { WantedKind } from './wanted-kinds.ts';
import type { Variant } from '../sites/theme.ts';
import type { PieceKind, SummaryKind } from './summary-kinds.ts';

/**
 * All newsletter texts of one language: landing page, pages behind mailed links, and emails. One
 * file per language, loaded on demand. `{site}` is the site's name; other placeholders are noted.
 * Sentences are never concatenated.
 */
export type LanguagePack = {
  /** Interface texts, by the specified names. */
  strings: Record<StringName, string>;
  /** Landing page texts per kind of site. */
  copy: Record<Variant, LandingCopy>;
  /** Other landing page texts. */
  page: {
    /** Above the headline. `{site}` */
    eyebrow: string;
    benefitsHeading: string;
    /** An example prompt, shown as placeholder. */
    promptPlaceholder: string;
    promptHint: string;
    /** The preview button, its pending label, and its note. */
    preview: string;
    previewing: string;
    previewNote: string;
    /** Heading above an excerpt of the last issue. */
    sampleHeading: string;
    /** Shown before the first issue. */
    noSample: string;
    /** Delivery schedule. */
    delivery: string;
    /** Three questions with answers; the second depends on who makes the sentences. `{site}` */
    questions: [Question, KindQuestion, Question];
    otherLanguages: string;
    /** Link to the English page. */
    inEnglish: string;
    /** `{email}` is invalid. */
    emailRequired: string;
    emailInvalid: string;
    /** Button of a form that has to be sent again. */
    sendAgain: string;
    /** Heading above the form's errors. */
    problem: string;
    /** `{used}` of `{most}` characters. */
    counter: string;
    close: string;
    maybeLater: string;
    getStarted: string;
    /** `{site}` */
    modalTitle: string;
    modalSubtitle: string;
    /** Shown after signing up with a registered email. `{username}` is in `strings.welcomeBack`. */
    knownHint: string;
    /** Shown after signing up with a new email. */
    unknownHint: string;
  };
  /** Pages behind mailed links. */
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
    /**
     * Parsed preferences. The parser must understand each of these texts (`edit-prompt.test.ts`).
     * `{subject}`
     */
    understood: string;
    preferenceAbout: string;
    preferenceOnly: string;
    /** Beside what was understood, if only matching posts are wanted. */
    onlyMatches: string;
    preferenceKinds: Record<WantedKind, string>;
    preferenceWithout: string;
    preferencePlain: string;
    preferenceExpert: string;
    preferenceShort: string;
    preferenceLong: string;
    /** `{preference}`: one preference. */
    removePreference: string;
    language: string;
    timeZone: string;
    /** The value is invalid. */
    chooseTimeZone: string;
    hour: string;
    /** For the weekly digest. */
    day: string;
    pause: string;
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
    /** Button that links the subscription to an account. `{username}` */
    link: string;
    linked: string;
    /** Why a newly mailed link is needed, and how long it works. */
    ownerLink: string;
    /** What the button below does to the links of earlier emails. */
    oldLinksText: string;
    endOldLinks: string;
    endedOldLinks: string;
    linkExpires: string;
    /** Links under each post of an email, and the pages behind them. */
    more: string;
    less: string;
    /** Above the words to choose from, and without any. */
    chooseWords: string;
    noTopic: string;
    /** The prompt would have more than `{most}` characters. */
    tooLong: string;
    /** Rate limit. */
    tooMany: string;
    /** Loads a page that failed once more. */
    tryAgain: string;
    /** Above a form that has to be sent again. Its button is `page.sendAgain`. */
    notSentYet: string;
    /** Why a link to a digest has expired. */
    expiredView: string;
    pastIssues: string;
  };
  plurals: {
    /** `{weeks}` */
    matchesToday: PluralTexts;
    matchesThisWeek: PluralTexts;
    /** `{count}` and `{kinds}`, such as "only papers". */
    kindsToday: PluralTexts;
    kindsThisWeek: PluralTexts;
    pauseFor: PluralTexts;
    /** `{count}` in all of these. */
    points: PluralTexts;
    comments: PluralTexts;
    /** Link to the posts that a large email leaves out. */
    otherPosts: PluralTexts;
  };
  issue: IssueTexts;
  report: ReportTexts;
  mail: {
    /** `{site}` in all of these. */
    verify: {
      subject: string;
      preheader: string;
      heading: string;
      text: string;
      /** Above it, if an earlier email to the address came back. */
      bounced: string;
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
      /** Link to the last issue. */
      latest: string;
      /** `{address}`: the sender. */
      sender: string;
      manage: string;
      unsubscribe: string;
    };
    /** About a sentence that was wrong. */
    correction: {
      subject: string;
      heading: string;
      /** Above the sentence. */
      text: string;
    };
    digest: {
      /** Of the issue. `{number}` */
      number: string;
      /** Link to the page that says which posts were wanted. */
      rate: Record<'daily' | 'weekly', string>;
      /** Link to a discussion without comments. */
      discuss: string;
      /** Say who made the sentences. */
      labels: Record<SummaryKind, string>;
      /** `{focus}` */
      focus: string;
      /** `{topics}`: those that the subscriber asked for. */
      noMatchesToday: string;
      noMatchesThisWeek: string;
      /** `{site}`. Above the posts about other topics. */
      alsoOn: string;
      fromPeople: string;
      viewInBrowser: string;
      why: string;
      pauseLink: string;
    };
  };
};

/** Texts of an issue, in emails and on pages. */
export type IssueTexts = {
  /** Say who made the sentences of a piece. */
  pieces: Record<PieceKind, string>;
  /** Opens the passage that a sentence rests on. */
  passage: string;
  /** Link to the passage in its source. */
  inSource: string;
  /** Replaces the posts when all are hidden. */
  removed: string;
  /** `{date}`: day and month of an earlier issue with the story. */
  newSince: string;
};
/** The page that reports a sentence as wrong. */
export type ReportTexts = {
  /** The link to it, and its button. */
  action: string;
  heading: string;
  question: string;
  /** Heading above the passages that the sentence rests on. */
  passages: string;
  /** Label of the optional text. */
  note: string;
  /** After the report. */
  thanks: string;
  thanksText: string;
  back: string;
};
export type Question = { question: string; answer: string };
type KindQuestion = { question: string; answers: Record<SummaryKind, string> };
/** Texts by plural category; without the category of a number, `other` stands. */
export type PluralTexts = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
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
