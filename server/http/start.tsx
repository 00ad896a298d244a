import type { Request, RequestHandler, Response } from 'express';
import { designNames, designTexts, toDesignPreview } from '#shared/design-choices.ts';
import { errorStatus } from '#shared/contract/errors.ts';
import * as limits from '#shared/limits.ts';
import { digestLanguages, startPath, type DigestLanguage } from '#shared/paths.ts';
import { loadAdminTranslate } from '#shared/texts/load-admin-translate.ts';
import { translateProblem } from '#shared/texts/problems.ts';
import { english, type Translate } from '#shared/texts/translate.ts';
import type { Deps } from '../context.ts';
import { listPublicSites } from '../domain/operations/doctor/hosts.ts';
import { isSetupCode } from '../domain/operations/setup-code.ts';
import { startSite } from '../domain/site-admin/start-site.ts';
import { showsMail } from '../infra/config/config.ts';
import { AppError } from '../infra/app-error.ts';
import type { Assets } from '../ssr/assets.ts';
import { plainAssets, renderPlainDocument } from '../ssr/plain-document.tsx';
import { toAppError } from './front/app-errors.ts';
import { createContext, getRequestContext, type RequestContext } from './front/request-context.ts';
import { Field, Problems, Select, type Typed } from './forms/form-view.tsx';
import { readForm } from './pages/form-body.ts';

const labels: Record<string, string> = {
  name: english('The name'),
  language: english('The language'),
  design: english('The design'),
  website: english('Your website'),
  email: english('Your email address'),
  code: english('The setup code'),
};

/**
 * `/start`: makes a first site, and logs its admin in there. Where all emails can be read at
 * `/dev/mail`, everybody may. Elsewhere it needs the setup code of the log, and exists only until a
 * site has a domain: the site gets the host at which the page was opened. It is in the language of
 * the browser. Decision 521.
 */
export function start(deps: Deps, assets: Assets): RequestHandler {
  return async (req, res, next) => {
    const facts = getRequestContext(req);
    const isLocal = facts.resolution.kind === 'local';
    const isTrial = isLocal && showsMail(deps.config);
    if (!isTrial && listPublicSites(deps).length > 0) return next();
    facts.routeClass = 'page';
    facts.route = startPath;
    res.setHeader('Cache-Control', 'private, no-store');
    res.setHeader('X-Robots-Tag', 'noindex');
    const t = await loadAdminTranslate(readLanguage(req));
    const show = (status: number, typed: Typed) =>
      sendForm(res, { facts, deps, assets, isTrial, t }, status, typed);
    if (req.method === 'GET' || req.method === 'HEAD')
      return show(200, { values: { design: 'journal', language: t.language }, problems: [] });
    if (req.method !== 'POST') {
      res.setHeader('Allow', 'GET, HEAD, POST');
      throw new AppError('method_not_allowed', "This form doesn't support this method.");
    }
    const fields = await readForm(req, res);
    try {
      requireOwnPage(req);
      if (!isTrial && !isSetupCode(deps, fields.code ?? ''))
        throw new AppError('bad_request', 'The setup code is wrong.', [
          { field: 'code', message: 'is not the one in the log of the server' },
        ]);
      const ctx = createContext(deps, facts);
      const { name } = facts.resolution;
      const pageOrigin = isLocal ? ctx.pageOrigin : `https://${name}`;
      res.setHeader(
        'Location',
        await startSite({ ...ctx, pageOrigin }, isLocal ? null : name, fields),
      );
      res.status(303).end();
    } catch (error) {
      const appError = toAppError(deps, req, error);
      if (!appError) throw error;
      const { code, fields: wrong = [], message } = appError;
      const problems = wrong.map(({ field, message: text }) =>
        labels[field] === undefined
          ? { field: null, message: translateProblem(t, field, text) }
          : { field, message: translateProblem(t, t.find(labels[field]), text) },
      );
      return show(code === 'bad_request' ? 422 : errorStatus[code], {
        values: fields,
        problems: problems.length > 0 ? problems : [{ field: null, message: t.find(message) }],
      });
    }
  };
}

