import type { RawInput } from '#shared/api/client.ts';
import type { Key } from '#shared/contract/index.ts';
import {
  digestLanguages,
  industryPath,
  industrySlugs,
  languageCodes,
  languagePath,
  managePath,
  paths,
  unsubscribePath,
  verifyPath,
  withQuery,
  type DigestLanguage,
} from '#shared/paths.ts';
import { mailedLinkRoutes } from './mailed-link-pages.ts';

export type Fields = Record<string, string>;

/** The API request of a form, and the URL to redirect to, so that a reload repeats nothing. */
type Deed = {
  key: Key;
  input: RawInput;
  next: string;
  /** The response is a download, and the page stays. */
  file?: true;
};

/** A page with forms. `reads`: the endpoint that returns the page's language, if the URL has none. */
export type FormPage = {
  route: string;
  language?: DigestLanguage;
  reads?: { key: Key; input: RawInput };
  deedOf(fields: Fields): Deed | undefined;
};

/** Returns the page with forms at a URL, by its exact path. */
export function findFormPage(url: string): FormPage | undefined {
  const [path = '', query = ''] = url.split('?', 2);
  const token = /^\/subscriptions\/(?:verify|unsubscribe)\/([^/]+)$/.exec(path)?.[1];
  if (token !== undefined)
    return path.startsWith(verifyPath(''))
      ? verifyPage(decodeURIComponent(token))
      : unsubscribePage(decodeURIComponent(token));
  if (path === paths.manageSubscription) {
    const given = new URLSearchParams(query).get('token') ?? '';
    return given === '' ? askingPage : managePage(given);
  }
  const language = languageCodes.find((code) => path === languagePath(code));
  if (language !== undefined)
    return landingPage(`${paths.newsletterLanguages}/:language`, language);
  if (industrySlugs.some((slug) => path === industryPath(slug)))
    return landingPage(`${paths.newsletterIndustries}/:industry`, 'en');
  return path === paths.newsletter ? landingPage(paths.newsletter, 'en') : undefined;
}

const [manageRoute = '', otherRoute = ''] = mailedLinkRoutes;
const choose = (deeds: Record<string, Deed>, { action = '' }: Fields): Deed | undefined =>
  Object.hasOwn(deeds, action) ? deeds[action] : undefined;
const done = (path: string, what: string) => `${path}${path.includes('?') ? '&' : '?'}done=${what}`;

function verifyPage(token: string): FormPage {
  const input = { path: { token } };
  const here = verifyPath(encodeURIComponent(token));
  return {
    route: otherRoute,
    reads: { key: 'GET /api/subscriptions/verify/{token}', input },
    deedOf: (fields) =>
      choose(
        {
          confirm: {
            key: 'POST /api/subscriptions/verify/{token}',
            input,
            next: done(here, 'confirmed'),
          },
          resend: {
            key: 'POST /api/subscriptions/manage-link',
            input: { body: { token } },
            next: done(here, 'resent'),
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
    deedOf: (fields) =>
      choose(
        {
          unsubscribe: {
            key: 'POST /api/subscriptions/unsubscribe/{token}',
            input,
            next: done(here, 'unsubscribed'),
          },
          undo: {
            key: 'POST /api/subscriptions/resubscribe/{token}',
            input,
            next: done(here, 'undone'),
          },
        },
        fields,
      ),
  };
}

/** After the deletion the language is unknown, so the URL contains it. */
const afterErasing = ({ language }: Fields) =>
  withQuery(paths.manageSubscription, {
    done: 'erased',
    language: digestLanguages.find((code) => code === language),
  });

function managePage(token: string): FormPage {
  const input = { path: { token } };
  const here = managePath(token);
  const change = (body: object, what: string): Deed => ({
    key: 'PUT /api/subscriptions/preferences/{token}',
    input: { ...input, body },
    next: done(here, what),
  });
  return {
    route: manageRoute,
    reads: { key: 'GET /api/subscriptions/preferences/{token}', input },
    deedOf: (fields) =>
      choose(
        {
          save: change(preferencesIn(fields), 'saved'),
          'remove-preference': change({ removePreference: readPreference(fields) }, 'saved'),
          pause: change(
            { pauseWeeks: wholeIn(fields.weeks) },
            fields.weeks === '0' ? 'resumed' : 'paused',
          ),
          unsubscribe: {
            key: 'POST /api/subscriptions/unsubscribe/{token}',
            input,
            next: done(here, 'unsubscribed'),
          },
          undo: {
            key: 'POST /api/subscriptions/resubscribe/{token}',
            input,
            next: done(here, 'undone'),
          },
          download: { key: 'GET /api/subscriptions/export/{token}', input, next: here, file: true },
          erase: {
            key: 'DELETE /api/subscriptions/preferences/{token}',
            input,
            next: afterErasing(fields),
          },
        },
        fields,
      ),
  };
}

/** Without a token: requests a mail with the link. */
const askingPage: FormPage = {
  route: manageRoute,
  language: 'en',
  deedOf: (fields) =>
    choose(
      {
        link: {
          key: 'POST /api/subscriptions/manage-link',
          input: { body: { email: fields.email ?? '' } },
          next: done(paths.manageSubscription, 'sent'),
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
    deedOf({
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

/** Parses an integer. The API rejects other values. */
const wholeIn = (value: string | undefined): unknown =>
  value !== undefined && /^\d{1,2}$/.test(value) ? Number(value) : value;

/** Parses a preference as its button sends it: the kind, then a space and the subject, if any. */
function readPreference({ preference = '' }: Fields): object {
  const [kind = '', ...subject] = preference.split(' ');
  return { kind, ...(subject.length > 0 ? { subject: subject.join(' ') } : {}) };
}

/** Returns the preferences that a form contains. */
function preferencesIn({
  frequency,
  custom_prompt,
  language,
  timeZone,
  sendHour,
  sendWeekday,
}: Fields): object {
  const given = {
    frequency,
    custom_prompt,
    language,
    timeZone: timeZone?.trim(),
    sendHour: wholeIn(sendHour),
    sendWeekday: wholeIn(sendWeekday),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
