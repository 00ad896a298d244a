import { showHost } from '#shared/host-names.ts';
import type { FrontPage as Data } from '#shared/contract/front-page.ts';
import type { PostSummary } from '#shared/contract/posts.ts';
import { frontFormTexts } from '#shared/texts/front-form.ts';
import { weekdayDateIn } from '#shared/newsletter/dates.ts';
import { issueTitleIn } from '#shared/newsletter/issue-labels.ts';
import { archivePath, domainPath, paths, postPath, tagPath, userPath } from '#shared/paths.ts';
import { useApp, useTranslate } from '../../app-context.tsx';
import { number } from '../../lib/time.ts';
import { setTitle } from '../../lib/typography.ts';
import { useNow } from '../../lib/use-now.ts';
import * as global from '../../theme/global.styles.ts';
import { rich } from '../../ui/rich.tsx';
import { shortAge } from '../../ui/short-age.tsx';
import * as styles from './front-page.styles.ts';

/** A part of the front page. Which parts it has, and where, is its pattern. */
export type FrontPagePart = 'edition' | 'lead' | 'rail' | 'date' | 'digest';

export function FrontPage({ data, part }: { data: Data; part: FrontPagePart }) {
  const { lead, others } = data;
  if (part === 'edition')
    return (
      <>
        <Dateline {...data} />
        {lead ? (
          <div className={styles.edition}>
            <div className={styles.columns}>
              <Lead {...lead} />
              {others.length > 0 ? <Others posts={others} /> : null}
              <Digest issue={data.issue} />
            </div>
          </div>
        ) : null}
      </>
    );
  if (part === 'date') return <Dateline {...data} />;
  if (part === 'digest') return <Digest issue={data.issue} />;
  if (part === 'lead')
    return (
      <>
        <Dateline {...data} />
        {lead ? (
          <div className={styles.edition}>
            <Lead {...lead} />
          </div>
        ) : null}
      </>
    );
  return (
    <>
      {lead && others.length > 0 ? <Others posts={others} /> : null}
      <Digest issue={data.issue} />
    </>
  );
}

function Dateline({ date, postCount }: Data) {
  const t = useTranslate();
  return (
    <p className={styles.dateline}>
      <time dateTime={date}>{weekdayDateIn(t.language, new Date(date))}</time>
      <span>
        {t('{count, plural, one {# new post today} other {# new posts today}}', {
          count: postCount,
        })}
      </span>
    </p>
  );
}

function Headline({ post: { url, slug, title } }: { post: PostSummary }) {
  return url === null ? (
    <a href={postPath(slug)}>{setTitle(title)}</a>
  ) : (
    <a href={url} rel="ugc noopener">
      {setTitle(title)}
    </a>
  );
}

function Lead({ post, standfirst, comment }: NonNullable<Data['lead']>) {
  const t = useTranslate();
  return (
    <article className={`lead ${styles.lead}`}>
      <p className={`kicker ${styles.kicker}`}>
        {post.tags[0] === undefined ? (
          t('Top story today')
        ) : (
          <a href={tagPath(post.tags[0])}>
            <bdi>{post.tags[0]}</bdi>
          </a>
        )}
      </p>
      <h2 className="title" dir="auto">
        <Headline post={post} />
      </h2>
      {standfirst === null ? null : (
        <p className={styles.standfirst} dir="auto">
          {setTitle(standfirst)}
        </p>
      )}
      {comment === null ? null : (
        <blockquote className={styles.quote}>
          <p>
            {rich(t, '{author}: “{text}”', {
              author: <bdi>{comment.author}</bdi>,
              text: <bdi>{setTitle(comment.text).replaceAll('“', '‘').replaceAll('”', '’')}</bdi>,
            })}
          </p>
        </blockquote>
      )}
      <Facts post={post} isLead />
    </article>
  );
}

function Facts({ post, isLead = false }: { post: PostSummary; isLead?: boolean }) {
  const { t, now: served } = useApp();
  const now = useNow(served);
  const { domain, author, score, commentCount, createdAt, slug } = post;
  return (
    <p className={`facts ${global.dotted} ${styles.facts}`}>
      {domain === null ? null : (
        <a href={domainPath(domain)} translate="no" tabIndex={-1} className="domain">
          {showHost(domain)}
        </a>
      )}
      {isLead ? (
        <a href={userPath(author.username)} translate="no" tabIndex={-1}>
          {author.username}
        </a>
      ) : null}
      <span>
        {withBold(
          t('{count, plural, one {# point} other {# points}}', { count: score }),
          number(t, score),
        )}
      </span>
      <a href={postPath(slug)}>
        {withBold(
          t('{count, plural, one {# comment} other {# comments}}', { count: commentCount }),
          number(t, commentCount),
        )}
      </a>
      {isLead ? <span>{shortAge(t, createdAt, now)}</span> : null}
    </p>
  );
}

/** Some languages have words for one and two, which stay as they are. */
function withBold(text: string, figure: string) {
  const [before = '', after] = text.split(figure);
  return after === undefined ? (
    text
  ) : (
    <>
      {before}
      <b>{figure}</b>
      {after}
    </>
  );
}

function Others({ posts }: { posts: PostSummary[] }) {
  const t = useTranslate();
  return (
    <section className={styles.others}>
      <h2 className={`kicker ${styles.kicker}`}>{t('Also today')}</h2>
      {posts.map((post) => (
        <article key={post.id}>
          <h3 className="title" dir="auto">
            <Headline post={post} />
          </h3>
          <Facts post={post} />
        </article>
      ))}
    </section>
  );
}

/** The latest issue, and a form that works without script. */
function Digest({ issue }: Pick<Data, 'issue'>) {
  const t = useTranslate();
  return (
    <section className={styles.digest}>
      <h2 className={`kicker ${styles.kicker}`}>
        {issue === null ? (
          t('The digest by email')
        ) : (
          <a href={archivePath(issue.period)}>{setTitle(issueTitleIn(t, issue))}</a>
        )}
      </h2>
      <ol>
        {issue?.posts.map(({ slug, title }) => (
          <li key={slug} dir="auto">
            <a href={postPath(slug)}>{setTitle(title)}</a>
          </li>
        ))}
      </ol>
      <form method="post" action={paths.newsletter} className={styles.form}>
        <input
          name="email"
          type="email"
          required
          autoComplete="email"
          aria-label={t(frontFormTexts.email)}
          placeholder="you@example.org"
        />
        <input type="hidden" name="form" value="front" />
        <button type="submit">{t(frontFormTexts.subscribe)}</button>
      </form>
      <p className={styles.facts}>
        {`${t(frontFormTexts.daily)} ${t(frontFormTexts.noSpam)} `}
        <a href={paths.privacy}>{t(frontFormTexts.privacyPolicy)}</a>
      </p>
    </section>
  );
}
