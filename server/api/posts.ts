import type { posts as rows } from '#shared/contract/posts.ts';
import { previewLink } from '../domain/posts/link-preview.ts';
import { renderWithMentions } from '../domain/accounts/mentions.ts';
import {
  updatePost,
  createPost,
  deletePost,
  setPostVisibility,
} from '../domain/authoring/submit-post.ts';
import { findDuplicateLink } from '../domain/posts/duplicate-links.ts';
import { pinPost, unpinPost } from '../domain/moderation/pins.ts';
import { listTags } from '../domain/posts/tags.ts';
import { listPostVersions } from '../domain/comments/text-versions.ts';
import type { Handler } from './handler-types.ts';
import { postLists } from './post-lists.ts';
import { readPost } from '../domain/posts/read-post.ts';

export const posts: { [K in keyof typeof rows]: Handler<K> } = {
  ...postLists,
  'GET /api/posts/{id}': (ctx, { path }) => readPost(ctx, path.id),
  'POST /api/posts': (ctx, { body }) => createPost(ctx, ctx.viewer, body),
  'GET /api/posts/{id}/versions': (ctx, { path }) => listPostVersions(ctx, path.id),
  'PATCH /api/posts/{id}': (ctx, { path, body }) => updatePost(ctx, ctx.viewer, path.id, body),
  'DELETE /api/posts/{id}': (ctx, { path }) => deletePost(ctx, ctx.viewer, path.id),
  'PUT /api/posts/{id}/visibility': (ctx, { path, body }) =>
    setPostVisibility(ctx, ctx.viewer, path.id, body),
  'PUT /api/posts/{id}/pin': (ctx, { path, body }) => pinPost(ctx, ctx.viewer, path.id, body),
  'DELETE /api/posts/{id}/pin': (ctx, { path }) => unpinPost(ctx, ctx.viewer, path.id),
  'GET /api/link-check': (ctx, { query }) => findDuplicateLink(ctx, query.url),
  'GET /api/link-preview': (ctx, { query }) => previewLink(ctx, query.url),
  'POST /api/markdown/preview': async (ctx, { body }) => ({
    content: (await renderWithMentions(ctx, body.text)).content,
  }),
  'GET /api/tags': (ctx) => listTags(ctx),
};
