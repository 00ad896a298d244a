import * as z from 'zod/mini';
import { richTextTags, type RichText, type RichTextNode } from '../rich-text.ts';

const node: z.ZodMiniType<RichTextNode> = z.lazy(() =>
  z.union([
    z.string(),
    z.tuple([z.enum(richTextTags), z.array(node)]),
    z.tuple([z.literal('a'), z.array(node), z.string().check(z.regex(/^(?:https?:\/\/|mailto:|\/(?!\/)|#)/))]),
  ]),
);
export const richTextSchema: z.ZodMiniType<RichText> = z.array(node);
