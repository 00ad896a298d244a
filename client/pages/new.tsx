import { paths } from '#shared/paths.ts';
import { ListPage, listLoader } from './list-page.tsx';

export const loader = listLoader('new');

export function Component() {
  return <ListPage sort="new" path={paths.new} title="New posts" heading={<h1 className="title">New posts</h1>} />;
}
