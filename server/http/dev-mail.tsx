import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Deps, Site } from '../context.ts';
import { renderDelivery } from '../domain/digests/render-delivery.ts';
import { listMails, readMail, type ListedMail, type StoredMail } from '../domain/mail/outbox.ts';
import { AppError } from '../infra/app-error.ts';
import type { Assets } from '../ssr/assets.ts';
import { sendText } from './pages/conditional.ts';
import { getRequestContext, type RequestContext } from './edge/request-context.ts';

const root = '/dev/mail';
const shown = 25;

/** The pages have no script. The mail itself stands in a frame of its own, where inline styles count and nothing else does. */
const pagePolicy = `default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; frame-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;
const mailPolicy = `default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`;

/**
 * `/dev/mail`: the outbox of a site, read as its readers would, where no mail is sent. It shows codes, so it exists on a developer's machine alone, and only
 * for hosts of ours: a foreign name that leads here could be anybody's page.
 */
export function devMail(deps: Pick<Deps, 'db' | 'secrets' | 'clock'>, assets: Assets): Router {
  const { db } = deps;
  const router = Router({ caseSensitive: true, strict: true });

  const on = (
    pattern: string,
    answer: (req: Request, res: Response, facts: RequestContext) => Promise<void>,
  ) => {
    const handler: RequestHandler = async (req, res, next) => {
      const facts = getRequestContext(req);
      if (facts.resolution.kind === 'unknown') return next();
      facts.route = pattern;
      if (req.method !== 'GET' && req.method !== 'HEAD') {
        res.setHeader('Allow', 'GET, HEAD');
        throw new AppError('method_not_allowed', 'Mail only supports GET.');
      }
      res.setHeader('X-Robots-Tag', 'noindex');
      await answer(req, res, facts);
    };
    router.all(pattern, handler);
  };
  const send = (req: Request, res: Response, body: string, policy = pagePolicy) => {
    res.setHeader('Content-Security-Policy', policy);
    return sendText(req, res, {
      type: 'text/html; charset=utf-8',
      cacheControl: 'private, no-store',
      body,
    });
  };
  const dressed = (site: Site, title: string, content: ReactNode) =>
    frame(site, assets, title, content);
  const mailOf = async (req: Request, site: Site) => {
    const mail = await readMail(db, site.id, String(req.params.id));
    if (!mail) throw new AppError('not_found', 'No such email.');
    return mail.issueId === null ? mail : filledIn(deps, site, mail);
  };

  on(root, async (req, res, { resolution: { site } }) =>
    send(req, res, dressed(site, 'Mail', <List mails={await listMails(db, site.id, shown)} />)),
  );
  on(`${root}.css`, (req, res) =>
    sendText(req, res, {
      type: 'text/css; charset=utf-8',
      cacheControl: 'private, no-cache',
      body: css,
    }),
  );
  on(`${root}/:id`, async (req, res, { resolution: { site } }) => {
    const mail = await mailOf(req, site);
    return send(
      req,
      res,
      dressed(
        site,
        mail.subject,
        <>
          <p>
            <a href={root}>All mail</a>
          </p>
          <h1>{marked(mail.subject, mail.subject)}</h1>
          <p className="mail-facts">
            To {mail.recipient}, <Time at={mail.createdAt} />, {mail.state}
          </p>
          {mail.unsubscribeUrl !== null && (
            <p className="mail-facts">
              List-Unsubscribe: <code>{mail.unsubscribeUrl}</code>
            </p>
          )}
          <Links paths={pathsIn(mail.text, site)} />
          <h2 id="html">HTML</h2>
          <iframe
            className="mail-frame"
            src={`${root}/${mail.id}/html`}
            title="The mail as HTML"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          />
          <h2 id="text">Text</h2>
          <pre className="mail-text">{marked(mail.text, mail.subject)}</pre>
        </>,
      ),
    );
  });
  on(`${root}/:id/html`, async (req, res, { resolution: { site } }) => {
    res.setHeader('X-Frame-Options', 'SAMEORIGIN');
    return send(req, res, (await mailOf(req, site)).html, mailPolicy);
  });
  return router;
}

/** A digest as its reader gets it: its words are those of all its audience. */
async function filledIn(
  deps: Pick<Deps, 'db' | 'secrets' | 'clock'>,
  site: Site,
  row: StoredMail,
): Promise<StoredMail> {
  const own = await renderDelivery(deps, site, row);
  if (!('unwanted' in own)) return { ...row, ...own.mail, recipient: own.recipient };
  const why =
    own.unwanted === 'no words'
      ? "It isn't rendered yet, or its issue is closed."
      : `It does not go: ${own.unwanted}.`;
  return {
    ...row,
    subject: unwritten,
    text: why,
    html: `<!doctype html><title>${unwritten}</title><p>${why}</p>`,
  };
}

const unwritten = 'A digest';

function List({ mails }: { mails: ListedMail[] }) {
  return (
    <>
      <h1>Mail</h1>
      <p className="mail-facts">
        No mail leaves this machine, for no mail server is set (<code>SMTP_URL</code>). What this
        site would have sent is here, the newest first.
      </p>
      {mails.length === 0 ? (
        <p>Nothing yet.</p>
      ) : (
        <table className="mail-list">
          <caption>The newest {shown}</caption>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">To</th>
              <th scope="col">Subject</th>
              <th scope="col">State</th>
              <th scope="col">Views</th>
            </tr>
          </thead>
          <tbody>
            {mails.map(({ id, recipient, subject, state, createdAt }) => (
              <tr key={id}>
                <td>
                  <Time at={createdAt} />
                </td>
                <td>{recipient}</td>
                <th scope="row">
                  <a href={`${root}/${id}`}>{marked(subject, subject) || unwritten}</a>
                </th>
                <td>{state}</td>
                <td>
                  <a href={`${root}/${id}#html`} aria-label={`HTML of ${subject || unwritten}`}>
                    HTML
                  </a>{' '}
                  <a href={`${root}/${id}#text`} aria-label={`Text of ${subject || unwritten}`}>
                    Text
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** Mails lead to the site's own domain, which a developer's machine is not. */
function Links({ paths }: { paths: string[] }) {
  return paths.length === 0 ? null : (
    <ul className="mail-links" aria-label="Its links, on this machine">
      {paths.map((path) => (
        <li key={path}>
          <a href={path}>{path}</a>
        </li>
      ))}
    </ul>
  );
}

