import {
  industryPath,
  industrySlugs,
  digestLanguages,
  languagePath,
  paths,
  readViewLanguage,
  reportedPath,
  viewReportedPath,
  withQuery,
  type DigestLanguage,
} from '#shared/paths.ts';
import { readPreferenceFields } from '#shared/newsletter/preference-fields.ts';
import { choose, type FormPage, type FormRoute } from './form-page.ts';

/**
 * The newsletter's landing page, which also takes the form of the front page. The API sets the
 * defaults of missing fields.
 */
function landingPage(page: string, language?: DigestLanguage): FormPage {
  return {
    ...(language && { language }),
    getAction(fields) {
      const { email = '', frequency, custom_prompt: prompt, remark, timeZone, form } = fields;
      const { language: chosen = language } = fields;
      const preferences = readPreferenceFields(fields);
      const body = {
        email,
        ...(chosen && { language: chosen }),
        ...(form === 'front' ? { form, page: paths.home } : { form: 'page', page }),
        ...(frequency && { frequency }),
        ...(prompt && { custom_prompt: prompt }),
        ...(preferences && { preferences }),
        ...(remark && { remark }),
        ...(timeZone && { timeZone }),
      };
      return {
        key: 'POST /api/subscriptions/subscribe',
        input: { body },
        next: withQuery(paths.linkSent, { language: chosen }),
      };
    },
  };
}

/** Reports a sentence of an issue. */
const reportPage = (period: string, sentence: string): FormPage => ({
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

/** Reports a sentence of an email. */
const viewReportPage = (token: string, sentence: string): FormPage => ({
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

export const newsletterForms: readonly FormRoute[] = [
  [paths.newsletter, () => landingPage(paths.newsletter)],
  [
    paths.newsletterLanguage,
    (params) => {
      const language = digestLanguages.find((code) => code === params.language);
      return language && landingPage(languagePath(language), language);
    },
  ],
  [
    paths.newsletterIndustry,
    (params) => {
      const slug = industrySlugs.find((industry) => industry === params.industry);
      return slug && landingPage(industryPath(slug));
    },
  ],
  [paths.reportSentence, ({ period = '', sentence = '' }) => reportPage(period, sentence)],
  [paths.reportViewSentence, ({ token = '', sentence = '' }) => viewReportPage(token, sentence)],
];
