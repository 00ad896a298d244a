import type { Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import { useTranslate } from '../../app-context.tsx';
import type { Problem } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import * as styles from './posting.styles.ts';

const { max } = limits.tags;

/** Renders nothing for a site without tags. */
export function TagChoices({
  tags,
  chosen,
  onChange,
  problems,
}: {
  tags: Reply<'GET /api/tags'>['tags'];
  chosen: string[];
  onChange: (chosen: string[]) => void;
  problems: Problem[];
}) {
  const t = useTranslate();
  if (tags.length === 0) return null;
  const problem = problems.find(({ field }) => field === 'tags');
  return (
    <div>
      <fieldset
        className={`${form.field} ${form.options}`}
        aria-describedby={problem ? 'tags-hint tags-problem' : 'tags-hint'}
      >
        <legend>{t('Tags')}</legend>
        <p id="tags-hint" className={form.hint}>
          {t('Choose up to {max}.', { max })}
          {chosen.length > 0
            ? ` ${t('{count} of {max} selected.', { count: chosen.length, max })}`
            : ''}
        </p>
        {problem ? (
          <p id="tags-problem" className={form.problem}>
            {problem.message}
          </p>
        ) : null}
        <div className={styles.chips}>
          {tags.map(({ name, description }, index) => {
            const checked = chosen.includes(name);
            return (
              <label key={name} title={description}>
                <input
                  type="checkbox"
                  id={index === 0 ? 'tags' : `tags-${name}`}
                  name="tags"
                  value={name}
                  checked={checked}
                  title={description}
                  disabled={!checked && chosen.length >= max}
                  // In the site's order, as the server stores them.
                  onChange={() =>
                    onChange(
                      tags
                        .map((tag) => tag.name)
                        .filter((tag) => (tag === name ? !checked : chosen.includes(tag))),
                    )
                  }
                />
                <span dir="auto">{name}</span>
              </label>
            );
          })}
        </div>
      </fieldset>
    </div>
  );
}
