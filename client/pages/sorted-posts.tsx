import { useLocation, type LoaderFunctionArgs } from 'react-router';
import { english } from '#shared/texts/translate.ts';
import { paths, topPeriods, withQuery, type FeedSort, type TopPeriod } from '#shared/paths.ts';
import { useTranslate } from '../app-context.tsx';
import { Choices } from '../ui/filter-links.tsx';
import { ListPage, listLoader } from './list-page.tsx';

const titles: Record<FeedSort, string> = {
  new: english('New posts'),
  top: english('Top posts'),
  hot: english('Hot posts'),
  discussions: english('Discussions'),
};

function Periods({ current }: { current: TopPeriod }) {
  const t = useTranslate();
  return (
    <Choices
      label={t('Period')}
      options={topPeriods}
      current={current}
      names={{
        day: t('Today'),
        week: t('Week'),
        month: t('Month'),
        year: t('Year'),
        all: t('All time'),
      }}
      hrefFor={(period) => withQuery(paths.top, { t: period === 'all' ? undefined : period })}
    />
  );
}

const choosePeriod = (current: TopPeriod) => <Periods current={current} />;

/** Each path is its sort order. */
const sortIn = (pathname: string) => decodeURIComponent(pathname.slice(1)) as FeedSort;

export function loader(args: LoaderFunctionArgs) {
  return listLoader(sortIn(new URL(args.request.url).pathname))(args);
}

/** One module for these lists, because each module URL adds to the first load. */
export const handle = 'public';

export function Component() {
  const sort = sortIn(useLocation().pathname);
  const title = useTranslate()(titles[sort]);
  // The key resets the state between the lists.
  return (
    <ListPage
      key={sort}
      sort={sort}
      path={paths[sort]}
      title={title}
      heading={<h1 className="title">{title}</h1>}
      {...(sort === 'top' ? { choices: choosePeriod } : {})}
      ranked={sort === 'top' || sort === 'hot'}
    />
  );
}
