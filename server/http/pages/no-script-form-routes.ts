import type { RawInput } from '#shared/api/client.ts';
import {
  digestViewPath,
  newsletterArchive,
  readViewLanguage,
  reportedPath,
  viewReportedPath,
} from '#shared/newsletter/archive-paths.ts';
import type { Key } from '#shared/contract/index.ts';
import {
  digestLanguages,
  industryPath,
  industrySlugs,
  languageCodes,
  languagePath,
  paths,
  withQuery,
  type DigestLanguage,
} from '#shared/paths.ts';
import {
  feedbackPath,
  managePath,
  notificationMailsPath,
  unsubscribePath,
  verifyPath,
} from '#shared/lazy-paths.ts';
import { mailedLinkRoutes } from './mailed-link-pages.ts';

export type Fields = Record<string, string>;

/** The API request of a form, and the URL to redirect to, so that a reload repeats nothing. */
type FormAction = {
  key: Key;
  input: RawInput;
  next: string;
  /** The response is a download, and the page stays. */
  file?: true;
};

/** A page with forms. `reads`: returns the page's language, if the URL has none. */
export type FormPage = {
  route: string;
  language?: DigestLanguage;
  reads?: { key: Key; input: RawInput };
  getAction(fields: Fields): FormAction | undefined;
};

/** Returns the page with forms at a URL, by its exact path. */
export function findFormPage(url: string): FormPage | undefined {
  const [path = '', query = ''] = url.split('?', 2);
  const token = /^\/subscriptions\/(?:verify|unsubscribe)\/([^/]+)$/.exec(path)?.[1];
  if (token !== undefined)
    return path.startsWith(verifyPath(''))
      ? verifyPage(decodeURIComponent(token))
      : unsubscribePage(decodeURIComponent(token));
  const [, direction, feedback] = /^\/subscriptions\/(more|less)\/([\w.-]+)$/.exec(path) ?? [];
  if (feedback !== undefined) return feedbackPage(direction === 'more' ? 'more' : 'less', feedback);
  const mails = /^\/subscriptions\/inbox\/([\w.-]+)$/.exec(path)?.[1];
  if (mails !== undefined) return inboxMailsPage(mails);
  if (path === paths.manageSubscription) {
    const manageToken = new URLSearchParams(query).get('token') ?? '';
    return manageToken === '' ? linkRequestPage : managePage(manageToken);
  }
  const report = /^\/newsletter\/archive\/([\w-]+)\/report\/([\w-]+)$/.exec(path);
  if (report) return reportPage(report[1] ?? '', report[2] ?? '');
  const viewed = /^\/newsletter\/view\/([\w.-]+)\/report\/([\w-]+)$/.exec(path);
  if (viewed) return viewReportPage(viewed[1] ?? '', viewed[2] ?? '');
  const language = languageCodes.find((code) => path === languagePath(code));
  if (language !== undefined)
    return landingPage(`${paths.newsletterLanguages}/:language`, language);
  if (industrySlugs.some((slug) => path === industryPath(slug)))
    return landingPage(`${paths.newsletterIndustries}/:industry`, 'en');
  return path === paths.newsletter ? landingPage(paths.newsletter, 'en') : undefined;
}

const [manageRoute = '', otherRoute = ''] = mailedLinkRoutes;
const choose = (
  actions: Record<string, FormAction>,
  { action = '' }: Fields,
): FormAction | undefined => (Object.hasOwn(actions, action) ? actions[action] : undefined);
const withResult = (path: string, result: string) =>
  `${path}${path.includes('?') ? '&' : '?'}done=${result}`;

function verifyPage(token: string): FormPage {
  const input = { path: { token } };
  const here = verifyPath(encodeURIComponent(token));
  return {
    route: otherRoute,
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
  const here = unsubscribePath(encodeURIComponent(token));
  return {
    route: otherRoute,
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
    route: otherRoute,
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

function inboxMailsPage(token: string): FormPage {
  const input = { path: { token } };
  return {
    route: otherRoute,
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
    route: manageRoute,
    reads: { key: 'GET /api/subscriptions/preferences/{token}', input },
    getAction: (fields) =>
      choose(
        {
          save: change(readPreferences(fields), 'saved'),
          'remove-preference': change({ removePreference: parsePreference(fields) }, 'saved'),
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

/** Without a token: requests a mail with the link. */
const linkRequestPage: FormPage = {
  route: manageRoute,
  language: 'en',
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

/** The newsletter's landing page. The API sets the defaults of missing fields. */
function landingPage(route: string, language: DigestLanguage): FormPage {
  return {
    route,
    language,
    getAction({
      email = '',
      frequency,
      custom_prompt: prompt,
      language: chosen = language,
      remark,
      timeZone,
    }) {
      const body = {
        email,
        language: chosen,
        ...(frequency && { frequency }),
        ...(prompt && { custom_prompt: prompt }),
        ...(remark && { remark }),
        ...(timeZone && { timeZone }),
      };
      return {
        key: 'POST /api/subscriptions/subscribe',
        input: { body },
        next: withQuery(`${paths.subscriptions}/sent`, { language: chosen }),
      };
    },
  };
}

/** Reports a sentence of an issue. The archive is in English. */
const reportPage = (period: string, sentence: string): FormPage => ({
  route: `${newsletterArchive}/:period/report/:sentence`,
  language: 'en',
  getAction: (fields) =>
    choose(
      {
        report: {
          key: 'POST /api/newsletter/archive/{period}/reports',
          input: { path: { period }, body: { sentence, note: fields.note ?? '' } },
          next: reportedPath(period),
        },
      },
      fields,
    ),
});

/** Reports a sentence of a mail. */
const viewReportPage = (token: string, sentence: string): FormPage => ({
  route: `${digestViewPath(':token')}/report/:sentence`,
  language: readViewLanguage(token),
  getAction: (fields) =>
    choose(
      {
        report: {
          key: 'POST /api/newsletter/view/{token}/reports',
          input: { path: { token }, body: { sentence, note: fields.note ?? '' } },
          next: viewReportedPath(token),
        },
      },
      fields,
    ),
});

/** Parses an integer. The API rejects other values. */
const parseInteger = (value: string | undefined): unknown =>
  value !== undefined && /^\d{1,2}$/.test(value) ? Number(value) : value;

/** Parses a preference as its button sends it: the kind, then a space and the subject, if any. */
function parsePreference({ preference = '' }: Fields): object {
  const [kind = '', ...subject] = preference.split(' ');
  return { kind, ...(subject.length > 0 ? { subject: subject.join(' ') } : {}) };
}

/** Returns the preferences that a form contains. */
function readPreferences({
  frequency,
  custom_prompt,
  language,
  timeZone,
  sendHour,
  sendWeekday,
}: Fields): object {
  const preferences = {
    frequency,
    custom_prompt,
    language,
    timeZone: timeZone?.trim(),
    sendHour: parseInteger(sendHour),
    sendWeekday: parseInteger(sendWeekday),
  };
  return Object.fromEntries(Object.entries(preferences).filter(([, value]) => value !== undefined));
}
