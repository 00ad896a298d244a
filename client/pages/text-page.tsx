import { useQuery } from '@tanstack/react-query';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { paths, type TextName } from '#shared/paths.ts';
import { appContext, useApp } from '../app-context.tsx';
import * as layout from '../layout/layout.styles.ts';
import { answer, load, type Loaded } from '../queries/load.ts';
import { textOptions } from '../queries/texts.ts';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { RichText } from '../ui/rich-text.tsx';

export const textLoader =
  (name: TextName) =>
  async ({ context }: LoaderFunctionArgs) => {
    const { api, queryClient } = context.get(appContext);
    return answer(await load(queryClient.fetchQuery(textOptions(api, name))));
  };

/** One of the site's own texts. */
export function TextPage({ name, title }: { name: TextName; title: string }) {
  const { state } = useLoaderData<Loaded>();
  const { api } = useApp();
  const { data: text } = useQuery({ ...textOptions(api, name), enabled: state === 'ok' });
  return (
    <div className={layout.screen}>
      <PageHead title={title} path={text ? paths[name] : undefined} />
      <h1>{title}</h1>
      {text ? (
        <RichText content={text.content} trusted />
      ) : (
        <Notice>
          This text could not be loaded. <a href={paths[name]}>Try again</a>
        </Notice>
      )}
    </div>
  );
}
