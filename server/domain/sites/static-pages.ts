import type { SiteText } from '#shared/contract/static-pages.ts';
import { textNames } from '#shared/paths.ts';
import type { RichText } from '#shared/rich-text.ts';
import type { Ctx } from '../../context.ts';
import { renderMarkdown } from '../../infra/text/markdown.ts';
import { notFound } from '../../infra/app-error.ts';
import type { Site } from '../../context.ts';

const rendered = new WeakMap<Site, Map<string, RichText>>();

/** A text of the site, rendered once for as long as the site's settings stay. Error: not_found. */
export function readText(ctx: Ctx, asked: string): SiteText {
  const name = textNames.find((text) => text === asked);
  if (!name) throw notFound('The text');
  let texts = rendered.get(ctx.site);
  if (!texts) rendered.set(ctx.site, (texts = new Map()));
  let content = texts.get(name);
  if (!content) texts.set(name, (content = renderMarkdown(ctx.site.texts[name], 'keep')));
  return { slug: name, content };
}
