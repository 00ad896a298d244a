import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { ReactNode } from 'react';
import { exactTime } from '#shared/dates.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import type { Needs, Site } from '../context.ts';
import { renderDelivery } from '../domain/digests/delivery/render-delivery.ts';
import { listMails, readMail, type ListedMail, type StoredMail } from '../domain/mail/outbox.ts';
import { showSiteImages } from '../email/layout.tsx';
import { AppError } from '../infra/app-error.ts';
import { showsMail } from '../infra/config/config.ts';
import type { Assets } from '../ssr/assets.ts';
import { plainAssets, renderPlainDocument } from '../ssr/plain-document.tsx';
import { mailPolicy } from './admin/admin-mail-preview.ts';
import { devMailCss } from './dev-mail-css.ts';
import { sendText } from './front/conditional.ts';
import { getRequestContext, type RequestContext } from './front/request-context.ts';

const root = '/dev/mail';
const maxListed = 25;

/** The pages have no script. The email is in a frame with its own policy. */
const pagePolicy =
  `default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; frame-src 'self'; ` +
  `form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * `/dev/mail`: the outbox of a site, where no mail server is configured. It shows login codes, so
 * it exists in development only, and not for unknown hosts. Decision 44.
 */
export function devMail(
  deps: Needs<'config' | 'db' | 'secrets' | 'clock'>,
  assets: Assets,
): Router {
  const router = Router({ caseSensitive: true, strict: true });
  if (!showsMail(deps.config)) return router;

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
  const findMail = async (req: Request, site: Site) => {
    const mail = await readMail(deps, site.id, String(req.params.id));
    if (!mail) throw new AppError('not_found', 'No such email.');
    return mail.issueId === null ? mail : renderDigest(deps, site, mail);
  };

  on(root, async (req, res, { resolution: { site } }) =>
    send(
      req,
      res,
      renderPage(site, assets, 'Mail', <List mails={await listMails(deps, site.id, maxListed)} />),
    ),
  );
  on(`${root}.css`, (req, res) =>
    sendText(req, res, {
      type: 'text/css; charset=utf-8',
      cacheControl: 'private, no-cache',
      body: devMailCss,
    }),
  );
  on(`${root}/:id`, async (req, res, { resolution: { site } }) => {
    const mail = await findMail(req, site);
    return send(
      req,
      res,
      renderPage(
        site,
        assets,
        mail.subject,
        <>
          <p>
            <a href={root}>All mail</a>
          </p>
          <h1>{highlightCode(mail.subject, mail.subject)}</h1>
          <p className="mail-facts">
            To {mail.recipient}, <Time at={mail.createdAt} />, {mail.state}
          </p>
          {mail.unsubscribeUrl && (
            <p className="mail-facts">
              List-Unsubscribe: <code>{mail.unsubscribeUrl}</code>
            </p>
          )}
          <Links paths={listPaths(mail.text, site)} />
          <h2 id="html">HTML</h2>
          <iframe
            className="mail-frame"
            src={`${root}/${mail.id}/html`}
            title="The mail as HTML"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          />
          <h2 id="text">Text</h2>
          <pre className="mail-text">{highlightCode(mail.text, mail.subject)}</pre>
        </>,
      ),
    );
  });
  on(`${root}/:id/html`, async (req, res, { resolution: { site } }) => {
    res.setHeader('X-Frame-Options', 'SAMEORIGIN');
    const { html } = await findMail(req, site);
    return send(req, res, showSiteImages(site, html), mailPolicy);
  });
  return router;
}

/** Renders a digest as its subscriber gets it. */
async function renderDigest(
  deps: Needs<'db' | 'secrets' | 'clock'>,
  site: Site,
  row: StoredMail,
): Promise<StoredMail> {
  const delivery = await renderDelivery(deps, site, row);
  if (!('unwanted' in delivery)) {
    const { mail, recipient, unsubscribeUrl } = delivery;
    return { ...row, ...mail, recipient, unsubscribeUrl };
  }
  const why =
    delivery.unwanted === 'no words'
      ? "It's being written, or its issue is closed. Reload the page in a few seconds."
      : `It does not go: ${delivery.unwanted}.`;
  const subject = nameUnwritten(delivery.unwanted === 'no match');
  return {
    ...row,
    subject,
    text: why,
    html: `<!doctype html><title>${subject}</title><p>${why}</p>`,
  };
}

/** Names a digest that has no subject. */
const nameUnwritten = (hasNoMatch: boolean) =>
  hasNoMatch ? 'A digest without a matching post' : 'A digest';

function List({ mails }: { mails: ListedMail[] }) {
  return (
    <>
      <h1>Mail</h1>
      <p className="mail-facts">
        No email leaves this machine, because no mail server is set (<code>SMTP_URL</code>). What
        this site would have sent is here, the newest first.
      </p>
      {mails.length === 0 ? (
        <p>Nothing yet.</p>
      ) : (
        <table className="mail-list">
          <caption>The newest {maxListed}</caption>
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
            {mails.map(({ id, recipient, subject, state, createdAt, hasNoMatch }) => (
              <tr key={id}>
                <td>
                  <Time at={createdAt} />
                </td>
                <td>{recipient}</td>
                <th scope="row">
                  <a href={`${root}/${id}`}>
                    {highlightCode(subject, subject) || nameUnwritten(hasNoMatch)}
                  </a>
                </th>
                <td>{state}</td>
                <td>
                  <a
                    href={`${root}/${id}#html`}
                    aria-label={`HTML of ${subject || nameUnwritten(hasNoMatch)}`}
                  >
                    HTML
                  </a>{' '}
                  <a
                    href={`${root}/${id}#text`}
                    aria-label={`Text of ${subject || nameUnwritten(hasNoMatch)}`}
                  >
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

/** Links of the email as paths: in the email they lead to the production domain. */
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

const listPaths = (text: string, site: Site) => {
  const start = toSiteUrl(site);
  const links = text
    .split(/\s+/)
    .filter((word) => word.startsWith(start))
    .map((word) => word.slice(start.length));
  return [...new Set(links.filter((path) => /^\/[^/\\]/.test(path)))];
};

function Time({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{exactTime(at)}</time>;
}

/** Highlights the login code that the subject begins with. */
function highlightCode(text: string, subject: string): ReactNode {
  const code = /^\d{6}(?= )/.exec(subject)?.[0];
  if (code === undefined) return text;
  return text.split(code).map((part, i) => (i === 0 ? part : [<mark key={i}>{code}</mark>, part]));
}

function renderPage(site: Site, assets: Assets, title: string, content: ReactNode): string {
  return renderPlainDocument(site, plainAssets(assets, site, [`${root}.css`]), {
    title,
    noIndex: true,
    className: 'dev-mail',
    children: (
      <main id="main" className="plain-frame mail-page">
        {content}
      </main>
    ),
  });
}
