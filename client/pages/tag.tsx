import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  data,
  useLoaderData,
  useParams,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router';
import { tagPath, withQuery } from '#shared/paths.ts';
import { appContext, useApp } from '../app-context.tsx';
import { PostList } from '../features/posts/post-list.tsx';
import * as styles from '../features/posts/posts.styles.ts';
import { TagLinks } from '../features/posts/tag-links.tsx';
import * as tagStyles from '../features/posts/tags.styles.ts';
import { Late } from '../layout/late.tsx';
import { useSession } from '../lib/session.ts';
import { answer, load, readCursor, type Loaded } from '../queries/load-page-data.ts';
import { taggedOptions, tagsOptions } from '../queries/tags.ts';
import { actions } from '../ui/actions.styles.ts';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';

/** Posts with a tag; 404 for an unknown tag. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(appContext);
  const { tag = '' } = params;
  const cursor = readCursor(new URL(request.url).searchParams);
  const tags = queryClient.fetchQuery(tagsOptions(api));
  const list = (cursor?: string) =>
    queryClient.fetchInfiniteQuery(taggedOptions(api, { tag, cursor }));
  const loaded: Loaded = cursor === null ? { state: 'invalid' } : await load(tags, list(cursor));
  const tagList = await tags.catch(() => null);
  if (tagList && !tagList.tags.some(({ name }) => name === tag)) throw data(null, { status: 404 });
  if (loaded.state !== 'invalid') return answer(loaded);
  const first = await load(tags, list());
  return answer(first.state === 'ok' ? loaded : first);
}

export const handle = 'public';

export function Component() {
  const { state } = useLoaderData<Loaded>();
  const { tag = '' } = useParams();
  const [params] = useSearchParams();
  const { api, t } = useApp();
  const { components } = useSession();
  const cursor = (state === 'invalid' ? null : readCursor(params)) ?? undefined;
  const enabled = state !== 'failed';
  const { data: tagList } = useQuery({ ...tagsOptions(api), enabled });
  const pages = useInfiniteQuery({ ...taggedOptions(api, { tag, cursor }), enabled });
  const pathAt = (at?: string) => withQuery(tagPath(tag), { cursor: at });
  const about = tagList?.tags.find(({ name }) => name === tag);
  return (
    <>
      <PageHead title={tag} path={state === 'ok' ? pathAt(cursor) : undefined} />
      <div>
        <div className={styles.listHead}>
          <h1 className="title" dir="auto">
            {tag}
          </h1>
          {about ? (
            <p className={tagStyles.about} dir="auto">
              {about.description}
            </p>
          ) : null}
          <div className={styles.feeds}>
            {components ? (
              <div className={actions}>
                <components.ChoiceButtons kind="tag" subject={tag} />
              </div>
            ) : null}
          </div>
        </div>
        {state === 'invalid' ? (
          <Notice>{t('We couldn’t find that page, so here’s the first one.')}</Notice>
        ) : null}
        {state === 'failed' ? (
          <Notice>
            {t('Posts couldn’t be loaded.')} <a href={pathAt(cursor)}>{t('Try again')}</a>
          </Notice>
        ) : (
          <Late>
            <PostList
              query={pages}
              hrefFor={pathAt}
              empty={
                cursor === undefined
                  ? t('No posts with this tag yet.')
                  : t('You’ve reached the end.')
              }
            />
          </Late>
        )}
        <TagLinks tags={tagList?.tags} current={tag} />
      </div>
    </>
  );
}
