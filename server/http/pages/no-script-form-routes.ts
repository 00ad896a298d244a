import {
  industryPath,
  industrySlugs,
  languageCodes,
  languagePath,
  paths,
  verifyPath,
} from '#shared/paths.ts';
import type { FormPage } from './form-page.ts';
import {
  feedbackPage,
  inboxMailsPage,
  linkRequestPage,
  managePage,
  unsubscribePage,
  verifyPage,
} from './mailed-link-forms.ts';
import { landingPage, reportPage, viewReportPage } from './newsletter-forms.ts';

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
  if (language !== undefined) return landingPage(paths.newsletterLanguage, path, language);
  if (industrySlugs.some((slug) => path === industryPath(slug)))
    return landingPage(paths.newsletterIndustry, path, 'en');
  return path === paths.newsletter ? landingPage(paths.newsletter, path, 'en') : undefined;
}
