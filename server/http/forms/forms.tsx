import { Router, type Request, type Response } from 'express';
import { errorStatus } from '#shared/contract/errors.ts';
import * as limits from '#shared/limits.ts';
import { nextPath } from '#shared/next-path.ts';
import { translateProblem } from '#shared/texts/problems.ts';
import type { Translate } from '#shared/texts/translate.ts';
import { formPaths, itemFormPath, paths, postPath, withQuery } from '#shared/paths.ts';
import { authorize } from '../../api/authorize.ts';
import { invoke } from '../../api/invoke.ts';
import type { Ctx, Deps } from '../../context.ts';
import { isDatabaseUnavailable } from '../../db/client.ts';
import { AppError } from '../../infra/app-error.ts';
import { newToken } from '../../infra/signing.ts';
import type { Assets } from '../../ssr/assets.ts';
import { handOverScript, handOverScriptPath } from '../../ssr/hand-over-script.ts';
import { plainAssets, renderPlainDocument } from '../../ssr/plain-document.tsx';
import { contract, type AnyEndpoint } from '#shared/contract/index.ts';
import { requestFingerprint } from '../api/idempotency.ts';
import { readClient } from '../auth/authentication.ts';
import { markWriter } from '../auth/browser-cookies.ts';
import type { Limits } from '../auth/rate-limits.ts';
import { toAppError } from '../front/app-errors.ts';
import { sendText } from '../front/conditional.ts';
import { createContext, getRequestContext } from '../front/request-context.ts';
import { readForm } from '../pages/form-body.ts';
import type { Pages } from '../pages/pages.ts';
import { createFormToken, isFormToken, readFormViewer, requireOwnOrigin } from './form-session.ts';
import type { Action, FormRequest, FormRoute, Screen } from './form-types.ts';
import { TypedText, type Problem, type Typed } from './form-view.tsx';
import { loginForms } from './login-forms.tsx';
import { writingForms } from './writing-forms.tsx';

/** Its form is a plain document. */
type PlainRoute = FormRoute & Required<Pick<FormRoute, 'show'>>;
const isPlain = (route: FormRoute): route is PlainRoute => route.show !== undefined;

const blank: Typed = { values: {}, problems: [] };

/**
 * `/forms`: logging in, submitting, commenting, voting and reporting without script. The forms call
 * the API in process and answer 303. A rejected form is shown again with all that was typed.
 * Decision 290.
 */
export function forms(
  deps: Deps,
  limits: Limits,
  assets: Assets,
  rerender: Pages['rerenderWithErrors'],
): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get(handOverScriptPath, (req, res) =>
    sendText(req, res, {
      type: 'text/javascript; charset=utf-8',
      cacheControl: 'no-cache',
      body: handOverScript,
    }),
  );
  for (const route of [...loginForms, ...writingForms]) {
    router.all(route.path, async (req, res, next) => {
      const facts = getRequestContext(req);
      const isPost = req.method === 'POST' && route.act !== undefined;
      if (facts.resolution.kind === 'unknown' || (!isPost && !route.show)) return next();
      facts.routeClass = 'page';
      facts.route = route.path;
      res.setHeader('Cache-Control', 'private, no-store');
      res.setHeader('X-Robots-Tag', 'noindex');
      if (!isPost && req.method !== 'GET' && req.method !== 'HEAD') {
        res.setHeader('Allow', route.act ? 'GET, HEAD, POST' : 'GET, HEAD');
        throw new AppError('method_not_allowed', "This form doesn't support this method.");
      }
      if (isPost) requireOwnOrigin(req, deps);
      const ctx: Ctx = {
        ...createContext(deps, facts),
        client: readClient(req, res, deps.config),
      };
      ctx.viewer = await readFormViewer(ctx);
      facts.userId = ctx.viewer?.userId;
      const query = new URLSearchParams(req.url.split('?').slice(1).join('?'));
      const params = req.params as Record<string, string>;
      const request = { ctx, params, query, next: toNext(query.get('next')) };
      const reject = (status: number, typed: Typed) =>
        isPlain(route)
          ? show(assets, req, res, route, request, status, typed)
          : rerender(req, res, status, typed);
      if (!isPost && isPlain(route)) return show(assets, req, res, route, request, 200, blank);
      const fields = await readForm(req, res, writingForm);
      const rejected = checkSender(route, request, fields, req.url);
      if (rejected) {
        const [status, problem] = rejected;
        return reject(status, { values: fields, problems: [problem] });
      }
      let act: Action | string | undefined;
      try {
        act = await route.act?.(request, fields);
        if (act === undefined) throw new AppError('bad_request', 'Unknown form.');
        if (typeof act === 'string') return redirect(res, act);
        const location = await run(deps, limits, req, res, ctx, act, fields);
        return redirect(res, location);
      } catch (error) {
        const appError = toAppError(deps, req, error);
        if (!appError) throw error;
        const status = appError.code === 'bad_request' ? 422 : errorStatus[appError.code];
        if (appError.retryAfter !== undefined) res.setHeader('Retry-After', appError.retryAfter);
        const problems = toProblems(
          ctx.site.t,
          appError,
          typeof act === 'object' ? act.labels : {},
        );
        return reject(status, { values: fields, problems });
      }
    });
  }
  return router;
}

