import { data } from 'react-router';
import { ApiError } from '#shared/api-error.ts';
import type { Api } from '#shared/api/client.ts';
import type { App } from '../../app-context.tsx';
import type { Reply } from '#shared/contract/index.ts';
import { digestLanguages, type DigestLanguage } from '#shared/paths.ts';
import { dayIn, daysIn, describePreferences, hoursIn, momentIn, type Texts } from './format.ts';

/** Actions that can be reported after a redirect. */
const completedActions = [
  'confirmed',
  'resent',
  'unsubscribed',
  'undone',
  'saved',
  'paused',
  'resumed',
  'sent',
  'erased',
  'ended-old-links',
] as const;
export type CompletedAction = (typeof completedActions)[number];

/** An invalid link, a rate limit, or a failed check. */
export type Failed = {
  kind: 'failed';
  texts: Texts;
  reason: 'bad' | 'expired' | 'tooMany' | 'unavailable';
  /** What the link was for: the page offers a new one of its kind. */
  purpose: 'unsubscribe' | 'preferences' | 'other';
};
type Purpose = Failed['purpose'];
type PublicIssue = Reply<'GET /api/newsletter/archive'>['issues'][number];
export type ConfirmationData = {
  kind: 'confirmation';
  texts: Texts;
  done: CompletedAction | null;
  /** When the first issue is due, and what to read until then. */
  next: string | null;
  lastIssue: PublicIssue | null;
  /** The preferences, as one text. */
  wanted: string | null;
} & Reply<'GET /api/subscriptions/verify/{token}'>;
export type UnsubscribeData = {
  kind: 'unsubscribe';
  texts: Texts;
  done: CompletedAction | null;
} & Reply<'GET /api/subscriptions/unsubscribe/{token}'>;
export type FeedbackData = {
  kind: 'feedback';
  texts: Texts;
  done: CompletedAction | null;
  direction: 'more' | 'less';
  /** The preferences, as one text. */
  wanted: string | null;
} & Reply<'GET /api/subscriptions/feedback/{token}'>;
export type RateData = {
  kind: 'rate';
  texts: Texts;
  done: CompletedAction | null;
} & Reply<'GET /api/subscriptions/stories/{token}'>;
export type InboxMailsData = {
  kind: 'inboxMails';
  texts: Texts;
  link: Reply<'GET /api/inbox/mails/{token}'>['texts'];
  wanted: boolean;
};
export type LinkSentData = { kind: 'sent'; texts: Texts };
/** Dates are formatted in the loader, so that the browser's locale data cannot differ. */
export type PreferencesData = {
  kind: 'preferences';
  texts: Texts;
  done: CompletedAction | null;
  token: string;
  subscription: Reply<'GET /api/subscriptions/preferences/{token}'>;
  next: string | null;
  pausedUntil: string | null;
  hours: string[];
  days: string[];
};
export type RequestLinkData = { kind: 'requestLink'; texts: Texts; done: CompletedAction | null };

export type Loaded<View> = View | Failed | ReturnType<typeof data<View | Failed>>;

type Services = Pick<App, 'api' | 't'>;

/** Texts of a page, and what the document around it needs (`usePageLanguage`). */
async function localize(api: Api, language: DigestLanguage) {
  const { frame, ...texts } = await api('GET /api/newsletter/texts/{language}', {
    path: { language },
  });
  return { texts, lang: texts.language, dir: texts.dir, frame };
}
const readCompletedAction = (search: URLSearchParams) =>
  completedActions.find((action) => action === search.get('done')) ?? null;
const readLanguage = ({ t }: Services, search: URLSearchParams) =>
  digestLanguages.find((code) => code === search.get('language')) ?? t.language;

/**
 * Loads a page behind a link, with its status. Failed links get texts in the language of the site:
 * theirs is unknown.
 */
async function loadTokenPage<View>(
  { api, t }: Services,
  load: () => Promise<View | ReturnType<typeof data<View>>>,
  purpose: Purpose = 'other',
): Promise<Loaded<View>> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status } = error;
    // Malformed and overlong tokens are rejected by validation.
    const reason: Failed['reason'] =
      status === 404 || status === 400
        ? 'bad'
        : status === 410
          ? 'expired'
          : status === 429
            ? 'tooMany'
            : 'unavailable';
    return data(
      { kind: 'failed' as const, ...(await localize(api, t.language)), reason, purpose },
      { bad: 404, expired: 410, tooMany: 429, unavailable: 503 }[reason],
    );
  }
}

