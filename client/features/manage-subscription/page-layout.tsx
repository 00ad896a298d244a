import type { ReactNode } from 'react';
import { nameIssueIn } from '#shared/newsletter/issue-labels.ts';
import { archivePath, paths } from '#shared/paths.ts';
import type { Message } from '#shared/texts/format.ts';
import { useApp, type SubmittedForm } from '../../app-context.tsx';
import { useSubmittedForm } from '../../lib/submitted-form.ts';
import * as form from '../../ui/form.styles.ts';
import { PageHead } from '../../ui/page-head.tsx';
import * as styles from './manage-subscription.styles.ts';
import { formatText, type Texts } from './format.ts';

/**
 * A page in the subscriber's language. The result or the errors also begin the title, which screen
 * readers announce first.
 */
export function PageLayout({
  texts,
  heading,
  inSections = false,
  done,
  children,
}: {
  texts: Texts;
  heading: string;
  /** Has sections, whose headings stand beside them on wide screens. */
  inSections?: boolean;
  done?: string | null | undefined;
  children: ReactNode;
}) {
  const problems = useSubmittedForm()?.problems ?? [];
  const first = problems.length > 0 ? texts.form.problem : done;
  return (
    <div
      className={inSections ? `${styles.page} ${styles.inSections}` : styles.page}
      lang={texts.language}
      dir={texts.dir}
    >
      <PageHead title={first ? `${first} – ${heading}` : heading} noindex />
      <h1>{heading}</h1>
      {problems.length > 0 ? (
        <Problems texts={texts} list={problems} />
      ) : done ? (
        <p className={styles.done}>{done}</p>
      ) : null}
      {children}
    </div>
  );
}

function Problems({ texts, list }: { texts: Texts; list: SubmittedForm['problems'] }) {
  return (
    <div className={form.problems} role="alert" aria-labelledby="problems">
      <h2 id="problems">{texts.form.problem}</h2>
      <ul>
        {list.map(({ field, message }) => (
          <li key={message}>{field === null ? message : <a href={`#${field}`}>{message}</a>}</li>
        ))}
      </ul>
    </div>
  );
}

/** A form of one button, which posts to the page with or without JavaScript. */
export function ActionButton({
  action,
  className = form.send,
  more = {},
  children,
}: {
  action: string;
  className?: string;
  more?: Record<string, string>;
  children: ReactNode;
}) {
  return (
    <form method="post">
      {Object.entries({ action, ...more }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={className}>
        {children}
      </button>
    </form>
  );
}

/** Mails a link for what the link of a digest does not give. */
export function OwnerLink({ texts }: { texts: Texts }) {
  return (
    <section className={styles.section} aria-label={texts.manage.sendAgain}>
      <p>{texts.manage.ownerLink}</p>
      <ActionButton action="owner-link" className={form.quiet}>
        {texts.manage.sendAgain}
      </ActionButton>
    </section>
  );
}

export function DescriptionList({
  rows,
}: {
  rows: (readonly [name: string, value: string | null])[];
}) {
  return (
    <dl className={styles.facts}>
      {rows.flatMap(([name, value]) =>
        value === null
          ? []
          : [
              <dt key={name}>{name}</dt>,
              <dd key={`${name}=`}>
                <bdi>{value}</bdi>
              </dd>,
            ],
      )}
    </dl>
  );
}

/** Links to what can be read on the site, in its language. */
export function ReadMeanwhile({
  texts,
  lastIssue = null,
}: {
  texts: Texts;
  lastIssue?: Parameters<typeof nameIssueIn>[1] | null;
}) {
  const { site, t } = useApp();
  return (
    <p className={styles.links}>
      <a href={paths.home}>{site.name}</a>
      {lastIssue === null ? null : (
        <a href={archivePath(lastIssue.period)} lang={t.language}>
          {nameIssueIn(t, lastIssue)}
        </a>
      )}
      <a href={paths.archive} hrefLang={t.language}>
        {texts.manage.pastIssues}
      </a>
    </p>
  );
}

/** Returns a function that fills in values, and the site's name as `site`. */
export function useFormatText(texts: Texts) {
  const { site } = useApp();
  return <Values extends object>(text: Message<Values>, values: Omit<NoInfer<Values>, 'site'>) =>
    formatText(texts, text, { site: site.name, ...values } as unknown as Values);
}
