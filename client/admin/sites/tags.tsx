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
    announce(`${row?.name || 'The tag'} is number ${index + by + 1} now.`);
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
        announce('Tags saved.');
        await refresh('GET /api/admin/sites/{site}');
        return [];
      } catch (error) {
        return validationErrors(error).map((problem) => {
          const place = /^tags\.(\d+)\.(\w+)$/.exec(problem.field ?? '');
          return {
            ...problem,
            field: null,
            message: place
              ? problem.message.replace(
                  problem.field ?? '',
                  `Tag ${Number(place[1]) + 1}, ${place[2]},`,
                )
              : problem.message,
          };
        });
      }
    });
  return (
    <>
      <p className={admin.note}>
        Lowercase letters, numbers, hyphens. Changes are live as soon as you save. Tags in use can
        be renamed, not deleted.
      </p>
      <Problems list={problems} />
      <ol>
        {rows.map((row, index) => (
          <li key={row.key} className={styles.row}>
            <input
              aria-label={`Name of tag ${index + 1}`}
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
                aria-label={`Up – ${row.name}`}
                aria-disabled={index === 0 || undefined}
                onClick={() => (index > 0 ? move(index, -1) : undefined)}
              >
                ↑
              </button>
              <button
                type="button"
                className={styles.small}
                aria-label={`Down – ${row.name}`}
                aria-disabled={index === rows.length - 1 || undefined}
                onClick={() => (index < rows.length - 1 ? move(index, 1) : undefined)}
              >
                ↓
              </button>
              {row.posts > 0 ? (
                <span className={admin.note}>
                  {row.posts === 1 ? '1 post' : `${row.posts} posts`}
                </span>
              ) : (
                <button
                  type="button"
                  className={styles.small}
                  aria-label={`Remove – ${row.name}`}
                  onClick={() => change(rows.filter(({ key }) => key !== row.key))}
                >
                  Remove
                </button>
              )}
            </div>
            <input
              aria-label={`Description of tag ${index + 1}`}
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
          Add a tag
        </button>
        <button
          type="button"
          className={form.quiet}
          aria-disabled={pending || undefined}
          onClick={save}
        >
          {pending ? 'Saving…' : 'Save tags'}
        </button>
        <LiveState state={state} />
      </div>
    </>
  );
}
