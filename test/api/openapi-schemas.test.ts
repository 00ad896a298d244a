import { beforeAll, expect, it, vi } from 'vitest';
import { errorStatus } from '#shared/contract/errors.ts';
import { contract } from '#shared/contract/index.ts';
import { isStaffKey } from '#shared/contract/keys.ts';
import type { OpenApi, Operation, Schema } from '../../server/api/openapi-types.ts';
import { takeProblems } from '../support/openapi-replies.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();

let document: OpenApi;
beforeAll(async () => {
  document = (await t.on('nontrivial').get('/api/openapi.json')).body as OpenApi;
});
const getOperation = (path: string) => document.paths[path]?.get as Operation;
const findParameter = (path: string, name: string) =>
  getOperation(path).parameters.find((candidate) => candidate.name === name);
const getSchema = (name: string) => document.components.schemas[name] as Schema;

it('describes integers in queries with their bounds', () => {
  expect(findParameter('/api/posts', 'limit')).toMatchObject({
    in: 'query',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: 1000 },
  });
  expect(findParameter('/api/posts', 'page')?.schema).toEqual({
    type: 'integer',
    minimum: 1,
    maximum: 100,
  });
  expect(getSchema('PostSummary').properties?.score, 'without bounds that say nothing').toEqual({
    type: 'integer',
  });
});

it('describes each parameter once', () => {
  expect(findParameter('/api/posts/{id}', 'id')).toMatchObject({
    in: 'path',
    required: true,
    description: 'ID or slug of the post.',
  });
  expect(findParameter('/api/posts', 'sort')?.schema).toEqual({
    type: 'string',
    enum: ['hot', 'new', 'top', 'recent', 'discussions', 'relevance'],
  });
  for (const { get } of Object.values(document.paths))
    for (const parameter of get?.parameters ?? [])
      expect(parameter.schema).not.toHaveProperty('description');
});

it('describes formatted text as a recursive schema', () => {
  expect(getSchema('RichText')).toMatchObject({
    type: 'array',
    items: { $ref: '#/components/schemas/RichTextNode' },
  });
  expect(JSON.stringify(getSchema('RichTextNode'))).toContain(
    '"$ref":"#/components/schemas/RichTextNode"',
  );
  expect(getSchema('Post').properties?.content).toEqual({
    anyOf: [{ $ref: '#/components/schemas/RichText' }, { type: 'null' }],
  });
});

it('names every reply schema and references list items', () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const { responses } of Object.values(methods)) {
      const [status, reply] = Object.entries(responses)[0] ?? [];
      expect(status, path).toMatch(/^20[01]$/);
      const isFile = /\/subscribers\/(?:suppressed\/)?export$/.test(path);
      const media = isFile ? 'text/csv' : 'application/json';
      expect(reply, path).toMatchObject({
        content: {
          [media]: {
            schema: { $ref: expect.stringMatching(/^#\/components\/schemas\/[A-Z]\w+$/) as string },
          },
        },
      });
    }
  }
  expect(getSchema('PostList').properties?.posts).toEqual({
    type: 'array',
    items: { $ref: '#/components/schemas/PostSummary' },
  });
  expect(Object.keys(document.components.schemas).filter((name) => name.startsWith('_'))).toEqual(
    [],
  );
});

it('lists the errors of every endpoint', () => {
  const listErrorCodes = (path: string) =>
    Object.keys(getOperation(path).responses).filter((status) => Number(status) >= 400);
  expect(listErrorCodes('/api/posts/{id}')).toEqual([
    '400',
    '401',
    '403',
    '404',
    '405',
    '414',
    '421',
    '431',
    '500',
    '503',
  ]);
  expect(listErrorCodes('/api/posts')).toEqual([
    '400',
    '401',
    '403',
    '405',
    '414',
    '421',
    '429',
    '431',
    '500',
    '503',
  ]);
  for (const [code, response] of Object.entries(document.components.responses)) {
    expect(Object.keys(errorStatus)).toContain(code);
    expect(response.content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/ErrorReply',
    });
    expect('Retry-After' in response.headers, code).toBe(
      ['too_many_requests', 'unavailable'].includes(code),
    );
    expect('Allow' in response.headers, code).toBe(code === 'method_not_allowed');
  }
});

it('lists the authentication and scope of every endpoint', () => {
  const getSecurity = (method: string, path: string) => document.paths[path]?.[method]?.security;
  expect(getSecurity('get', '/api/posts')).toEqual([{}, { session: [] }, { apiKey: ['read'] }]);
  expect(getSecurity('get', '/api/saved')).toEqual([{ session: [] }, { apiKey: ['read'] }]);
  expect(getSecurity('post', '/api/posts')).toEqual([{ session: [] }, { apiKey: ['write'] }]);
  expect(getSecurity('get', '/api/account')).toEqual([{ session: [] }]);
  expect(getSecurity('post', '/api/auth/login')).toBeUndefined();
  // The public document omits the admin endpoints.
  expect(Object.keys(document.paths).filter((path) => path.startsWith('/api/admin/'))).toEqual([]);
  for (const [key, row] of Object.entries(contract).filter(([name]) => !isStaffKey(name))) {
    const [method = '', path = ''] = key.split(' ');
    const schemes = (getSecurity(method.toLowerCase(), path) ?? []).flatMap((requirement) =>
      Object.keys(requirement),
    );
    expect([schemes.includes('apiKey'), schemes.includes('session')], key).toEqual([
      row.apiKey !== 'never',
      !['anyone', 'signed'].includes(row.access) || row.apiKey !== 'never',
    ]);
  }
  expect(Object.values(document.components.securitySchemes)).toEqual([
    {
      type: 'http',
      scheme: 'bearer',
      description: expect.stringContaining('/api/auth/verify') as string,
    },
    {
      type: 'http',
      scheme: 'bearer',
      description: expect.stringContaining('/api/api-keys') as string,
    },
  ]);
});

it('lists the idempotency header exactly where it is accepted', () => {
  for (const [key, row] of Object.entries(contract).filter(([name]) => !isStaffKey(name))) {
    const [method = '', path = ''] = key.split(' ');
    const call = document.paths[path]?.[method.toLowerCase()];
    const header = call?.parameters.filter((parameter) => parameter.in === 'header');
    expect(
      header?.map(({ name, required }) => [name, required]),
      key,
    ).toEqual(
      row.idempotent
        ? [['Idempotency-Key', false]]
        : row.access === 'signed' && !row.signedBy
          ? [['X-Signature', true]]
          : [],
    );
    if (row.idempotent) expect(Object.keys(call?.responses ?? {})).toContain('409');
  }
});

it('detects a reply that does not match its schema', async () => {
  vi.spyOn(contract['GET /api/posts'].reply, 'parse').mockReturnValue({
    posts: [],
    nextCursor: null,
    hasNextPage: 'no',
    totalCount: 0,
  } as never);
  expect((await t.on('nontrivial').get('/api/posts')).status).toBe(200);
  expect(takeProblems()).toEqual([
    expect.stringContaining('GET /api/posts answered 200: /hasNextPage must be boolean'),
  ]);
});
