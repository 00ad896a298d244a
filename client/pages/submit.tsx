import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths, postPath } from '#shared/paths.ts';
import { useApp } from '../app-context.tsx';
import { MembersOnly } from '../features/auth/members-only.tsx';
import { Bookmarklet } from '../features/posting/bookmarklet.tsx';
import type { PostFields } from '../features/posting/check-post.ts';
import { PostForm, type PostBody } from '../features/posting/post-form.tsx';
import * as styles from '../features/posting/posting.styles.ts';
import { announce } from '../lib/announce.ts';
import { cachePost } from '../queries/editable-post.ts';
import { tagsOptions } from '../queries/tags.ts';
import { PageHead } from '../ui/page-head.tsx';

/** URL parameters only prefill the fields; nothing runs by itself. */
function readPrefill(search: string): PostFields {
  const params = new URLSearchParams(search);
  return { url: params.get('url') ?? '', title: params.get('title') ?? '', text: '', tags: [] };
}

export function Component() {
  const { api, t } = useApp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [wrong, setWrong] = useState(false);
  // Loads while the session is verified. The form works without tags.
  const { data: tagList, isPending } = useQuery(tagsOptions(api));
  async function publish(body: PostBody, key: () => string) {
    const post = await api('POST /api/posts', { body, idempotencyKey: key() });
    return async () => {
      await cachePost(queryClient, post);
      // Back skips the submitted form.
      await navigate(postPath(post.slug), { replace: true });
      announce(t('Post published'));
    };
  }
  return (
    <div className={styles.page}>
      <PageHead title={wrong ? t('Error: Submit') : t('Submit')} />
      <h1>{t('Submit')}</h1>
      <MembersOnly>
        {({ username }) =>
          isPending ? (
            <p>{t('One moment…')}</p>
          ) : (
            <>
              <PostForm
                // Other parameters reset the form.
                key={search}
                name={t('Submit')}
                username={username}
                form={pathname + search}
                start={readPrefill(search)}
                tags={tagList?.tags ?? []}
                button={t('Publish')}
                doing={t('Publishing…')}
                save={publish}
                onProblems={setWrong}
              />
              <Bookmarklet path={paths.submit} />
            </>
          )
        }
      </MembersOnly>
    </div>
  );
}
