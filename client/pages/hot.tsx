import { paths } from '#shared/paths.ts';
import { ListPage, listLoader } from './list-page.tsx';

export const loader = listLoader('hot');

export function Component() {
  return <ListPage sort="hot" path={paths.hot} title="Hot posts" heading={<h1 className="title">Hot posts</h1>} ranked />;
}
