import type { CallInput } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import { english } from '#shared/texts/translate.ts';
import { t } from '../lib/words.ts';
import { Field, Options } from '../../ui/fields.tsx';
import { type Problem } from '../../ui/form.tsx';
import { useEndpoint } from '../lib/use-endpoint.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import * as styles from '../ui/forms.admin.styles.ts';

export const labels = {
  url: english('The URL'),
  username: english('The account'),
  tags: english('Tags'),
  maxPostsPerFetch: english('The number of posts'),
};

export const { min, max, default: defaultPosts } = limits.feeds.posts;

type Change = NonNullable<CallInput<'PATCH /api/admin/inbound-feeds/{id}'>['body']>;

/**
 * Reads tags, limit and member from a form. `prefix` starts the names of its inputs, since there
 * may be several forms.
 */
export function readFeedSettings(data: FormData, prefix = ''): Change {
  const username = String(data.get(`${prefix}username`) ?? '')
    .trim()
    .replace(/^@/, '');
  return {
    tags: data.getAll(`${prefix}tags`).map(String),
    maxPostsPerFetch: Number(data.get(`${prefix}maxPostsPerFetch`) || defaultPosts),
    ...(username === '' ? {} : { username }),
  };
}

/** Fields for the tags of the posts and the maximum per poll. */
export function PostSettings({
  prefix = '',
  problems,
  tags,
  maxPostsPerFetch,
}: {
  prefix?: string;
  problems: Problem[];
  tags: readonly string[];
  maxPostsPerFetch: number;
}) {
  const { data, isPending, refetch } = useEndpoint('GET /api/tags');
  if (isPending)
    return <NotLoaded error={null} text={t('The tags couldn’t be loaded.')} retry={refetch} />;
  return (
    <>
      {data && data.tags.length > 0 ? (
        <Options
          key={data.tags.length}
          type="checkbox"
          name={`${prefix}tags`}
          legend={t('Tags of its posts')}
          hint={t('At most {max}.', { max: limits.tags.max })}
          inLine
          problems={problems}
          chosen={tags}
          options={data.tags.map(({ name }) => ({ value: name, label: <bdi>{name}</bdi> }))}
        />
      ) : null}
      <Field
        name={`${prefix}maxPostsPerFetch`}
        label={t('Max posts per check')}
        hint={t('{min} to {max}. The rest follow next time.', { min, max })}
        type="number"
        min={min}
        max={max}
        defaultValue={maxPostsPerFetch}
        inputMode="numeric"
        problems={problems}
        className={styles.few}
      />
    </>
  );
}
