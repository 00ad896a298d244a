import type { DigestView } from '#shared/contract/archive.ts';
import { paths, viewReportPath } from '#shared/paths.ts';
import { useTranslate } from '../../app-context.tsx';
import * as styles from './archive.styles.ts';
import { IssueBody } from './issue-body.tsx';

/** The digest of an email, in its language. */
export function IssueView({ view, token }: { view: DigestView; token: string }) {
  const { language, dir, dateline, subject, label, published, publishedAt, items, texts } = view;
  const t = useTranslate();
  const itemsById = new Map(items.map((item) => [item.post.id, item]));
  return (
    <article className={styles.issue} lang={language} dir={dir}>
      <IssueBody
        issue={view}
        dateline={dateline}
        subject={subject}
        wording={{ language, texts }}
        report={{ text: texts.report.action, href: (id) => viewReportPath(token, id) }}
        facts={({ post }) => {
          const item = itemsById.get(post.id);
          return {
            day: item?.dayText ?? '',
            comments: item?.comments ?? '',
            newSince: item?.newSinceText ?? null,
            heading: item?.heading ?? null,
          };
        }}
        end={
          <div className={styles.about}>
            <p>
              {items.length === 0 ? null : `${label} · `}
              <time dateTime={publishedAt}>{published}</time>
            </p>
          </div>
        }
      />
      <p className={styles.more}>
        <a href={paths.archive} hrefLang={t.language}>
          {texts.pastIssues}
        </a>
      </p>
    </article>
  );
}
