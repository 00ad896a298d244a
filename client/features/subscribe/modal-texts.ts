import { translateAll, type Translate } from '#shared/texts/translate.ts';
import type { SubscribeTexts } from './types.ts';

/**
 * English texts of the modal's form. A test compares them with the newsletter's, which the browser
 * never loads.
 */
export const formTexts: SubscribeTexts = {
  strings: {
    subscribe: 'Get Started',
    subscribing: 'Subscribing...',
    daily: 'Daily',
    weekly: 'Weekly',
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
  page: {
    emailRequired: 'Enter your email address.',
    emailInvalid: 'Enter a valid email, like name@example.com.',
    problem: 'There is a problem',
    counter: '{used} of {most} characters',
    preview: 'Preview my digest',
    previewing: 'Writing a preview...',
    previewNote: 'A sample from the latest posts.',
    noSample: 'The first issue goes out once three posts make the cut.',
  },
};

/** The texts of the form in the language of the page. */
export const translateForm = (t: Translate): SubscribeTexts => ({
  strings: translateAll(t, formTexts.strings),
  page: translateAll(t, formTexts.page),
});
