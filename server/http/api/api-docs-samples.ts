import { ApiError } from '#shared/api-error.ts';
import type { Api } from '#shared/api/client.ts';
import type { Schema } from '../../api/openapi-types.ts';
import { getRefName } from './api-docs-text.tsx';

/** Public content of a site by the name of its schema, for the examples of the reference. */
export type Samples = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Reads the newest public content. What the site does not have is absent. */
export async function readSamples(api: Api): Promise<Samples> {
  try {
    const [{ posts }, discussions, { tags }, { issues }] = await Promise.all([
      api('GET /api/posts', { query: { sort: 'new', limit: 1 } }),
      api('GET /api/posts', { query: { sort: 'discussions', limit: 1 } }),
      api('GET /api/tags'),
      api('GET /api/newsletter/archive', { query: { limit: 1 } }),
    ]);
    const [post] = posts;
    const [discussed] = discussions.posts;
    const thread =
      discussed &&
      (await api('GET /api/posts/{id}/comments', {
        path: { id: discussed.id },
        query: { sort: 'new', limit: 10 },
      }));
    const comment = thread?.comments.find(({ deleted }) => !deleted);
    return {
      ...(post && { PostSummary: post, Post: post, User: post.author }),
      ...(comment && { Comment: comment }),
      ...(tags[0] && { Tag: tags[0] }),
      ...(issues[0] && { IssueSummary: issues[0], Issue: issues[0] }),
    };
  } catch (error) {
    // The site is not open, or the database is unavailable: the reference needs neither.
    if (error instanceof ApiError) return {};
    throw error;
  }
}

/** What a parameter of an example names, or which kind of content the site does not have yet. */
export function sampleParameter(
  name: string,
  path: string,
  samples: Samples,
): { value: unknown } | { missing: string } | null {
  const { PostSummary: post, Comment: comment, User: user, Tag: tag, Issue: issue } = samples;
  const find = (value: unknown, missing: string) => (value === undefined ? { missing } : { value });
  switch (name) {
    case 'id':
      return path.startsWith('/api/comments/')
        ? find(comment?.id, 'comment')
        : find(post?.id, 'post');
    case 'posts':
      return find(post?.id, 'post');
    case 'comments':
      return find(comment?.id, 'comment');
    case 'username':
      return find(user?.username, 'post');
    case 'kind':
      return { value: 'tag' };
    case 'subject':
      return find(tag?.name, 'tag');
    case 'period':
      return find(issue?.period, 'issue');
    default:
      return null;
  }
}

/** Returns an example of a schema, with optional fields only if they have an example. */
export function createSample(
  schema: Schema,
  components: Record<string, Schema>,
  samples: Samples,
  within: readonly string[] = [],
): unknown {
  const { $ref, examples, enum: values, anyOf, properties, required = [], minimum } = schema;
  const sample = (part: Schema | undefined) =>
    createSample(part ?? {}, components, samples, within);
  if ($ref !== undefined) {
    const name = getRefName($ref);
    // A schema may contain itself.
    if (within.includes(name)) return null;
    const created = createSample(components[name] ?? {}, components, samples, [...within, name]);
    return isObject(created) ? { ...created, ...pickKnown(samples[name], created) } : created;
  }
  if (examples?.length) return examples[0];
  if (values?.length) return values[0];
  if (schema.const !== undefined) return schema.const;
  if (anyOf) return sample(anyOf[0]);
  if (schema.prefixItems) return schema.prefixItems.map(sample);
  if (schema.items) return [sample(schema.items)].filter((item) => item !== null);
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).flatMap(([name, part]) =>
        required.includes(name) ? [[name, sample(part)]] : [],
      ),
    );
  const byType: Record<string, unknown> = {
    string: '…',
    integer: minimum ?? 1,
    number: minimum ?? 1,
    boolean: true,
    array: [],
    object: {},
  };
  return byType[[schema.type].flat()[0] ?? ''] ?? null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of `known` that the sample has too, without its longest texts. */
function pickKnown(
  known: Samples[string] | undefined,
  created: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(known ?? {}).filter(
      ([name, value]) => name in created && JSON.stringify(value).length <= 200,
    ),
  );
}
