import type { PostSummary } from '#shared/contract/posts.ts';
import type { Needs } from '../../context.ts';
import { listThumbnails } from '../images/post-picture.ts';

/** Adds the pictures of linked pages to a list, if the site shows them. */
export async function addThumbnails<
  List extends { posts: PostSummary[]; pinned?: PostSummary[] | undefined },
>({ db, site }: Needs<'db' | 'site'>, list: List): Promise<List> {
  if (!site.pictures.ofPages) return list;
  const { posts, pinned } = list;
  const links = [...posts, ...(pinned ?? [])].filter(({ url }) => url !== null);
  const paths = await listThumbnails(
    db,
    site.id,
    links.map(({ id }) => id),
  );
  const add = (post: PostSummary): PostSummary => {
    const thumbnail = paths.get(post.id);
    return thumbnail === undefined ? post : { ...post, thumbnail };
  };
  return { ...list, posts: posts.map(add), ...(pinned && { pinned: pinned.map(add) }) };
}
