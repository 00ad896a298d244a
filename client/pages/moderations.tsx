import { useInfiniteQuery } from '@tanstack/react-query';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { paths, withQuery } from '#shared/paths.ts';
import { appContext, useApp } from '../app-context.tsx';
import { ModerationList, NoModerations } from '../features/moderations/moderations.tsx';
import * as styles from '../features/moderations/moderations.styles.ts';
import { Late } from '../layout/late.tsx';
import * as layout from '../layout/layout.styles.ts';
import { answer, load, readCursor, type Loaded } from '../queries/load-page-data.ts';
import { moderationsOptions } from '../queries/moderations.ts';
import { CursorList } from '../ui/cursor-list.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { rich } from '../ui/rich.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(appContext);
  const list = (cursor?: string) =>
    load(queryClient.fetchInfiniteQuery(moderationsOptions(api, cursor)));
  const cursor = readCursor(new URL(request.url).searchParams);
  const loaded: Loaded = cursor === null ? { state: 'invalid' } : await list(cursor);
  if (loaded.state !== 'invalid') return answer(loaded);
  const first = await list();
  return answer(first.state === 'ok' ? loaded : first);
}

/** The public moderation log, linked from "About". Search engines do not index it. */
export const handle = 'public';

export function Component() {
  const { state } = useLoaderData<Loaded>();
  const [params] = useSearchParams();
  const { api, t } = useApp();
  const cursor = (state === 'invalid' ? null : readCursor(params)) ?? undefined;
  const pathAt = (at?: string) => withQuery(paths.moderations, { cursor: at });
  const query = useInfiniteQuery({
    ...moderationsOptions(api, cursor),
    enabled: state !== 'failed',
  });
  return (
    <div>
      <PageHead
        title={t('Moderation log')}
        {...(state === 'ok' ? { path: pathAt(cursor) } : {})}
        noindex
      />
      <div className={layout.singleColumn}>
        <h1 className="title">{t('Moderation log')}</h1>
        <p className={styles.lead}>
          {rich(
            t,
            'Every post and comment our moderators hide, remove, lock or pin, and every ban, with ' +
              'the reason. Newest first. Hidden content isn’t named. Think we got one wrong? ' +
              '<contact>Contact us</contact>',
            { contact: (content) => <a href={paths.contact}>{content}</a> },
          )}
        </p>
        {state === 'invalid' ? (
          <Notice>{t('We couldn’t find that page, so here’s the first one.')}</Notice>
        ) : null}
        {state === 'failed' ? (
          <Notice>
            {t('This page couldn’t be loaded.')} <a href={pathAt()}>{t('Try again')}</a>
          </Notice>
        ) : (
          <Late>
            <CursorList
              query={query}
              hrefFor={pathAt}
              select={(pages) => pages.flatMap((page) => page.moderations)}
              empty={<NoModerations />}
              label={t('Older')}
              failed={t('Older entries couldn’t be loaded. Try again.')}
              loaded={(count) =>
                t('{count, plural, one {# older entry loaded} other {# older entries loaded}}', {
                  count,
                })
              }
              focusTarget="#moderations > li"
            >
              {(moderations) => <ModerationList moderations={moderations} />}
            </CursorList>
          </Late>
        )}
      </div>
    </div>
  );
}
