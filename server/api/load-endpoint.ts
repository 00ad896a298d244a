import { frontPages } from '#shared/contract/front-page.ts';
import type { AnyEndpoint, Key } from '#shared/contract/index.ts';
import { posts } from '#shared/contract/posts.ts';

/** Those of the first page. */
let known: Partial<Record<Key, AnyEndpoint>> = { ...frontPages, ...posts };

/** Loads an endpoint with its schemas. Before, `accessRules` are enough. */
export async function loadEndpoint(key: Key): Promise<AnyEndpoint> {
  return known[key] ?? (await loadContract())[key];
}

async function loadContract(): Promise<Record<Key, AnyEndpoint>> {
  const { contract } = await import('#shared/contract/index.ts');
  known = contract;
  return contract;
}
