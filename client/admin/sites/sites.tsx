import { useParams } from 'react-router';
import { NotFoundPage } from '../ui/not-found.tsx';
import { SiteEditor } from './editor.tsx';
import { SiteList } from './list.tsx';

/** Routes `/admin/sites` and `/admin/sites/{site}`. */
export function Sites() {
  const [id = '', ...more] = (useParams()['*'] ?? '').split('/').filter((part) => part !== '');
  if (more.length > 0) return <NotFoundPage />;
  return id === '' ? <SiteList /> : <SiteEditor id={id} />;
}