/** The language of the browser; English if the program does not have it. */
const readLanguage = (req: Request): DigestLanguage =>
  digestLanguages.find((code) => code === req.acceptsLanguages('en', ...digestLanguages)) ?? 'en';

/** The host may be of no site yet, so its own pages are those of this host. Error: forbidden. */
function requireOwnPage(req: Request): void {
  const { origin = '', host = '' } = req.headers;
  if (!URL.canParse(origin) || new URL(origin).host !== host.toLowerCase())
    throw new AppError('forbidden', "This form didn't come from a page of this site.");
}

function sendForm(
  res: Response,
  {
    facts,
    deps,
    assets,
    isTrial,
    t,
  }: { facts: RequestContext; deps: Deps; assets: Assets; isTrial: boolean; t: Translate },
  status: number,
  typed: Typed,
): void {
  const { site } = facts.resolution;
  const title = t('Start your own site');
  // Browsers apply the policy of forms to where the reply leads, too: the new site.
  const { port } = new URL(createContext(deps, facts).pageOrigin);
  const { kind, name: host } = facts.resolution;
  const target = kind === 'local' ? `http://*.localhost:${port || 80}` : `https://${host}`;
  const policy = String(res.getHeader('Content-Security-Policy'));
  // Its pictures of designs are frames.
  res.setHeader(
    'Content-Security-Policy',
    `${policy.replace("form-action 'self'", `form-action 'self' ${target}`)}; frame-src 'self'`,
  );
  const names = new Intl.DisplayNames(t.language, { type: 'language' });
  const html = renderPlainDocument(site, plainAssets(assets, site), {
    title: typed.problems.length > 0 ? t('Error: {title}', { title }) : title,
    lang: t.language,
    dir: t.dir,
    noIndex: true,
    isFramed: false,
    children: (
      <main id="main" className="plain-frame plain">
        <h1>{title}</h1>
        <Problems t={t} list={typed.problems} />
        <form method="post" action={startPath} aria-label={title}>
          <Field name="name" label={t('Name')} typed={typed} required maxLength={limits.siteName} />
          <Select
            name="language"
            label={t('Language')}
            typed={typed}
            options={digestLanguages.map((value) => ({
              value,
              label: names.of(value) ?? value,
            }))}
          />
          <fieldset id="design">
            <legend>{t('Design')}</legend>
            <div className="plain-designs">
              {designNames.map((name) => (
                <label key={name}>
                  <span className="plain-picture" aria-hidden="true" inert>
                    <iframe
                      src={toDesignPreview(name)}
                      title={designTexts[name].label}
                      sandbox="allow-same-origin"
                    />
                  </span>
                  <span>
                    <input
                      type="radio"
                      name="design"
                      value={name}
                      defaultChecked={typed.values.design === name}
                    />
                    {designTexts[name].label}
                  </span>
                  <small>{t.find(designTexts[name].hint)}</small>
                </label>
              ))}
            </div>
          </fieldset>
          <Field
            name="website"
            label={t('Your website (optional)')}
            hint={t('An issue has at most two posts of a domain, but any number of your own.')}
            typed={typed}
            inputMode="url"
            autoComplete="url"
          />
          <Field
            name="email"
            label={t('Your email address')}
            hint={
              isTrial
                ? t('No email leaves this machine. You read it at /dev/mail.')
                : t('You log in with codes that the site sends there.')
            }
            typed={typed}
            type="email"
            autoComplete="email"
            required
          />
          {isTrial ? null : (
            <Field
              name="code"
              label={t('Setup code')}
              hint={t('The log of the server has it.')}
              typed={typed}
              autoComplete="off"
              required
            />
          )}
          <button type="submit">{t('Create the site')}</button>
        </form>
      </main>
    ),
  });
  res.status(status).type('html').send(html);
}
