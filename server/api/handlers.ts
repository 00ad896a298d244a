import type { Key } from '#shared/contract/index.ts';
import { comments } from './comments.ts';
import type { Handler } from './handler.ts';
import { posts } from './posts.ts';
import { texts } from './texts.ts';
import { users } from './users.ts';

/** One handler for each row of the contract. */
export const handlers: { [K in Key]: Handler<K> } = { ...posts, ...comments, ...users, ...texts };
