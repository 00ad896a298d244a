import type { Request } from 'express';
import { minutes, type Limit } from './rate-limit.ts';

/** Decodes the name: `%71` is also a `q`. */
const isSearch = ({ url }: Pick<Request, 'url'>) =>
  new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : '')
    .getAll('q')
    .some((value) => value !== '');

export const communityLimits: readonly Limit[] = [
  {
    name: 'posts',
    requests: 'posts',
    keys: ['POST /api/posts'],
    storage: 'database',
    seconds: minutes(10),
    person: 10,
    network: 60,
    attempts: 6,
  },
  {
    name: 'comments',
    requests: 'comments',
    keys: ['POST /api/posts/{id}/comments'],
    storage: 'database',
    seconds: minutes(10),
    person: 30,
    network: 180,
    attempts: 6,
  },
  {
    name: 'votes',
    requests: 'votes',
    keys: ['POST /api/posts/{id}/vote', 'POST /api/comments/{id}/vote'],
    storage: 'process',
    seconds: minutes(10),
    person: 200,
    network: 1_200,
  },
  {
    name: 'changes',
    requests: 'changes',
    storage: 'process',
    seconds: minutes(10),
    person: 100,
    network: 600,
    keys: [
      'PATCH /api/posts/{id}',
      'DELETE /api/posts/{id}',
      'PUT /api/posts/{id}/visibility',
      'PATCH /api/comments/{id}',
      'DELETE /api/comments/{id}',
      'PUT /api/comments/{id}/visibility',
    ],
  },
  {
    name: 'search',
    requests: 'searches',
    keys: ['GET /api/posts'],
    matches: isSearch,
    storage: 'process',
    seconds: minutes(10),
    network: 120,
  },
  // Each request makes this server call another.
  {
    name: 'link-previews',
    requests: 'links',
    keys: ['GET /api/link-preview'],
    storage: 'database',
    seconds: minutes(10),
    person: 30,
    network: 180,
  },
  {
    name: 'link-checks',
    requests: 'links',
    keys: ['GET /api/link-check'],
    storage: 'process',
    seconds: minutes(10),
    person: 100,
    network: 600,
  },
  {
    name: 'text-previews',
    requests: 'previews',
    keys: ['POST /api/markdown/preview/preview'],
    storage: 'process',
    seconds: minutes(10),
    person: 300,
    network: 1_800,
  },
  {
    name: 'saves',
    requests: 'saved posts',
    keys: ['POST /api/posts/{id}/save', 'DELETE /api/posts/{id}/save'],
    storage: 'process',
    seconds: minutes(10),
    person: 200,
    network: 1_200,
  },
  {
    name: 'follows',
    requests: 'people followed',
    keys: ['POST /api/users/{username}/follow', 'DELETE /api/users/{username}/follow'],
    storage: 'process',
    seconds: minutes(10),
    person: 100,
    network: 600,
  },
  {
    name: 'reports',
    requests: 'reports',
    keys: ['POST /api/posts/{id}/report', 'POST /api/comments/{id}/report'],
    storage: 'process',
    seconds: minutes(10),
    person: 20,
    network: 120,
  },
  {
    name: 'inbox',
    requests: 'inbox requests',
    keys: ['POST /api/inbox/read', 'PUT /api/push', 'DELETE /api/push'],
    storage: 'process',
    seconds: minutes(10),
    person: 300,
    network: 1_800,
  },
];
