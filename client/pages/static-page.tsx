import { useQuery } from '@tanstack/react-query';
import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router';
import { paths, type StaticPageName } from '#shared/paths.ts';
import { staticPageTitles } from '#shared/static-page-titles.ts';
import { appContext, useApp } from '../app-context.tsx';
import * as layout from '../layout/layout.styles.ts';
import { answer, load, type Loaded } from '../queries/load-page-data.ts';
import { textOptions } from '../queries/static-pages.ts';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { rich } from '../ui/rich.tsx';
import { RichText } from '../ui/rich-text.tsx';

/** Each path is its page name. */
const nameIn = (pathname: string) => decodeURIComponent(pathname.slice(1)) as StaticPageName;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(appContext);
  return answer(
    await load(queryClient.fetchQuery(textOptions(api, nameIn(new URL(request.url).pathname)))),
  );
}

/** The page has the custom CSS of the site. */
export const handle = 'public';

export function Component() {
  const { state } = useLoaderData<Loaded>();
  const name = nameIn(useLocation().pathname);
  const { api, t } = useApp();
  const { data: text } = useQuery({ ...textOptions(api, name), enabled: state === 'ok' });
  const title = t(staticPageTitles[name]);
  return (
    <div className={layout.screen}>
      <PageHead title={title} path={text ? paths[name] : undefined} />
      <h1>{title}</h1>
      {text ? (
        <RichText content={text.content} trusted />
      ) : (
        <Notice>
          {t('This text couldn’t be loaded.')} <a href={paths[name]}>{t('Try again')}</a>
        </Notice>
      )}
      {/* What rules come to in the end. */}
      {name === 'about' ? (
        <p>
          {rich(
            t,
            'Moderator actions and their reasons are in the public <log>moderation log</log>.',
            { log: (content) => <a href={paths.moderations}>{content}</a> },
          )}
        </p>
      ) : null}
    </div>
  );
}
