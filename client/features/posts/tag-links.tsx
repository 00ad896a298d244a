import type { Reply } from '#shared/contract/index.ts';
import { tagPath } from '#shared/paths.ts';
import { useTranslate } from '../../app-context.tsx';
import { Choices } from '../../ui/filter-links.tsx';
import * as styles from './tags.styles.ts';

export function TagLinks({
  tags,
  current = '',
}: {
  tags: Reply<'GET /api/tags'>['tags'] | undefined;
  current?: string;
}) {
  const t = useTranslate();
  const names = tags?.map(({ name }) => name) ?? [];
  if (names.length === 0) return null;
  return (
    <div className={styles.tags}>
      <h2>{t('Tags')}</h2>
      <Choices
        label={t('Tags')}
        options={names}
        current={current}
        names={Object.fromEntries(names.map((name) => [name, name]))}
        hrefFor={tagPath}
      />
    </div>
  );
}
