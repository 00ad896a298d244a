import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { Problems, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import * as admin from '../admin.admin.styles.ts';
import { useRefresh } from '../lib/use-endpoint.ts';
import { EditorProvider, useLivePart } from './draft-store.ts';
import * as styles from './sites.admin.styles.ts';
import { LiveState } from './live-state.tsx';
import { validationErrors } from './validation-errors.ts';
import { t } from '../lib/words.ts';

/** `was`: its name on the server; undefined for a new tag. */
type Row = {
  key: number;
  was: string | undefined;
  name: string;
  description: string;
  posts: number;
};

/** Edits the tags of a site. They take effect when saved, since posts refer to them. */
export function Tags() {
  const { api } = useApp();
  const { site } = EditorProvider.use();
  const refresh = useRefresh();
  const {
    value: rows,
    state,
    change,
    markSaved,
  } = useLivePart<Row[]>('tags', () =>
    site.tags.map((tag, key) => ({ ...tag, key, was: tag.name })),
  );
  const { problems, pending, run } = useSubmit({});
  const edit = (key: number, part: Partial<Row>) =>
    change(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const move = (index: number, by: -1 | 1) => {
    const next = [...rows];
    const [row] = next.splice(index, 1);
    if (row) next.splice(index + by, 0, row);
    change(next);
    announce(
      t('{tag} is number {number} now.', {
        tag: row?.name || t('The tag'),
        number: index + by + 1,
      }),
    );
  };
  const save = () =>
    void run(async () => {
      try {
        const tags = rows.map(({ was, name, description }) => ({
          name: name.trim(),
          description: description.trim(),
          ...(was !== undefined && was !== name.trim() ? { was } : {}),
        }));
        await api('PUT /api/admin/sites/{site}/tags', { path: { site: site.id }, body: { tags } });
        markSaved(rows, (now) =>
          now.map((row) => ({
            ...row,
            was: rows.find(({ key }) => key === row.key)?.name.trim() ?? row.was,
          })),
        );
        announce(t('Tags saved.'));
        await refresh('GET /api/admin/sites/{site}');
        return [];
      } catch (error) {
        const labels = Object.fromEntries(
          rows.flatMap((_, index) => [
            [`tags.${index}.name`, t('Tag {number}, name,', { number: index + 1 })],
            [`tags.${index}.description`, t('Tag {number}, description,', { number: index + 1 })],
          ]),
        ) as Record<string, string>;
        return validationErrors(error, labels).map((problem) => ({ ...problem, field: null }));
      }
    });
  return (
    <>
      <p className={admin.note}>
        {t(
          'Lowercase letters, numbers, hyphens. Changes are live as soon as you save. Tags in use can be renamed, not deleted.',
        )}
      </p>
      <Problems list={problems} />
      <ol>
        {rows.map((row, index) => (
          <li key={row.key} className={styles.row}>
            <input
              aria-label={t('Name of tag {number}', { number: index + 1 })}
              dir="auto"
              value={row.name}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => edit(row.key, { name: event.currentTarget.value })}
            />
            <div>
              <button
                type="button"
                className={styles.small}
                aria-label={`${t('Up')} – ${row.name}`}
                aria-disabled={index === 0 || undefined}
                onClick={() => (index > 0 ? move(index, -1) : undefined)}
              >
                ↑
              </button>
              <button
                type="button"
                className={styles.small}
                aria-label={`${t('Down')} – ${row.name}`}
                aria-disabled={index === rows.length - 1 || undefined}
                onClick={() => (index < rows.length - 1 ? move(index, 1) : undefined)}
              >
                ↓
              </button>
              {row.posts > 0 ? (
                <span className={admin.note}>
                  {t('{count, plural, one {# post} other {# posts}}', { count: row.posts })}
                </span>
              ) : (
                <button
                  type="button"
                  className={styles.small}
                  aria-label={`${t('Remove')} – ${row.name}`}
                  onClick={() => change(rows.filter(({ key }) => key !== row.key))}
                >
                  {t('Remove')}
                </button>
              )}
            </div>
            <input
              aria-label={t('Description of tag {number}', { number: index + 1 })}
              dir="auto"
              value={row.description}
              autoComplete="off"
              onChange={(event) => edit(row.key, { description: event.currentTarget.value })}
            />
          </li>
        ))}
      </ol>
      <div className={admin.bar}>
        <button
          type="button"
          className={form.quiet}
          onClick={() =>
            change([
              ...rows,
              {
                key: Math.max(-1, ...rows.map(({ key }) => key)) + 1,
                was: undefined,
                name: '',
                description: '',
                posts: 0,
              },
            ])
          }
        >
          {t('Add a tag')}
        </button>
        <button
          type="button"
          className={form.quiet}
          aria-disabled={pending || undefined}
          onClick={save}
        >
          {pending ? t('Saving…') : t('Save tags')}
        </button>
        <LiveState state={state} />
      </div>
    </>
  );
}
