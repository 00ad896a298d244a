import * as z from 'zod/mini';
import { richTextTags, type RichText, type RichTextNode } from '../rich-text.ts';
import { named } from './openapi-metadata.ts';

const node: z.ZodMiniType<RichTextNode> = named(
  'RichTextNode',
  z.lazy(() =>
    z.union([
      z.string(),
      z.tuple([z.enum(richTextTags), z.array(node)]),
      z.tuple([z.literal('ol'), z.array(node), z.int().check(z.nonnegative())]),
      z.tuple([
        z.literal('a'),
        z.array(node),
        z.string().check(z.regex(/^(?:https?:\/\/|mailto:|\/(?!\/)|#)/)),
      ]),
      z.tuple([
        z.literal('img'),
        z.array(z.string()),
        z.string().check(z.regex(/^\/images\/[0-9a-f]{32}-\d+x\d+\.[a-z]+$/)),
      ]),
    ]),
  ),
  {
    description:
      'A string, or `[tag, children]`, or `["a", children, href]`, or `["ol", items, start]`, or ' +
      '`["img", [alt], path]`, whose path has width and height in pixels.',
  },
);
export const richTextSchema: z.ZodMiniType<RichText> = named('RichText', z.array(node), {
  description: 'Formatted text as a tree of elements, safe to render without HTML.',
  examples: [[['p', ['Some ', ['em', ['words']], '.']]]],
});
