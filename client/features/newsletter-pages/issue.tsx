import type { ReactNode } from 'react';
import type { Issue } from '#shared/contract/archive.ts';
import { archivePath, paths, reportPath, toEntryId } from '#shared/paths.ts';
import { translateAll } from '#shared/texts/translate.ts';
import { issueDateIn, issueLabels, numberIssue } from '#shared/newsletter/issue-labels.ts';
import { issueTexts, reportTexts } from '#shared/texts/issue.ts';
import { useTranslate } from '../../app-context.tsx';
import { dateOnly } from '../../lib/time.ts';
import { setTitle } from '../../lib/typography.ts';
import * as styles from './archive.styles.ts';
import { rich } from '../../ui/rich.tsx';
import { IssueBody } from './issue-body.tsx';

/** A public issue, in the language of the site. `form`: subscribes its readers. */
export function IssueArticle({ issue, form }: { issue: Issue; form: ReactNode }) {
  const t = useTranslate();
  const { before, after, editor } = issue;
  const pieces = translateAll(t, issueTexts.pieces);
  const texts = {
    passage: t(issueTexts.passage),
    inSource: t(issueTexts.inSource),
    removed: t(issueTexts.removed),
    pieces: { ...pieces, note: [pieces.note, editor].filter(Boolean).join(': ') },
    correction: t('Correction'),
  };
  return (
    <article className={styles.issue}>
      <IssueBody
        issue={issue}
        dateline={numberIssue(t, issue)}
        subject={issue.subject}
        wording={{ language: t.language, texts }}
        report={{ text: t(reportTexts.action), href: (id) => reportPath(issue.period, id) }}
        afterThird={
          <section className={`no-print ${styles.subscribe}`} aria-labelledby="subscribe">
            <h2 id="subscribe">{t('Get the next issue by email')}</h2>
            {form}
          </section>
        }
        facts={({ post, day, newSince }) => ({
          day: dateOnly(t, day),
          comments:
            post.commentCount === 0
              ? t('Discuss')
              : t('{count, plural, one {# comment} other {# comments}}', {
                  count: post.commentCount,
                }),
          newSince: newSince && t(issueTexts.newSince, { date: dateOnly(t, newSince.day) }),
        })}
        end={<AboutIssue issue={issue} />}
      />
      {before === null && after === null ? null : (
        <nav className={styles.around} aria-label={t('Previous and next issue')}>
          {before === null ? null : (
            <a rel="prev" href={archivePath(before.period)}>
              ← <bdi>{before.subject ?? issueDateIn(t.language, before)}</bdi>
            </a>
          )}
          {after === null ? null : (
            <a rel="next" href={archivePath(after.period)}>
              <bdi>{after.subject ?? issueDateIn(t.language, after)}</bdi> →
            </a>
          )}
        </nav>
      )}
      <p className={styles.more}>
        <a href={paths.archive}>{t('Past issues')}</a>
        <a href={paths.selection}>{t('How posts are chosen')}</a>
      </p>
    </article>
  );
}

/** How the issue was made. */
function AboutIssue({ issue: { kind, publishedAt, items } }: { issue: Issue }) {
  const t = useTranslate();
  const reasons = items.filter(({ reason }) => reason !== null);
  return (
    <div className={styles.about}>
      <p>
        {items.length === 0 ? null : `${t(issueLabels[kind])} · `}
        {rich(t, 'Published {date}', {
          date: <time dateTime={publishedAt}>{dateOnly(t, Date.parse(publishedAt))}</time>,
        })}
      </p>
      {reasons.length === 0 ? null : (
        <details>
          <summary>{t('Why these posts')}</summary>
          <ul>
            {reasons.map(({ post, reason }) => (
              <li key={post.id}>
                <a href={`#${toEntryId(post.id)}`}>
                  <bdi>{setTitle(post.title)}</bdi>
                </a>
                : {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
