import { isRecord } from '#shared/is-record.ts';
import { english } from '#shared/texts/translate.ts';
import {
  getExtension,
  peekJson,
  readJson,
  toObjects,
  toText,
  type ExportFile,
} from '../export-file.ts';
import { createReaderFile } from '../readers-csv.ts';
import { dropEmpty, leaveOut, toPaths, type Found, type Source } from '../source.ts';

type Row = Record<string, unknown>;

/** The JSON export of Ghost, or posts as its API lists them. */
export const ghost: Source = {
  name: 'Ghost',
  async recognise(files) {
    for (const file of jsonFiles(files)) if (findData(await peekJson(file))) return true;
    return false;
  },
  async *read(files) {
    for (const file of jsonFiles(files))
      for await (const item of readJson(file)) {
        const data = 'value' in item && isRecord(item.value) ? findData(item.value) : null;
        if (data) yield* readData(data);
        else yield leaveOut('Entry {n} of the file was not understood.', item.line);
      }
  },
};

const jsonFiles = (files: readonly ExportFile[]) =>
  files.filter((file) => getExtension(file) === 'json');

function findData(value: Row | null): Row | null {
  const [first] = toObjects(value?.db);
  const data = first?.data ?? value?.data ?? value;
  if (!isRecord(data) || !Array.isArray(data.posts)) return null;
  const [post] = toObjects(data.posts);
  return first || (post && 'slug' in post && ('lexical' in post || 'html' in post)) ? data : null;
}

const toId = (...parts: unknown[]) => ['ghost', ...parts.map(toText)].join('/');

async function* readData(data: Row): AsyncGenerator<Found> {
  const settings = new Map(toObjects(data.settings).map(({ key, value }) => [key, toText(value)]));
  const site = settings.get('title') || 'Ghost';
  const posts = toObjects(data.posts);
  const ofApi = posts.flatMap((post) => toObjects(post.authors));
  const users = new Map([...toObjects(data.users), ...ofApi].map((user) => [user.id, user]));
  const tags = new Map(
    [...toObjects(data.tags), ...posts.flatMap((post) => toObjects(post.tags))].map((tag) => [
      tag.id,
      tag,
    ]),
  );
  for (const { name, slug, description, visibility } of tags.values())
    if (visibility === 'internal' || toText(name).startsWith('#'))
      yield leaveOut('The tag “{n}” is internal.', name);
    else
      yield dropEmpty({
        type: 'tag',
        name: toText(slug),
        description: toText(description) || toText(name),
        paths: toPaths(`/tag/${toText(slug)}/`),
      });
  for (const user of users.values())
    yield dropEmpty({
      type: 'member',
      id: toId(user.id),
      username: toText(user.slug),
      name: toText(user.name),
      about: toText(user.bio),
      email: toText(user.email),
      createdAt: toText(user.created_at),
      paths: toPaths(`/author/${toText(user.slug)}/`),
    });
  const authorOf = group(data.posts_authors, 'post_id', 'author_id');
  const tagsOf = group(data.posts_tags, 'post_id', 'tag_id');
  for (const post of posts) {
    const reason = findReason(post);
    if (reason !== null) {
      yield leaveOut(reason, post.title);
      continue;
    }
    const authorId =
      authorOf.get(post.id)?.[0] ?? toObjects(post.authors)[0]?.id ?? post.author_id ?? '';
    const author = users.get(authorId);
    const picture = toText(post.feature_image);
    const html = `${picture && `<p><img src="${picture}" alt="Picture"></p>`}${toText(post.html)}`;
    yield dropEmpty({
      type: 'post',
      id: toId(post.id),
      title: toText(post.title),
      html: html.replaceAll('__GHOST_URL__', ''),
      author: { id: toId(author?.id), name: toText(author?.slug) || site },
      createdAt: toText(post.published_at) || toText(post.created_at),
      tags: (tagsOf.get(post.id) ?? toObjects(post.tags).map(({ id }) => id)).flatMap((id) => {
        const tag = tags.get(id);
        return tag && !toText(tag.name).startsWith('#') ? toText(tag.slug) : [];
      }),
      paths: toPaths(post.url || `/${toText(post.slug)}/`),
    });
  }
  yield* readComments(data);
  const readers = readMembers(data);
  if (readers.length > 1)
    yield { type: 'readers', file: createReaderFile('Members of Ghost', readers) };
}

/** Says why a post is not public; null if it is. */
function findReason(post: Row): string | null {
  if (post.type === 'page' || post.page === true || post.page === 1)
    return english('“{n}” is a page, not a post.');
  if (post.status !== undefined && post.status !== 'published' && post.status !== 'sent')
    return english('The post “{n}” is not published.');
  if (post.visibility !== undefined && post.visibility !== 'public')
    return post.visibility === 'paid'
      ? english('The post “{n}” is only for paying readers.')
      : english('The post “{n}” is only for members or subscribers.');
  return toText(post.html) === '' ? english('The post “{n}” has no text as HTML.') : null;
}

/** Returns the values of a table of pairs by key, in its order. */
function group(table: unknown, key: string, value: string): Map<unknown, unknown[]> {
  const found = new Map<unknown, unknown[]>();
  const rows = toObjects(table).toSorted(
    (a, b) => Number(a.sort_order ?? 0) - Number(b.sort_order ?? 0),
  );
  for (const row of rows) found.set(row[key], [...(found.get(row[key]) ?? []), row[value]]);
  return found;
}

async function* readComments(data: Row): AsyncGenerator<Found> {
  const members = new Map(toObjects(data.members).map((member) => [member.id, member]));
  // Replies are one level deep, so that all parents come first.
  const comments = toObjects(data.comments).toSorted(
    (a, b) => Number(Boolean(a.parent_id)) - Number(Boolean(b.parent_id)),
  );
  for (const comment of comments) {
    const member = members.get(comment.member_id);
    const isPublished = (comment.status ?? 'published') === 'published';
    yield dropEmpty({
      type: 'comment',
      id: toId('comment', comment.id),
      parent: comment.parent_id ? toId('comment', comment.parent_id) : toId(comment.post_id),
      post: toId(comment.post_id),
      html: isPublished ? toText(comment.html) : '',
      deleted: isPublished ? undefined : (true as const),
      author: { id: toId('member', member?.id), name: toText(member?.name) || 'Reader' },
      createdAt: toText(comment.created_at),
    });
  }
}

/** Returns the members as rows of a file of readers. */
function readMembers(data: Row): string[][] {
  const subscribed = new Set(
    toObjects(data.members_newsletters).map(({ member_id: member }) => member),
  );
  const rows = toObjects(data.members).map((member) => {
    const flag = Array.isArray(data.members_newsletters)
      ? subscribed.has(member.id)
      : member.subscribed;
    return [
      toText(member.email),
      flag === undefined || flag === null ? '' : String(Boolean(flag)),
      member.email_disabled === true || member.email_disabled === 1 ? 'true' : 'false',
      toText(member.created_at),
    ];
  });
  return [['email', 'subscribed_to_emails', 'email_disabled', 'created_at'], ...rows];
}
