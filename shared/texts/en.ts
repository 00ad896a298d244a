import type { Messages } from './format.ts';
import type { LandingCopy } from './landing-copy.ts';
import { codeTexts } from './codes.ts';
import { signupTexts } from './signup.ts';
import { frameTexts } from './frame.ts';
import { memberFrameTexts } from './member-frame.ts';
import { issueTexts, reportTexts } from './issue.ts';

const copy: Record<'nontrivial' | 'statecraft' | 'default', LandingCopy> = {
  nontrivial: {
    headline: 'AI news worth your time',
    subheadline:
      'The papers, releases and arguments that people who build with AI are talking about, chosen by their votes, in a few minutes of reading.',
    benefits: [
      {
        title: 'Chosen by practitioners',
        text: 'People who work with the technology share, discuss and vote on the stories.',
      },
      {
        title: 'In brief, with links',
        text: 'A few sentences tell you what’s new, with a link to each story.',
      },
      {
        title: 'In your words',
        text: 'Tell us what you care about. We’ll tailor your digest.',
      },
      {
        title: 'Daily or weekly',
        text: 'One email at the time you choose. Pause or unsubscribe with one click.',
      },
    ],
  },
  statecraft: {
    headline: 'World affairs, without the noise',
    subheadline:
      'The reports, analyses and debates on international relations that our community found worth discussing, in a few minutes of reading.',
    benefits: [
      {
        title: 'Chosen by informed readers',
        text: 'People who follow world affairs closely share, discuss and vote on the stories.',
      },
      {
        title: 'In brief, with links',
        text: 'A few sentences tell you what happened, with a link to each story.',
      },
      {
        title: 'In your words',
        text: 'Name the regions and questions you follow. We’ll tailor your digest.',
      },
      {
        title: 'Daily or weekly',
        text: 'One email at the time you choose. Pause or unsubscribe with one click.',
      },
    ],
  },
  default: {
    headline: 'The stories worth reading, in one email',
    subheadline:
      'What our community shared, discussed and voted to the top, in a few minutes of reading.',
    benefits: [
      {
        title: 'Chosen by readers',
        text: 'People like you share, discuss and vote on the stories.',
      },
      {
        title: 'In brief, with links',
        text: 'A few sentences tell you what’s new, with a link to each story.',
      },
      {
        title: 'In your words',
        text: 'Tell us what you care about. We’ll tailor your digest.',
      },
      {
        title: 'Daily or weekly',
        text: 'One email at the time you choose. Pause or unsubscribe with one click.',
      },
    ],
  },
};

