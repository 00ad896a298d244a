import type { RequestHandler, Response } from 'express';
import { errorStatus } from '#shared/contract/errors.ts';
import type { Subscription } from '#shared/contract/subscriptions.ts';
import { promptLength } from '#shared/text-rules.ts';
import * as limits from '#shared/limits.ts';
import { fillIn } from '#shared/newsletter/interpolate.ts';
import type { LanguagePack } from '#shared/newsletter/translation.ts';
import { loadPack } from '#shared/newsletter/translations.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import { authorize } from '../../api/authorize.ts';
import { invoke } from '../../api/invoke.ts';
import type { Ctx, Deps } from '../../context.ts';
import { isDatabaseUnavailable } from '../../db/client.ts';
import { AppError } from '../../infra/app-error.ts';
import type { PageRequest } from '../../ssr/render.tsx';
import { rejectForeignOrigin } from '../auth/csrf.ts';
import { readForm } from './form-body.ts';
import { findFormPage, type Fields, type FormPage } from './no-script-form-routes.ts';
import type { Pages } from './pages.ts';
import type { Limits } from '../auth/rate-limits.ts';
import { createContext, getRequestContext } from '../edge/request-context.ts';
import { clientInfo } from '../auth/authentication.ts';

/**
 * Handles forms without script. They are posted to the URL of their page, call the in-process API
 * and answer 303. A rejected form is shown again with its values and errors (422), or with the
 * status of the error.
 */
export function noScriptForms(
  deps: Deps,
  rates: Limits,
  again: Pages['rerenderWithErrors'],
): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'POST') return next();
    const page = findFormPage(req.url);
    if (!page) return next();
    const facts = getRequestContext(req);
    facts.routeClass = 'page';
    facts.route = page.route;
    res.setHeader('Cache-Control', 'private, no-store');
    res.setHeader('X-Robots-Tag', 'noindex');
    if (facts.resolution.kind === 'unknown')
      throw new AppError('misdirected_request', 'No site has this host name.');
    rejectForeignOrigin(req, deps);
    const fields = await readForm(req, res);
    const deed = page.deedOf(fields);
    if (!deed) throw new AppError('bad_request', 'Unknown form.');
    const ctx: Ctx = { ...createContext(deps, facts), client: clientInfo(req) };
    try {
      await rates.count(req, deed.key, ctx);
      const { body } = await invoke(authorize(ctx, deed.key), deed.input);
      if (deed.file) return sendFile(ctx, res, body);
      res.setHeader('Location', deed.next);
      return void res.status(303).end();
    } catch (error) {
      const refusal = toRefusal(error);
      if (refusal === null) throw error;
      const status = refusal.code === 'bad_request' ? 422 : errorStatus[refusal.code];
      if (refusal.retryAfter !== undefined) res.setHeader('Retry-After', refusal.retryAfter);
      // The page itself shows these errors.
      const told = ['not_found', 'gone', 'unavailable'].includes(refusal.code);
      return again(
        req,
        res,
        status,
        told
          ? undefined
          : {
              values: fields,
              problems: problemsOf(refusal, fields, await loadPack(await languageOf(ctx, page))),
            },
      );
    }
  };
}

async function languageOf(ctx: Ctx, { language, reads }: FormPage): Promise<DigestLanguage> {
  if (language !== undefined || reads === undefined) return language ?? 'en';
  try {
    const { body } = await invoke(authorize(ctx, reads.key), reads.input);
    const { subscription, language: told } = body as {
      subscription?: Subscription;
      language?: DigestLanguage;
    };
    return subscription?.language ?? told ?? 'en';
  } catch {
    return 'en';
  }
}

function sendFile({ site, clock }: Ctx, res: Response, body: unknown): void {
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader(
    'Content-Disposition',
    `attachment; filename="${site.id}-subscription-${clock.now().toISOString().slice(0, 10)}.json"`,
  );
  res.end(JSON.stringify(body, null, 2));
}

/** Returns the error to show; null for a defect. */
function toRefusal(error: unknown): AppError | null {
  if (error instanceof AppError) return error.code === 'internal' ? null : error;
  return isDatabaseUnavailable(error)
    ? new AppError('unavailable', "We're having trouble right now. Try again in a moment.")
    : null;
}

/** Returns messages by field, in the page's language. */
function problemsOf(
  refusal: AppError,
  fields: Fields,
  { strings, manage, page }: LanguagePack,
): NonNullable<PageRequest['form']>['problems'] {
  if (refusal.code === 'too_many_requests' || refusal.code === 'challenge_required')
    return [{ field: null, message: manage.tooMany }];
  const said: Record<string, string> = {
    email: (fields.email ?? '').trim() === '' ? page.emailRequired : page.emailInvalid,
    timeZone: manage.chooseTimeZone,
  };
  const used = promptLength(fields.custom_prompt ?? '');
  if (used > limits.customPrompt.max)
    said.custom_prompt = fillIn(page.counter, { used, most: limits.customPrompt.max });
  const named = (refusal.fields ?? []).flatMap(({ field }) =>
    said[field] === undefined ? [] : [{ field, message: said[field] }],
  );
  return named.length > 0 ? named : [{ field: null, message: strings.somethingWentWrong }];
}
