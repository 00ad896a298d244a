import {
  digestLanguages,
  feedbackPath,
  managePath,
  notificationMailsPath,
  paths,
  unsubscribePath,
  verifyPath,
  withQuery,
} from '#shared/paths.ts';
import { readPreferenceFields } from '#shared/newsletter/preference-fields.ts';
import {
  choose,
  withResult,
  type Fields,
  type FormAction,
  type FormPage,
  type FormRoute,
} from './form-page.ts';

function verifyPage(token: string): FormPage {
  const input = { path: { token } };
  const here = verifyPath(token);
  return {
    reads: { key: 'GET /api/subscriptions/verify/{token}', input },
    getAction: (fields) =>
      choose(
        {
          confirm: {
            key: 'POST /api/subscriptions/verify/{token}',
            input,
            next: withResult(here, 'confirmed'),
          },
          resend: {
            key: 'POST /api/subscriptions/manage-link',
            input: { body: { token } },
            next: withResult(here, 'resent'),
          },
        },
        fields,
      ),
  };
}

function unsubscribePage(token: string): FormPage {
  const input = { path: { token } };
  const here = unsubscribePath(token);
  return {
    reads: { key: 'GET /api/subscriptions/unsubscribe/{token}', input },
    getAction: (fields) =>
      choose(
        {
          unsubscribe: {
            key: 'POST /api/subscriptions/unsubscribe/{token}',
            input,
            next: withResult(here, 'unsubscribed'),
          },
          undo: {
            key: 'POST /api/subscriptions/resubscribe/{token}',
            input,
            next: withResult(here, 'undone'),
          },
        },
        fields,
      ),
  };
}

function feedbackPage(direction: 'more' | 'less', token: string): FormPage {
  const input = { path: { token } };
  return {
    reads: { key: 'GET /api/subscriptions/feedback/{token}', input },
    getAction: (fields) =>
      choose(
        {
          choose: {
            key: 'POST /api/subscriptions/feedback/{token}',
            input: { ...input, body: { direction, subject: fields.subject ?? '' } },
            next: withResult(feedbackPath(direction, token), 'saved'),
          },
        },
        fields,
      ),
  };
}

function ratePage(token: string): FormPage {
  return {
    reads: { key: 'GET /api/subscriptions/stories/{token}', input: { path: { token } } },
    getAction: (fields) =>
      choose(
        {
          'owner-link': {
            key: 'POST /api/subscriptions/manage-link',
            input: { body: { token } },
            next: withResult(feedbackPath('rate', token), 'resent'),
          },
        },
        fields,
      ),
  };
}

function inboxMailsPage(token: string): FormPage {
  const input = { path: { token } };
  return {
    reads: { key: 'GET /api/inbox/mails/{token}', input },
    getAction: (fields) =>
      choose(
        {
          'turn-off': {
            key: 'POST /api/inbox/mails/{token}',
            input,
            next: notificationMailsPath(token),
          },
        },
        fields,
      ),
  };
}

/** The link no longer tells the language, so the URL contains it. */
const getEndUrl = (done: string, { language }: Fields) =>
  withQuery(paths.manageSubscription, {
    done,
    language: digestLanguages.find((code) => code === language),
  });

function managePage(token: string): FormPage {
  const input = { path: { token } };
  const here = managePath(token);
  const change = (body: object, result: string): FormAction => ({
    key: 'PUT /api/subscriptions/preferences/{token}',
    input: { ...input, body },
    next: withResult(here, result),
  });
  return {
    reads: { key: 'GET /api/subscriptions/preferences/{token}', input },
    getAction: (fields) =>
      choose(
        {
          save: change(readPreferences(fields), 'saved'),
          pause: change(
            { pauseWeeks: parseInteger(fields.weeks) },
            fields.weeks === '0' ? 'resumed' : 'paused',
          ),
          unsubscribe: {
            key: 'POST /api/subscriptions/unsubscribe/{token}',
            input,
            next: withResult(here, 'unsubscribed'),
          },
          undo: {
            key: 'POST /api/subscriptions/resubscribe/{token}',
            input,
            next: withResult(here, 'undone'),
          },
          download: { key: 'GET /api/subscriptions/export/{token}', input, next: here, file: true },
          erase: {
            key: 'DELETE /api/subscriptions/preferences/{token}',
            input,
            next: getEndUrl('erased', fields),
          },
          'owner-link': {
            key: 'POST /api/subscriptions/manage-link',
            input: { body: { token } },
            next: withResult(here, 'resent'),
          },
          'end-old-links': {
            key: 'POST /api/subscriptions/end-old-links/{token}',
            input,
            next: getEndUrl('ended-old-links', fields),
          },
        },
        fields,
      ),
  };
}

/** Without a token: requests an email with the link. */
const linkRequestPage: FormPage = {
  getAction: (fields) =>
    choose(
      {
        link: {
          key: 'POST /api/subscriptions/manage-link',
          input: { body: { email: fields.email ?? '' } },
          next: withResult(paths.manageSubscription, 'sent'),
        },
      },
      fields,
    ),
};

/** Parses an integer. The API rejects other values. */
const parseInteger = (value: string | undefined): unknown =>
  value !== undefined && /^\d{1,2}$/.test(value) ? Number(value) : value;

/** Returns the preferences that a form contains. */
function readPreferences(fields: Fields): object {
  const { frequency, custom_prompt, language, timeZone, sendHour, sendWeekday } = fields;
  const preferences = {
    frequency,
    custom_prompt,
    preferences: readPreferenceFields(fields),
    language,
    timeZone: timeZone?.trim(),
    sendHour: parseInteger(sendHour),
    sendWeekday: parseInteger(sendWeekday),
  };
  return Object.fromEntries(Object.entries(preferences).filter(([, value]) => value !== undefined));
}

export const mailedLinkForms: readonly FormRoute[] = [
  [paths.confirmSubscription, ({ token = '' }) => verifyPage(token)],
  [paths.unsubscribe, ({ token = '' }) => unsubscribePage(token)],
  [paths.notificationMails, ({ token = '' }) => inboxMailsPage(token)],
  [paths.rate, ({ token = '' }) => ratePage(token)],
  [
    paths.feedback,
    ({ direction, token = '' }) =>
      direction === 'more' || direction === 'less' ? feedbackPage(direction, token) : undefined,
  ],
  [
    paths.manageSubscription,
    (_params, query) => {
      const token = query.get('token') ?? '';
      return token === '' ? linkRequestPage : managePage(token);
    },
  ],
];
