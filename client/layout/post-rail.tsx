import { showHost } from '#shared/host-names.ts';
import type { ShownPost } from '#shared/contract/posts.ts';
import { describeDays } from '#shared/newsletter/describe-issue.ts';
import { archivePath, domainPath, postPath, userPath } from '#shared/paths.ts';
import { useTranslate } from '../app-context.tsx';
import { setTitle } from '../lib/typography.ts';
import { RailSection } from './about-site.tsx';

/** Context of a post: its digest issues, posts with the same tags, its source and author. */
export function PostRail({ post: { issues, related, domain, author } }: { post: ShownPost }) {
  const t = useTranslate();
  return (
    <>
      {issues.length === 0 ? null : (
        <RailSection heading={t('In the digest')}>
          <ul>
            {issues.map((issue) => (
              <li key={issue.period}>
                <a href={archivePath(issue.period)}>{describeDays(t.language, issue)}</a>
              </li>
            ))}
          </ul>
        </RailSection>
      )}
      <RailSection heading={t('Related')}>
        <ul>
          {related.map(({ slug, title }) => (
            <li key={slug} dir="auto">
              <a href={postPath(slug)}>{setTitle(title)}</a>
            </li>
          ))}
          {domain === null ? null : (
            <li>
              <a href={domainPath(domain)}>
                {t('More from {source}', { source: showHost(domain) })}
              </a>
            </li>
          )}
          <li>
            <a href={userPath(author.username)}>
              {t('More by {username}', { username: author.username })}
            </a>
          </li>
        </ul>
      </RailSection>
    </>
  );
}
