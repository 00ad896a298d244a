import type { DigestView } from '#shared/contract/archive.ts';
import { paths, viewReportPath } from '#shared/paths.ts';
import * as styles from './archive.styles.ts';
import { IssueBody } from './issue-body.tsx';

const noFacts = { points: '', comments: '', elsewhere: null, newSince: null };

/** The digest of an email, in its language. */
export function IssueView({ view, token }: { view: DigestView; token: string }) {
  const { language, dir, heading, published, items, texts } = view;
  const counts = new Map(
    items.map(({ post, points, comments, commentsElsewhere, heading, newSinceText }) => [
      post.id,
      {
        points,
        comments,
        elsewhere: commentsElsewhere && ` · ${commentsElsewhere}`,
        heading,
        newSince: newSinceText,
      },
    ]),
  );
  return (
    <article className={styles.issue} lang={language} dir={dir}>
      <h1 className="title">{heading}</h1>
      <IssueBody
        issue={view}
        wording={{ language, texts }}
        report={{ text: texts.report.action, href: (id) => viewReportPath(token, id) }}
        date={published}
        facts={({ post }) => counts.get(post.id) ?? noFacts}
      />
      <p className={styles.more}>
        <a href={paths.archive} hrefLang="en">
          {texts.pastIssues}
        </a>
      </p>
    </article>
  );
}
