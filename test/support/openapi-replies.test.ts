import { createServer } from 'node:http';
import type { Readable } from 'node:stream';
import compression from 'compression';
import express from 'express';
import supertest from 'supertest';
import { expect, it } from 'vitest';
import { setRequestContext, type RequestContext } from '../../server/http/front/request-context.ts';
import { findProblems, takeProblems, watchReplies } from './openapi-replies.ts';

const summary = {
  id: 'a',
  slug: 'a',
  title: 'A',
  url: null,
  domain: null,
  author: { username: 'ada' },
  score: 1,
  commentCount: 0,
  commentsElsewhere: null,
  tags: [],
  createdAt: '2026-11-21T08:00:00.000Z',
  updatedAt: '2026-11-21T08:00:00.000Z',
};
const list = { posts: [summary], nextCursor: null, hasNextPage: false, totalCount: 1 };
const post = {
  ...summary,
  text: 'A',
  content: [['p', ['A', ['a', ['b'], 'https://b.example']]]],
  editedAt: null,
  summary: null,
  issues: [],
  related: [],
};
const refusal = (code: string) => ({ error: 'No.', code, requestId: 'x' });
const get = (path: string, body: unknown, status = 200) =>
  findProblems({ method: 'GET', path, status, body });

it('accepts a documented reply', () => {
  expect(get('/api/posts', list)).toEqual([]);
  expect(get('/api/posts/a', post)).toEqual([]);
  expect(get('/api/posts/a', refusal('not_found'), 404)).toEqual([]);
  expect(
    findProblems({ method: 'HEAD', path: '/api/posts', status: 200, body: undefined }),
  ).toEqual([]);
  expect(
    findProblems({
      method: 'DELETE',
      path: '/api/posts',
      status: 405,
      body: refusal('method_not_allowed'),
    }),
  ).toEqual([]);
  expect(get('/api/nowhere', refusal('not_found'), 404)).toEqual([]);
});

it.each<[string, unknown, RegExp]>([
  ['a value of another type', { ...list, totalCount: '1' }, /\/totalCount must be integer/],
  ['a fraction', { ...list, totalCount: 0.5 }, /\/totalCount must be integer/],
  [
    'a missing field',
    { posts: [], nextCursor: null, totalCount: 1 },
    /must have required property 'hasNextPage'/,
  ],
  [
    'a field too many',
    { ...list, email: 'a@b.example' },
    /must NOT have additional properties .*email/,
  ],
  [
    'a field too many, further down',
    { ...list, posts: [{ ...summary, author: { username: 'ada', email: 'a@b.example' } }] },
    /\/posts\/0\/author must NOT have additional/,
  ],
  [
    'a null that must not be',
    { ...list, posts: [{ ...summary, title: null }] },
    /\/posts\/0\/title must be string/,
  ],
  [
    'a time in another form',
    { ...list, posts: [{ ...summary, createdAt: '2026-11-21T08:00:00Z' }] },
    /\/posts\/0\/createdAt must match/,
  ],
  [
    'a time that never was',
    { ...list, posts: [{ ...summary, createdAt: '2026-13-41T08:00:00.000Z' }] },
    /createdAt must match format/,
  ],
  ['a bare list', [summary], /the body must be object/],
  ['null', null, /the body must be object/],
])('reports %s in a reply', (_, body, message) => {
  expect(get('/api/posts', body).join('\n')).toMatch(message);
});

it.each<[string, unknown]>([
  ['an element that is not allowed', [['script', ['alert(1)']]]],
  ['an element without children', [['p']]],
  ['a link without an address', [['a', ['b'], 'javascript:alert(1)']]],
  ['something wrong far below', [['p', [['em', [['strong', [7]]]]]]]],
])('reports %s in formatted text', (_, content) => {
  expect(get('/api/posts/a', { ...post, content })).not.toEqual([]);
});

it('reports an undocumented status', () => {
  expect(get('/api/posts', list, 201).join()).toMatch(
    /answered 201, which the document does not have/,
  );
  expect(get('/api/posts', refusal('conflict'), 409).join()).toMatch(
    /answered 409, which the document does not have/,
  );
  expect(
    findProblems({ method: 'HEAD', path: '/api/posts', status: 409, body: undefined }),
  ).not.toEqual([]);
});

it('reports replies of undocumented endpoints except errors', () => {
  expect(get('/api/nowhere', list).join()).toMatch(/no such call/);
  expect(
    findProblems({ method: 'PATCH', path: '/api/posts', status: 201, body: post }).join(),
  ).toMatch(/no such call/);
  expect(get('/api/nowhere', { error: 'No.' }, 404).join()).toMatch(
    /must have required property 'code'/,
  );
});

it('reports malformed errors and mismatched codes', () => {
  expect(get('/api/posts', { message: 'No.' }, 400)).not.toEqual([]);
  expect(get('/api/posts', { ...refusal('bad_request'), stack: 'at …' }, 400)).not.toEqual([]);
  expect(get('/api/posts', refusal('nonsense'), 400)).not.toEqual([]);
  expect(get('/api/posts', refusal('not_found'), 400).join()).toMatch(
    /answered 400 with the code not_found/,
  );
});

it.each(['br', 'gzip', 'deflate', 'identity'])(
  'checks every reply of a watched application, compressed as %s',
  async (encoding) => {
    const app = express();
    watchReplies(app);
    app.use((req, _res, next) => {
      setRequestContext(req, { apiOnly: false } as RequestContext);
      next();
    });
    app.use(compression({ threshold: 0 }));
    app.get(
      '/api/posts',
      (_req, res) =>
        void res.json({
          ...list,
          posts: Array.from({ length: 100 }, () => summary),
          totalCount: 'many',
        }),
    );
    app.get('/api/posts/{*id}', (_req, res) => void res.type('json').end('{'));
    app.get('/api/users/ada', (_req, res) => void res.json(post));
    app.get('/elsewhere', (_req, res) => void res.json({ any: 'thing' }));
    const server = createServer(app);
    const ask = async (address: string) => {
      // Some of it is no JSON.
      const { status, headers } = await supertest(server)
        .get(address)
        .set('Accept-Encoding', encoding)
        .buffer()
        .parse((res, done) => {
          (res as unknown as Readable).resume().once('end', () => done(null, null));
        });
      expect(status).toBe(200);
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
      return takeProblems();
    };
    expect((await ask('/api/posts')).join()).toMatch(/totalCount must be integer/);
    expect((await ask('/api/posts/x')).join()).toMatch(/no JSON/);
    expect(await ask('/api/users/ada')).not.toEqual([]);
    expect(await ask('/elsewhere')).toEqual([]);
  },
);
