import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { PostSummary } from '#shared/contract/posts.ts';
import { paths, withQuery } from '#shared/paths.ts';
import { useApp, useTranslate } from '../app-context.tsx';
import { MembersOnly } from '../features/auth/members-only.tsx';
import { PostList } from '../features/posts/post-list.tsx';
import { SavedMark } from '../features/posts/saved-mark.tsx';
import * as layout from '../layout/layout.styles.ts';
import { savedOptions } from '../queries/saved.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { PageHead } from '../ui/page-head.tsx';

export function Component() {
  const t = useTranslate();
  return (
    <div className={layout.singleColumn}>
      <PageHead title={t('Saved posts')} />
      <h1 className="title" tabIndex={-1}>
        {t('Saved posts')}
      </h1>
      <MembersOnly>{({ username }) => <Saved username={username} />}</MembersOnly>
    </div>
  );
}

const mark = (post: PostSummary) => <SavedMark post={post} />;

function Saved({ username }: { username: string }) {
  const [params] = useSearchParams();
  const cursor = params.get('cursor') ?? undefined;
  const { api, t } = useApp();
  const pages = useInfiniteQuery(savedOptions(api, username, cursor));
  if (!pages.data)
    return pages.error ? (
      <LoadFailed
        error={pages.error}
        text={t('Your saved posts couldn’t be loaded.')}
        retry={pages.refetch}
      />
    ) : null;
  return (
    <PostList
      query={pages}
      hrefFor={(at) => withQuery(paths.saved, { cursor: at })}
      empty={
        cursor === undefined
          ? t('Posts you save appear here. Only you can see them.')
          : t('You’ve reached the end.')
      }
      after={mark}
    />
  );
}
