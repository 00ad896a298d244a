import { embedPath } from '#shared/newsletter/embed.ts';
import { format } from '#shared/texts/format.ts';
import { languages } from '#shared/newsletter/languages.ts';
import type { LanguagePack } from '#shared/texts/en.ts';
import { paths, withQuery, type DigestLanguage } from '#shared/paths.ts';
import type { Site } from '../context.ts';
import { renderPlainDocument, type DocumentAssets } from './plain-document.tsx';

type Document = { site: Site; assets: DocumentAssets; language: DigestLanguage };
type Texts = LanguagePack;
type EmbedProblem = { field: string | null; message: string };

const frame = ({ language }: Pick<Document, 'language'>) => ({
  lang: language,
  dir: languages.find(({ code }) => code === language)?.dir ?? 'ltr',
  noIndex: true,
  isFramed: false,
});

/** Renders the form to subscribe, for a frame on another site. It needs no script. */
export function renderEmbedForm(
  { site, assets, language }: Document,
  { strings, page }: Texts,
  {
    values,
    problems,
    isInFrame,
    from,
  }: {
    values: Record<string, string>;
    problems: EmbedProblem[];
    /** Whether the result is shown here, or on a page of the site. */
    isInFrame: boolean;
    /** Origin of the page that embeds it; empty if unknown. */
    from: string;
  },
): string {
  const title = format(language, page.modalTitle, { site: site.public.name });
  const emailProblem = problems.find(({ field }) => field === 'email')?.message;
  const others = problems.filter(({ field }) => field !== 'email');
  return renderPlainDocument(site, assets, {
    ...frame({ language }),
    title,
    children: (
      <main id="main" className="plain-frame plain">
        <h1>{title}</h1>
        {others.length === 0 ? null : (
          <div className="plain-problems" role="alert">
            <h2>{page.problem}</h2>
            <ul>
              {others.map(({ message }) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </div>
        )}
        <form method="post" action={withQuery(embedPath, { language })}>
          <div className="plain-field">
            <label htmlFor="email">{strings.emailAddress}</label>
            {emailProblem === undefined ? null : (
              <p id="email-problem" className="plain-problem">
                {emailProblem}
              </p>
            )}
            <input
              id="email"
              name="email"
              type="email"
              required
              autoComplete="email"
              dir="ltr"
              defaultValue={values.email}
              aria-invalid={emailProblem === undefined ? undefined : true}
              aria-describedby={emailProblem === undefined ? undefined : 'email-problem'}
            />
          </div>
          <fieldset>
            <legend>{strings.deliveryFrequency}</legend>
            <div className="plain-choices">
              {(['daily', 'weekly'] as const).map((value) => (
                <label key={value}>
                  <input
                    type="radio"
                    name="frequency"
                    value={value}
                    defaultChecked={value === (values.frequency ?? 'daily')}
                  />
                  {strings[value]}
                </label>
              ))}
            </div>
          </fieldset>
          {/* For programs that fill in everything. */}
          <div hidden>
            <input name="remark" tabIndex={-1} autoComplete="off" aria-label="remark" />
          </div>
          {isInFrame ? <input type="hidden" name="in" value="frame" /> : null}
          {from === '' ? null : <input type="hidden" name="from" value={from} />}
          <button type="submit">{values.remark ? page.sendAgain : strings.subscribe}</button>
          <p>
            <small>
              {strings.noSpam}{' '}
              <a href={paths.privacy} target="_blank" rel="noopener">
                {strings.privacyPolicy}
              </a>
            </small>
          </p>
        </form>
      </main>
    ),
  });
}

/** Renders what follows the form in the frame. The same for every address. */
export const renderEmbedSent = ({ site, assets, language }: Document, { strings }: Texts): string =>
  renderPlainDocument(site, assets, {
    ...frame({ language }),
    title: strings.checkYourEmail,
    children: (
      <main id="main" className="plain-frame plain">
        <h1>{strings.checkYourEmail}</h1>
        <p>{strings.verificationEmailSent}</p>
      </main>
    ),
  });
