import { useLocation, type LoaderFunctionArgs } from 'react-router';
import { paths, topPeriods, withQuery, type FeedSort, type TopPeriod } from '#shared/paths.ts';
import { Choices } from '../ui/filter-links.tsx';
import { ListPage, listLoader } from './list-page.tsx';

const titles: Record<FeedSort, string> = {
  new: 'New posts',
  top: 'Top posts',
  hot: 'Hot posts',
  discussions: 'Discussions',
};

const periodNames: Record<TopPeriod, string> = {
  day: 'Today',
  week: 'Week',
  month: 'Month',
  year: 'Year',
  all: 'All time',
};

const choosePeriod = (current: TopPeriod) => (
  <Choices
    label="Period"
    options={topPeriods}
    current={current}
    names={periodNames}
    hrefFor={(period) => withQuery(paths.top, { t: period === 'all' ? undefined : period })}
  />
);

/** Each path is its sort order. */
const sortIn = (pathname: string) => decodeURIComponent(pathname.slice(1)) as FeedSort;

export function loader(args: LoaderFunctionArgs) {
  return listLoader(sortIn(new URL(args.request.url).pathname))(args);
}

/** One module for these lists, because each module URL adds to the first load. */
export const handle = 'public';

export function Component() {
  const sort = sortIn(useLocation().pathname);
  const title = titles[sort];
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
