import { Router, type Request, type Response } from 'express';
import { preferenceLimits } from '#shared/newsletter/preferences.ts';
import { errorStatus } from '#shared/contract/errors.ts';
import type { Subscription } from '#shared/contract/subscription-schemas.ts';
import { promptLength } from '#shared/text-rules.ts';
import * as limits from '#shared/limits.ts';
import { format } from '#shared/texts/format.ts';
import { loadPack } from '#shared/texts/packs.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import { authorize } from '../../api/authorize.ts';
import { invoke } from '../../api/invoke.ts';
import type { Ctx, Deps } from '../../context.ts';
import { AppError } from '../../infra/app-error.ts';
import type { PageRequest } from '../../ssr/render.tsx';
import { rejectForeignOrigin } from '../auth/csrf.ts';
import { readForm } from './form-body.ts';
import type { Fields, FormPage } from './form-page.ts';
import { mailedLinkForms } from './mailed-link-forms.ts';
import { newsletterForms } from './newsletter-forms.ts';
import type { Pages } from './pages.ts';
import type { Limits } from '../auth/rate-limits.ts';
import { toAppError } from '../front/app-errors.ts';
import { createContext, getRequestContext } from '../front/request-context.ts';
import { clientInfo } from '../auth/authentication.ts';

/**
 * Handles forms without script. They are posted to the URL of their page, call the in-process API
 * and answer 303. A rejected form is shown again with its values and errors (422), or with the
 * status of the error.
 */
export function noScriptForms(
  deps: Deps,
  rates: Limits,
  rerender: Pages['rerenderWithErrors'],
): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const [path, getPage] of [...mailedLinkForms, ...newsletterForms])
    router.post(path, async (req, res, next) => {
      const query = new URLSearchParams(req.url.split('?')[1]);
      const page = getPage(req.params as Record<string, string>, query);
      return page ? answer(page, path, req, res) : next();
    });
  return router;

  async function answer(page: FormPage, route: string, req: Request, res: Response): Promise<void> {
    const facts = getRequestContext(req);
    facts.routeClass = 'page';
    facts.route = route;
    res.setHeader('Cache-Control', 'private, no-store');
    res.setHeader('X-Robots-Tag', 'noindex');
    if (facts.resolution.kind === 'unknown')
      throw new AppError('misdirected_request', 'No site has this host name.');
    rejectForeignOrigin(req, deps);
    const fields = await readForm(req, res);
    const action = page.getAction(fields);
    if (!action) throw new AppError('bad_request', 'Unknown form.');
    const context = createContext(deps, facts);
    // These pages do not show whether an address has an account, so none is looked up.
    const site = { ...context.site, revealAccounts: false };
    const ctx: Ctx = { ...context, site, client: clientInfo(req, deps.config) };
    try {
      await rates.count(req, action.key, ctx);
      const { body } = await invoke(authorize(ctx, action.key), action.input);
      if (action.file) return sendFile(ctx, res, body);
      res.setHeader('Location', action.next);
      return void res.status(303).end();
    } catch (error) {
      const appError = toAppError(deps, req, error);
      if (appError === null) throw error;
      const status = appError.code === 'bad_request' ? 422 : errorStatus[appError.code];
      if (appError.retryAfter !== undefined) res.setHeader('Retry-After', appError.retryAfter);
      // The page itself shows these errors.
      const hasOwnPage = ['not_found', 'gone'].includes(appError.code);
      return rerender(
        req,
        res,
        status,
        hasOwnPage
          ? undefined
          : {
              values: fields,
              problems: await toFieldMessages(appError, fields, await findLanguage(ctx, page)),
            },
      );
    }
  }
}

async function findLanguage(ctx: Ctx, { language, reads }: FormPage): Promise<DigestLanguage> {
  const own = ctx.site.t.language;
  if (language !== undefined || reads === undefined) return language ?? own;
  try {
    const { body } = await invoke(authorize(ctx, reads.key), reads.input);
    const { subscription, language: pageLanguage } = body as {
      subscription?: Subscription;
      language?: DigestLanguage;
    };
    return subscription?.language ?? pageLanguage ?? own;
  } catch {
    return own;
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

/** Returns messages by field, in the page's language. */
export async function toFieldMessages(
  appError: AppError,
  fields: Fields,
  language: DigestLanguage,
): Promise<NonNullable<PageRequest['form']>['problems']> {
  const { strings, manage, page, preferenceForm } = await loadPack(language);
  // The form is shown without the hidden field's value, so sending it again works.
  if (appError.code === 'challenge_required' && fields.remark)
    return [{ field: null, message: manage.notSentYet }];
  if (appError.code === 'too_many_requests' || appError.code === 'challenge_required')
    return [{ field: null, message: manage.tooMany }];
  const messages: Record<string, string> = {
    email: (fields.email ?? '').trim() === '' ? page.emailRequired : page.emailInvalid,
    timeZone: manage.chooseTimeZone,
    'topics.more': format(language, preferenceForm.tooMany, { most: preferenceLimits.subjects }),
    'avoid.more': format(language, preferenceForm.tooMany, { most: preferenceLimits.subjects }),
  };
  const used = promptLength(fields.custom_prompt ?? '');
  if (used > limits.customPrompt.max)
    messages.custom_prompt = format(language, page.counter, {
      used,
      most: limits.customPrompt.max,
    });
  if ((fields.note ?? '').length > limits.correction.note)
    messages.note = format(language, page.counter, {
      used: (fields.note ?? '').length,
      most: limits.correction.note,
    });
  // A value may break several rules of its field.
  const rejected = new Set(
    (appError.fields ?? []).map(({ field }) =>
      // One message for all of a list.
      field.replace(/^preferences\.(topics|avoid).*/, '$1.more'),
    ),
  );
  const problems = [...rejected].flatMap((field) =>
    messages[field] === undefined ? [] : [{ field, message: messages[field] }],
  );
  return problems.length > 0 ? problems : [{ field: null, message: strings.somethingWentWrong }];
}