/** The source of all translations. The strings of the subscription modal are requirements. */
export const en = {
  strings: {
    subscribe: 'Subscribe',
    subscribing: 'Subscribing...',
    subscribed: 'Subscribed',
    enterEmail: 'Enter your email address',
    checkEmail: 'Check your inbox',
    daily: 'Daily',
    weekly: 'Weekly',
    faq: 'FAQ',
    free: 'Free',
    unsubscribe: 'Unsubscribe',
    activeSubscribers: 'Join {count} readers',
    openRate: 'open rate',
    deliverySchedule: 'Delivery',
    emailPreferences: 'Email preferences',
    emailAddress: 'Email Address',
    deliveryFrequency: 'Delivery Frequency',
    personalizeYourSummary: 'Personalize Your Summary',
    optional: 'optional',
    checkYourEmail: 'Check Your Email!',
    successfullySubscribed: 'Successfully Subscribed!',
    verificationEmailSent:
      "We've sent you a verification email. Please click the link to confirm your subscription.",
    welcomeEmail: 'Check your inbox for a welcome email.',
    somethingWentWrong: 'Something went wrong. Please try again.',
    noSpam: 'No spam, unsubscribe anytime.',
    privacyPolicy: 'Privacy Policy',
    welcomeBack: 'Welcome back, {username}!',
    loginToAccount: 'Log in to your account',
  },
  copy,
  page: {
    eyebrow: '{site} by email',
    formHeading: 'Get the digest',
    benefitsHeading: 'What you get',
    promptPlaceholder: 'For example: mostly energy and climate',
    promptHint: 'Tell us what you want: topics, language, what to skip.',
    preview: 'Preview my digest',
    previewing: 'Writing a preview...',
    previewNote: 'A sample from the latest posts.',
    sampleHeading: 'From the latest issue',
    noSample: 'The first issue goes out once three posts make the cut.',
    delivery:
      'Daily {hour, plural, =8 {at 8 in the morning} other {at #:00}}, or weekly on Mondays, in your time zone. You can change the time whenever you like.',
    questions: [
      {
        question: 'What does it cost?',
        answer: 'Nothing. There’s no paid edition.',
      },
      {
        question: 'Who writes the summaries?',
        answers: {
          ai: 'A language model writes them from the text of the stories, and the email says so. A second request checks each sentence. Mistakes are still possible, so every story has a link.',
          selected:
            'No one. A language model selects sentences by number, and we copy them from the stories, in their own language.',
          extract:
            'No one. They’re sentences copied from the stories, in their own language and without AI.',
        },
      },
      {
        question: 'What happens to my email address?',
        answer:
          'We use it only to send you the digest of {site}. You can download or erase everything ' +
          'we have about you, without an account.',
      },
    ],
    otherLanguages: 'Other languages',
    inEnglish: 'In English',
    emailRequired: 'Enter your email address.',
    emailInvalid: 'Enter a valid email, like name@example.com.',
    sendAgain: 'Send again',
    problem: 'There is a problem',
    counter: '{used} of {most} characters',
    close: 'Close',
    maybeLater: 'Maybe Later',
    getStarted: 'Get Started',
    modalTitle: 'Stay Informed with {site}',
    modalSubtitle: 'Get curated summaries delivered to your inbox',
    knownHint: 'You already have an account. Log in to manage your subscription.',
    unknownHint: 'Create an account with this address to comment, vote and follow people.',
  },
  manage: {
    confirmHeading: 'Confirm your subscription to {site}',
    confirmText: 'One more step: press the button to get the digest at {email}.',
    confirmButton: 'Confirm subscription',
    confirmed: 'Your subscription is confirmed',
    confirmedText: 'You’ll get the next issue by email.',
    expired: 'This link has expired',
    expiredText: 'Confirmation links work for 7 days.',
    sendAgain: 'Email me a link',
    sentAgain: 'We’ve sent you a new link.',
    badLink: 'This link doesn’t work',
    badLinkText: 'The link may be incomplete. Open it from the email again.',
    heading: 'Your subscription to {site}',
    frequency: 'How often',
    prompt: 'Personalize your digest',
    preferenceAbout: 'about {subject}',
    preferenceOnly: 'only about {subject}',
    preferenceWithout: 'without {subject}',
    preferencePlain: 'in plain language',
    preferenceExpert: 'for experts',
    preferenceShort: 'short',
    preferenceLong: 'in detail',
    language: 'Language of the emails',
    timeZone: 'Time zone',
    chooseTimeZone: 'Choose a time zone from the list, such as Europe/Berlin.',
    hour: 'Delivery time',
    day: 'Delivery day',
    pause: 'Pause',
    pauseFor: '{weeks, plural, one {Pause for # week} other {Pause for # weeks}}',
    resume: 'Resume',
    pausedUntil: 'Paused until {date}',
    next: 'Next issue: {date}',
    save: 'Save',
    saved: 'Saved [settings]',
    unsubscribeHeading: 'Unsubscribe from {site}?',
    unsubscribeText: 'We’ll stop sending the digest to {email}.',
    unsubscribeButton: 'Unsubscribe',
    unsubscribed: 'You’ve unsubscribed',
    unsubscribedText: 'We won’t send the digest to {email} from now on.',
    undo: 'Undo',
    undone: 'You’re subscribed again',
    download: 'Download my data',
    erase: 'Erase my data',
    eraseText:
      'This erases everything we have about this subscription immediately. It can’t be undone.',
    erased: 'Your data was erased',
    link: 'Link to my account',
    linked: 'Linked to your account {username}',
    ownerLink:
      'To see or change your own words, or to download or erase your data, request a link by email.',
    oldLinksText:
      'Links to your preferences in earlier emails then stop working. Unsubscribing still works.',
    endOldLinks: 'Disable old links',
    endedOldLinks: 'Old links are invalid',
    linkExpires: 'This link works for one hour.',
    more: 'More like this',
    less: 'Less like this',
    chooseWords: 'Choose what to add to your preferences.',
    noTopic: 'This post has no topic to choose from.',
    tooMany: 'Too many requests right now. Please try again later.',
    tryAgain: 'Try again',
    notSentYet: 'The form wasn’t sent yet. Please press “Send again”.',
    expiredView: 'A digest can be read in the browser for 60 days.',
    pastIssues: 'Past issues',
  },
  preferenceForm: {
    instead: 'Choose instead',
    waiting: 'We’re reading your words. Look again in a minute.',
    unread: 'We couldn’t read all of this. Choose below.',
    cannot: 'We can’t do this: {list}.',
    topics: 'About [topics]',
    avoid: 'Without',
    more: 'Others, separated by commas',
    only: 'Only these topics',
    skipEmpty: 'No email when nothing matches',
    level: 'Level',
    length: 'Length',
    standard: 'Standard',
    posts: 'Number of posts',
    days: 'Days of the daily digest',
    everyDay: 'Every day',
    someDays: 'On these days:',
    tooMany: 'Choose at most {most} topics of at most 60 characters.',
  },
  issue: issueTexts,
  report: reportTexts,
  mail: {
    verify: {
      subject: 'Confirm your subscription to {site}',
      preheader: 'One click and the digest is yours.',
      heading: 'Confirm your subscription',
      text: 'Please confirm that you want the digest of {site}.',
      bounced:
        'An earlier email from us to this address came back. Confirm, and we’ll send to it again.',
      button: 'Confirm subscription',
      expires: 'This link expires in 7 days.',
      ignore: 'Didn’t ask for this? Ignore it and you won’t hear from us.',
    },
    welcome: {
      subject: 'Welcome to {site}',
      preheader: 'Your subscription is confirmed.',
      heading: 'Welcome to {site}',
      daily: 'You chose the daily digest.',
      weekly: 'You chose the weekly digest.',
      latest: 'Read the latest issue',
      sender:
        'Digests come from {address}. Add it to your contacts, so that digests reach your inbox.',
      manage: 'Change frequency or topics',
      unsubscribe: 'Unsubscribe',
    },
    ownerLink: { subject: '{site}: Email preferences' },
    correction: {
      subject: 'Correction from {site}',
      heading: 'Correction',
      text: 'We sent you a sentence that was wrong:',
    },
    digest: {
      number: 'No. {number}',
      rate: { daily: 'Rate today’s stories', weekly: 'Rate this week’s stories' },
      discuss: 'Discuss',
      labels: {
        ai: 'Written and checked by AI. Every sentence links to its source.',
        selected: 'Sentences from the sources, selected by AI',
        extract: 'Excerpts. No AI used.',
      },
      comments: '{count, plural, one {# comment} other {# comments}}',
      otherPosts: `{count, plural,
        one {See the other post in the browser}
        other {See the other # posts in the browser}
      }`,
      matchesToday: `{count, plural,
        one {# post about {topics} today.}
        other {# posts about {topics} today.}
      }`,
      matchesThisWeek: `{count, plural,
        one {# post about {topics} this week.}
        other {# posts about {topics} this week.}
      }`,
      nearest: 'The nearest are:',
      noMatchesToday: 'Nothing on {topics} today.',
      noMatchesThisWeek: 'Nothing on {topics} this week.',
      alsoOn: 'Also on {site}',
      fromPeople: 'From people you follow',
      viewInBrowser: 'View in browser',
      why: 'You’re getting this because you subscribed to the digest of {site}.',
      pauseLink: 'Preferences',
    },
    notification: {
      comment: '{author} commented on “{title}”',
      answer: '{author} replied to your comment on “{title}”',
      mention: '{author} mentioned you on “{title}”',
      thread: '{author} commented on “{title}”, which you follow or saved',
      view: 'View and reply',
      turnOff: 'Turn off these emails',
      settings: 'Notification settings',
      why: 'You’re getting this email because of your notification settings.',
      daily: 'New in your inbox: {count}',
      more: 'And {count} more in your inbox',
      inbox: 'Open your inbox',
      page: {
        heading: 'Turn off these emails?',
        text: 'You’ll still find everything in your inbox on the site.',
        button: 'Turn off',
        done: 'These emails are turned off',
      },
    },
    application: {
      accepted: 'You are now a member of {site}',
      declined: '{site} did not accept your application',
      logIn: 'Log in',
      why: 'You’re getting this email because you applied to join {site}.',
    },
  },
  frame: { ...frameTexts, ...memberFrameTexts },
  codes: codeTexts,
  signup: signupTexts,
} as const;

/** The texts of a language, by the names of the English ones. */
export type LanguagePack = Messages<typeof en>;
