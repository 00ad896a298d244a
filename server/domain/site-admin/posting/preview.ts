import type { Reply } from '#shared/contract/index.ts';
import type { PostingKind } from '#shared/web-hook-kinds.ts';
import type { Ctx } from '../../../context.ts';
import type { Handlers } from '../../core/handler.ts';
import { services } from './services.ts';
import { readNewestStories } from './stories.ts';
import { writeText } from './write-text.ts';

async function preview(
  ctx: Ctx,
  kind: PostingKind,
): Promise<Reply<'GET /api/admin/web-hook-previews/{kind}'>> {
  const service = services[kind];
  const stories = await readNewestStories(ctx);
  return {
    max: service.max,
    previews: stories.map(({ event, story }) => {
      const text = writeText(service, story);
      return { event, text, length: service.count(text) };
    }),
  };
}

export const handlers = {
  'GET /api/admin/web-hook-previews/{kind}': (ctx, { path }) => preview(ctx, path.kind),
} satisfies Partial<Handlers>;
