import { paths } from '#shared/paths.ts';
import { useApp } from '../app-context.tsx';
import * as global from '../theme/global.styles.ts';
import { ListPage, listLoader } from './list-page.tsx';

export const loader = listLoader('new');

export function Component() {
  const { site } = useApp();
  return <ListPage sort="new" path={paths.home} title={null} heading={<h1 className={global.hidden}>{`${site.name}: new posts`}</h1>} />;
}
