import type { LanguagePack } from '#shared/texts/en.ts';

/** Texts of the form in one language. */
export type SubscribeTexts = {
  strings: Pick<
    LanguagePack['strings'],
    | 'subscribe'
    | 'subscribing'
    | 'daily'
    | 'weekly'
    | 'emailAddress'
    | 'deliveryFrequency'
    | 'personalizeYourSummary'
    | 'optional'
    | 'checkYourEmail'
    | 'successfullySubscribed'
    | 'verificationEmailSent'
    | 'welcomeEmail'
    | 'somethingWentWrong'
    | 'noSpam'
    | 'privacyPolicy'
    | 'welcomeBack'
    | 'loginToAccount'
  >;
  page: Pick<
    LanguagePack['page'],
    | 'emailRequired'
    | 'emailInvalid'
    | 'problem'
    | 'counter'
    | 'preview'
    | 'previewing'
    | 'previewNote'
    | 'noSample'
  > &
    Partial<Pick<LanguagePack['page'], 'promptPlaceholder' | 'promptHint' | 'sendAgain'>>;
};
