import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ApiError } from '#shared/api-error.ts';
import type { Post } from '#shared/contract/posts.ts';
import { hourMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import { editPostPath, postPath } from '#shared/paths.ts';
import { useApp } from '../app-context.tsx';
import { MembersOnly } from '../features/auth/members-only.tsx';
import { PostForm, type PostBody } from '../features/posting/post-form.tsx';
import * as styles from '../features/posting/posting.styles.ts';
import { NotFound } from '../layout/error-screen.tsx';
import { announce } from '../lib/announce.ts';
import { useSession } from '../lib/session.ts';
import { ownPostOptions, cachePost } from '../queries/editable-post.ts';
import { tagsOptions } from '../queries/tags.ts';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';

/** Edits a post; "Not Found" for anyone but its author. */
export function Component() {
  const { slug = '' } = useParams();
  const { api, t } = useApp();
  const { user } = useSession();
  const [wrong, setWrong] = useState(false);
  const { data: tagList, isPending: tagsPending } = useQuery(tagsOptions(api));
  const {
    data: post,
    error,
    refetch,
  } = useQuery({ ...ownPostOptions(api, slug), enabled: user !== undefined });
  const gone = error instanceof ApiError && [400, 404].includes(error.status);
  if (gone || (post && user && post.author?.username !== user.username)) return <NotFound />;
  return (
    <div className={styles.page}>
      <PageHead title={wrong ? t('Error: Edit post') : t('Edit post')} />
      <h1>{t('Edit post')}</h1>
      <MembersOnly>
        {({ username }) => {
          if (error) {
            return (
              <Notice>
                {t('The post couldn’t be loaded.')}{' '}
                <a
                  href={editPostPath(slug)}
                  onClick={(event) => {
                    event.preventDefault();
                    void refetch();
                  }}
                >
                  {t('Try again')}
                </a>
              </Notice>
            );
          }
          if (!post || tagsPending) return <p>{t('One moment…')}</p>;
          return (
            <Change
              key={post.id}
              post={post}
              username={username}
              tags={tagList?.tags ?? []}
              onProblems={setWrong}
            />
          );
        }}
      </MembersOnly>
    </div>
  );
}

const hours = limits.edit.windowMs / hourMs;

function Change({
  post,
  username,
  ...form
}: { post: Post; username: string } & Pick<Parameters<typeof PostForm>[0], 'tags' | 'onProblems'>) {
  const { api, t } = useApp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const stands: PostBody = { url: post.url, title: post.title, text: post.text, tags: post.tags };
  const [late] = useState(() => Date.now() - Date.parse(post.createdAt) >= limits.edit.windowMs);

  /** Sends only changed fields, so that concurrent changes to others stay. */
  async function save(body: PostBody) {
    const changed = (Object.keys(body) as (keyof PostBody)[]).filter(
      (name) => JSON.stringify(body[name]) !== JSON.stringify(stands[name]),
    );
    const saved =
      changed.length === 0
        ? post
        : await api('PATCH /api/posts/{id}', {
            path: { id: post.id },
            body: Object.fromEntries(changed.map((name) => [name, body[name]])),
          });
    return async () => {
      await cachePost(queryClient, saved);
      await navigate(postPath(saved.slug), { replace: true });
      announce(changed.length === 0 ? t('Nothing was changed') : t('Saved [post]'));
    };
  }
  return (
    <PostForm
      // A draft belongs to the version it edits.
      name={t('Edit post')}
      username={username}
      form={`${editPostPath(post.id)} ${post.updatedAt}`}
      start={{ ...stands, url: stands.url ?? '', text: stands.text ?? '' }}
      editedPost={post}
      locked={
        late
          ? t(
              'Title and URL can be changed for ' +
                '{hours, plural, one {# hour} other {# hours}} after posting.',
              { hours },
            )
          : undefined
      }
      button={t('Save')}
      doing={t('Saving…')}
      save={save}
      end={<a href={postPath(post.slug)}>{t('Cancel')}</a>}
      {...form}
    />
  );
}
