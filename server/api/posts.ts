import type { posts as rows } from '#shared/contract/posts.ts';
import { previewLink } from '../domain/posts/link-preview.ts';
import { renderWithNames } from '../domain/accounts/mentions.ts';
import {
  changePost,
  createPost,
  deletePost,
  setPostVisibility,
} from '../domain/authoring/submit-post.ts';
import { listPosts, readPost } from '../domain/posts/posts.ts';
import { checkLink } from '../domain/posts/duplicate-links.ts';
import { searchPosts } from '../domain/posts/search.ts';
import { listTags } from '../domain/posts/tags.ts';
import { memberOf, type Handler } from './handler-types.ts';

export const posts: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/posts': (ctx, { query }) =>
    query.q === undefined ? listPosts(ctx, query) : searchPosts(ctx, query),
  'GET /api/posts/{id}': (ctx, { path }) => readPost(ctx, path.id),
  'POST /api/posts': (ctx, { body }) => createPost(ctx, memberOf(ctx), body),
  'PUT /api/posts/{id}': (ctx, { path, body }) => changePost(ctx, memberOf(ctx), path.id, body),
  'DELETE /api/posts/{id}': (ctx, { path }) => deletePost(ctx, memberOf(ctx), path.id),
  'PUT /api/posts/{id}/visibility': (ctx, { path, body }) =>
    setPostVisibility(ctx, memberOf(ctx), path.id, body),
  'GET /api/link-check': (ctx, { query }) => checkLink(ctx, query.url),
  'GET /api/link-preview': (ctx, { query }) => previewLink(ctx, query.url),
  'POST /api/markdown': async (ctx, { body }) => ({
    content: (await renderWithNames(ctx, body.text)).content,
  }),
  'GET /api/tags': (ctx) => listTags(ctx),
};
