import { data } from 'react-router';
import { ApiError } from '#shared/api-error.ts';
import type { Api } from '#shared/api/client.ts';
import type { Reply } from '#shared/contract/index.ts';
import { digestLanguages, type DigestLanguage } from '#shared/paths.ts';
import { dayIn, daysIn, hoursIn, momentIn, type Texts } from './format.ts';

/** Actions that can be reported after a redirect. */
export const deeds = [
  'confirmed',
  'resent',
  'unsubscribed',
  'undone',
  'saved',
  'paused',
  'resumed',
  'sent',
  'erased',
] as const;
export type Deed = (typeof deeds)[number];

/** An invalid link, a rate limit, or a failed check. */
export type Failed = { kind: 'failed'; texts: Texts; why: 'bad' | 'tooMany' | 'unavailable' };
export type Confirming = {
  kind: 'confirming';
  texts: Texts;
  done: Deed | null;
} & Reply<'GET /api/subscriptions/verify/{token}'>;
export type Unsubscribing = {
  kind: 'unsubscribing';
  texts: Texts;
  done: Deed | null;
} & Reply<'GET /api/subscriptions/unsubscribe/{token}'>;
export type Sent = { kind: 'sent'; texts: Texts };
/** Dates are formatted in the loader, so that the browser's locale data cannot differ. */
export type Managing = {
  kind: 'managing';
  texts: Texts;
  done: Deed | null;
  token: string;
  subscription: Reply<'GET /api/subscriptions/preferences/{token}'>;
  next: string | null;
  pausedUntil: string | null;
  hours: string[];
  days: string[];
};
export type Asking = { kind: 'asking'; texts: Texts; done: Deed | null };

type Loaded<View> = View | Failed | ReturnType<typeof data<View | Failed>>;

const textsIn = (api: Api, language: DigestLanguage) =>
  api('GET /api/newsletter/texts/{language}', { path: { language } });
const doneOf = (search: URLSearchParams) => deeds.find((one) => one === search.get('done')) ?? null;
const languageOf = (search: URLSearchParams) =>
  digestLanguages.find((code) => code === search.get('language')) ?? 'en';

/**
 * Loads a page behind a link, with its status. Failed links get English texts: their language is
 * unknown.
 */
async function behind<View>(
  api: Api,
  load: () => Promise<View | ReturnType<typeof data<View>>>,
): Promise<Loaded<View>> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status } = error;
    // Malformed and overlong tokens are rejected by validation.
    const why =
      status === 404 || status === 400 ? 'bad' : status === 429 ? 'tooMany' : 'unavailable';
    return data(
      { kind: 'failed' as const, texts: await textsIn(api, 'en'), why },
      why === 'bad' ? 404 : why === 'tooMany' ? 429 : 503,
    );
  }
}

export const loadConfirming = (
  api: Api,
  token: string,
  search: URLSearchParams,
): Promise<Loaded<Confirming>> =>
  behind(api, async () => {
    const asked = await api('GET /api/subscriptions/verify/{token}', { path: { token } });
    const view: Confirming = {
      kind: 'confirming',
      texts: await textsIn(api, asked.subscription.language),
      done: doneOf(search),
      ...asked,
    };
    return asked.state === 'expired' ? data(view, 410) : view;
  });

export const loadUnsubscribing = (
  api: Api,
  token: string,
  search: URLSearchParams,
): Promise<Loaded<Unsubscribing>> =>
  behind(api, async () => {
    const asked = await api('GET /api/subscriptions/unsubscribe/{token}', { path: { token } });
    return {
      kind: 'unsubscribing',
      texts: await textsIn(api, asked.language),
      done: doneOf(search),
      ...asked,
    };
  });

export const loadSent = async (api: Api, search: URLSearchParams): Promise<Sent> => ({
  kind: 'sent',
  texts: await textsIn(api, languageOf(search)),
});

export const loadAsking = async (api: Api, search: URLSearchParams): Promise<Asking> => ({
  kind: 'asking',
  texts: await textsIn(api, languageOf(search)),
  done: doneOf(search),
});

export const loadManaging = (
  api: Api,
  token: string,
  search: URLSearchParams,
): Promise<Loaded<Managing>> =>
  behind(api, async () => {
    const subscription = await api('GET /api/subscriptions/preferences/{token}', {
      path: { token },
    });
    const { language, timeZone, nextSendAt, pausedUntil } = subscription;
    return {
      kind: 'managing',
      texts: await textsIn(api, language),
      done: doneOf(search),
      token,
      subscription,
      next: nextSendAt === null ? null : momentIn(language, timeZone, nextSendAt),
      pausedUntil: pausedUntil === null ? null : dayIn(language, timeZone, pausedUntil),
      hours: hoursIn(language),
      days: daysIn(language),
    };
  });
