import { paths } from '#shared/paths.ts';
import { ListPage, listLoader } from './list-page.tsx';

export const loader = listLoader('top');

export function Component() {
  return <ListPage sort="top" path={paths.top} title="Top posts" heading={<h1 className="title">Top posts</h1>} ranked />;
}