const { writingForm } = limits;

function redirect(res: Response, location: string): void {
  res.setHeader('Location', location);
  res.status(303).end();
}

/** Runs the API request of a form, once per form that was shown. Returns where it leads. */
async function run(
  deps: Deps,
  limits: Limits,
  req: Request,
  res: Response,
  ctx: Ctx,
  { key, input, next }: Action,
  { once = '' }: Record<string, string>,
): Promise<string> {
  const call = authorize(ctx, key);
  const refund = await limits.count(req, key, ctx);
  if (ctx.viewer) markWriter(req, res, deps);
  const { idempotent }: AnyEndpoint = contract[key];
  const isOnce = idempotent && /^[\w-]{43}$/.test(once);
  try {
    const { body } = await invoke(
      call,
      input,
      isOnce ? { key: `form ${once}`, fingerprint: requestFingerprint(key, input) } : null,
    );
    return next(body);
  } catch (error) {
    if (error instanceof AppError) await refund();
    throw error;
  }
}

/** Returns why a member's form cannot be sent; null if it can. The text stays in the form. */
function checkSender(
  { access, path }: FormRoute,
  { ctx }: FormRequest,
  { token = '' }: Record<string, string>,
  url: string,
): [status: number, Problem] | null {
  const { t } = ctx.site;
  if (access === 'member' && !ctx.viewer)
    return [
      401,
      {
        field: null,
        message: t('You’ve been logged out. Nothing is lost: log in, then send this again.'),
        link: { href: withQuery(paths.login, { next: url }), text: t('Log in in a new tab') },
      },
    ];
  const needsToken = access === 'member' || (ctx.viewer !== null && path === formPaths.account);
  return needsToken && !isFormToken(ctx, token)
    ? [403, { field: null, message: t('This form was made for another login. Send it again.') }]
    : null;
}

async function show(
  assets: Assets,
  req: Request,
  res: Response,
  route: PlainRoute,
  request: FormRequest,
  status: number,
  typed: Typed,
): Promise<void> {
  const { ctx } = request;
  if (route.access === 'member' && !ctx.viewer && status === 200)
    return redirect(res, withQuery(paths.login, { next: req.url }));
  const screen = await loadScreen(route, request, typed);
  if (typeof screen === 'string') return redirect(res, screen);
  const { site } = ctx;
  const html = renderPlainDocument(site, plainAssets(assets, site), {
    title:
      typed.problems.length > 0 ? site.t('Error: {title}', { title: screen.title }) : screen.title,
    noIndex: true,
    script: screen.script,
    account: ctx.viewer ? (
      <>
        <a href={formPaths.submit}>{site.t('Submit')}</a>
        <a href={formPaths.account}>{ctx.viewer.username}</a>
      </>
    ) : null,
    children: (
      <main id="main" className="plain-frame plain">
        <h1 dir="auto">{screen.title}</h1>
        {screen.render({ typed, hidden: { token: createFormToken(ctx), once: newToken() } })}
      </main>
    ),
  });
  res.status(status).type('html').send(html);
}

/**
 * Loads what a form shows. If the subject of a rejected form is gone, or the database is away, it
 * shows what was typed.
 */
async function loadScreen(
  route: PlainRoute,
  request: FormRequest,
  { problems }: Typed,
): Promise<Screen | string> {
  try {
    return await route.show(request);
  } catch (error) {
    const isExpected = error instanceof AppError || isDatabaseUnavailable(error);
    if (problems.length === 0 || !isExpected) throw error;
    const { t } = request.ctx.site;
    return { title: t('Not sent'), render: ({ typed }) => <TypedText t={t} typed={typed} /> };
  }
}

/** From the page of a post to its forms: other pages look as for visitors. */
function toNext(next: string | null): string {
  const path = nextPath(next);
  if (path.length > 500) return formPaths.account;
  if (path.startsWith(`${formPaths.account}/`)) return path;
  const [, slug] = /^\/post\/([^/?#]+)(?:[?#]|$)/.exec(path) ?? [];
  return slug === undefined ? formPaths.account : itemFormPath('posts', slug);
}

function toProblems(t: Translate, error: AppError, labels: Record<string, string>): Problem[] {
  const { fields, earlier } = error;
  if (earlier)
    return [
      {
        field: 'url',
        message: t('This link was shared already.'),
        link: { href: postPath(earlier.slug), text: t('Go to the discussion') },
      },
    ];
  const named = (fields ?? []).filter(({ field }) => Object.hasOwn(labels, field));
  return named.length > 0
    ? named.map((found) => ({
        field: found.field,
        message: translateProblem(t, t.find(labels[found.field] ?? found.field), found.message),
      }))
    : [{ field: null, message: error.translate(t) }];
}
