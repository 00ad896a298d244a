import { useLocation, type LoaderFunctionArgs } from 'react-router';
import { paths, type FeedSort } from '#shared/paths.ts';
import { ListPage, listLoader } from './list-page.tsx';

const titles: Record<FeedSort, string> = { new: 'New posts', top: 'Top posts', hot: 'Hot posts' };

/** The address of each is its name. */
const sortIn = (pathname: string) => decodeURIComponent(pathname.slice(1)) as FeedSort;

export function loader(args: LoaderFunctionArgs) {
  return listLoader(sortIn(new URL(args.request.url).pathname))(args);
}

/** /new, /top and /hot: one module for all of them, as each costs the first load its address. */
export function Component() {
  const sort = sortIn(useLocation().pathname);
  const title = titles[sort];
  // For the router they are one component, which keeps what it knows from one to the next.
  return (
    <ListPage
      key={sort}
      sort={sort}
      path={paths[sort]}
      title={title}
      heading={<h1 className="title">{title}</h1>}
      ranked={sort !== 'new'}
    />
  );
}
