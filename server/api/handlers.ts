import type { Key } from '#shared/contract/index.ts';
import { auth } from './auth.ts';
import { comments } from './comments.ts';
import type { Handler } from './handler.ts';
import { posts } from './posts.ts';
import { texts } from './texts.ts';
import { users } from './users.ts';
import { votes } from './votes.ts';

/** One handler for each row of the contract, but for the one that HTTP answers by itself. */
export const handlers: { [K in Exclude<Key, 'POST /api/csrf/token'>]: Handler<K> } = { ...posts, ...comments, ...users, ...texts, ...auth, ...votes };