/** The page does without the last issue if the archive fails. */
async function describeNext(
  api: Api,
  { state, subscription }: Reply<'GET /api/subscriptions/verify/{token}'>,
): Promise<Pick<ConfirmationData, 'next' | 'lastIssue'>> {
  if (state !== 'confirmed') return { next: null, lastIssue: null };
  const { language, timeZone, nextSendAt } = subscription;
  const archive = await api('GET /api/newsletter/archive', { query: { limit: 1 } }).catch(
    () => null,
  );
  return {
    next: nextSendAt === null ? null : momentIn(language, timeZone, nextSendAt),
    lastIssue: archive?.issues[0] ?? null,
  };
}

export const loadConfirmation = (
  app: Services,
  token: string,
  search: URLSearchParams,
): Promise<Loaded<ConfirmationData>> =>
  loadTokenPage(app, async () => {
    const { api } = app;
    const confirmation = await api('GET /api/subscriptions/verify/{token}', { path: { token } });
    const localized = await localize(api, confirmation.subscription.language);
    const { preferences } = confirmation.subscription;
    const view: ConfirmationData = {
      kind: 'confirmation',
      ...localized,
      wanted: preferences && describePreferences(localized.texts, preferences),
      done: readCompletedAction(search),
      ...(await describeNext(api, confirmation)),
      ...confirmation,
    };
    return confirmation.state === 'expired' ? data(view, 410) : view;
  });

export const loadUnsubscribe = (
  app: Services,
  token: string,
  search: URLSearchParams,
): Promise<Loaded<UnsubscribeData>> =>
  loadTokenPage(
    app,
    async () => {
      const { api } = app;
      const confirmation = await api('GET /api/subscriptions/unsubscribe/{token}', {
        path: { token },
      });
      return {
        kind: 'unsubscribe',
        ...(await localize(api, confirmation.language)),
        done: readCompletedAction(search),
        ...confirmation,
      };
    },
    'unsubscribe',
  );

export const loadFeedback = (
  app: Services,
  direction: 'more' | 'less',
  token: string,
  search: URLSearchParams,
): Promise<Loaded<FeedbackData>> =>
  loadTokenPage(app, async () => {
    const { api } = app;
    const feedback = await api('GET /api/subscriptions/feedback/{token}', { path: { token } });
    const localized = await localize(api, feedback.language);
    const { preferences } = feedback;
    return {
      kind: 'feedback',
      ...localized,
      wanted: preferences && describePreferences(localized.texts, preferences),
      done: readCompletedAction(search),
      direction,
      ...feedback,
    };
  });

export const loadStories = (
  app: Services,
  token: string,
  search: URLSearchParams,
): Promise<Loaded<RateData>> =>
  loadTokenPage(app, async () => {
    const { api } = app;
    const stories = await api('GET /api/subscriptions/stories/{token}', { path: { token } });
    const localized = await localize(api, stories.language);
    return { kind: 'rate', ...localized, done: readCompletedAction(search), ...stories };
  });

export const loadInboxMails = (app: Services, token: string): Promise<Loaded<InboxMailsData>> =>
  loadTokenPage(app, async () => {
    const { api } = app;
    const link = await api('GET /api/inbox/mails/{token}', { path: { token } });
    return {
      kind: 'inboxMails',
      ...(await localize(api, link.language)),
      link: link.texts,
      wanted: link.wanted,
    };
  });

export const loadSent = async (app: Services, search: URLSearchParams): Promise<LinkSentData> => ({
  kind: 'sent',
  ...(await localize(app.api, readLanguage(app, search))),
});

export const loadRequestLink = async (
  app: Services,
  search: URLSearchParams,
): Promise<RequestLinkData> => ({
  kind: 'requestLink',
  ...(await localize(app.api, readLanguage(app, search))),
  done: readCompletedAction(search),
});

export const loadPreferences = (
  app: Services,
  token: string,
  search: URLSearchParams,
): Promise<Loaded<PreferencesData>> =>
  loadTokenPage(
    app,
    async () => {
      const { api } = app;
      const subscription = await api('GET /api/subscriptions/preferences/{token}', {
        path: { token },
      });
      const { language, timeZone, nextSendAt, pausedUntil } = subscription;
      return {
        kind: 'preferences',
        ...(await localize(api, language)),
        done: readCompletedAction(search),
        token,
        subscription,
        next: nextSendAt === null ? null : momentIn(language, timeZone, nextSendAt),
        pausedUntil: pausedUntil === null ? null : dayIn(language, timeZone, pausedUntil),
        hours: hoursIn(language),
        days: daysIn(language),
      };
    },
    'preferences',
  );