const pathsIn = (text: string, { theme }: Site) => {
  const start = `https://${theme.seo.canonicalDomain}`;
  const links = text
    .split(/\s+/)
    .filter((word) => word.startsWith(start))
    .map((word) => word.slice(start.length));
  return [...new Set(links.filter((path) => /^\/[^/\\]/.test(path)))];
};

function Time({ at }: { at: Date }) {
  const iso = at.toISOString();
  return <time dateTime={iso}>{`${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`}</time>;
}

/** The code that a mail is about, which begins its subject, wherever it stands in a text. */
function marked(text: string, subject: string): ReactNode {
  const code = /^\d{6}(?= )/.exec(subject)?.[0];
  if (code === undefined) return text;
  return text.split(code).map((part, i) => (i === 0 ? part : [<mark key={i}>{code}</mark>, part]));
}

function frame(site: Site, assets: Assets, title: string, content: ReactNode): string {
  const [logo, icon] = [assets.url(site.public.logo), assets.url(site.theme.favicon)];
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{site.public.seo.titleTemplate.replace('%s', () => title)}</title>
        {[`${root}.css`, ...assets.stylesheets(site)].map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {icon !== null && <link rel="icon" href={icon} />}
      </head>
      <body className="dev-mail">
        <header className="masthead">
          <div className="mail-page">
            <a className="mail-brand" href="/">
              {logo !== null && <img src={logo} alt="" width="28" height="28" />}
              <span>{site.public.name}</span>
            </a>
          </div>
        </header>
        <main id="main" className="mail-page">
          {content}
        </main>
      </body>
    </html>,
  )}`;
}

/** It takes the values of the site's stylesheets, which come after it. */
const css = `
.mail-page { width: 100%; max-width: 60rem; margin-inline: auto; padding-inline: var(--space-md); }
main.mail-page { padding-block: var(--space-lg) var(--space-xl); }
.dev-mail .masthead { border-bottom: 1px solid var(--border); }
.mail-brand { display: inline-flex; align-items: center; gap: 0.6rem; min-height: 3.5rem; color: var(--text); text-decoration: none;
  font-family: var(--font-heading); font-weight: 700; font-size: 1.2rem; }
.dev-mail main > * + * { margin-top: var(--space-md); }
.dev-mail h2 { font-size: 1.2rem; }
.mail-facts { color: var(--text-secondary); }
.mail-links { padding: 0; list-style: none; }
.mail-links a, .mail-facts code { overflow-wrap: anywhere; }
.mail-list { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
.mail-list caption { padding-bottom: var(--space-sm); color: var(--text-secondary); text-align: start; }
.mail-list th, .mail-list td { padding: 0.6rem var(--space-sm) 0.6rem 0; border-bottom: 1px solid var(--border); text-align: start; vertical-align: top; }
.mail-list td a { display: inline-block; margin-inline-end: 0.5rem; }
.mail-frame { display: block; width: 100%; height: 34rem; border: 1px solid var(--border); border-radius: var(--radius); }
.mail-text { padding: var(--space-md); border: 1px solid var(--border); border-radius: var(--radius); background: var(--surface); white-space: pre-wrap; }
.dev-mail mark { padding: 0 0.2em; background: var(--primary); color: var(--on-primary); border-radius: 3px; font-family: var(--font-mono); }
@media (max-width: 639.98px) {
  .mail-list thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .mail-list tr { display: block; padding-block: var(--space-sm); border-bottom: 1px solid var(--border); }
  .mail-list th, .mail-list td { display: block; padding: 0; border: 0; }
}
`;
