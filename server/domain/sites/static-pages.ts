import type { SiteText } from '#shared/contract/static-pages.ts';
import { staticPageNames, type StaticPageName } from '#shared/paths.ts';
import type { RichText } from '#shared/rich-text.ts';
import { fillPrivacyText } from '#shared/sites/texts/statistics.ts';
import type { Ctx, Site } from '../../context.ts';
import { translatePage } from './preset-texts.ts';
import { renderMarkdown } from '../../infra/text/markdown.ts';
import { notFound } from '../../infra/app-error.ts';
import type { Handlers } from '../core/handler.ts';

const rendered = new WeakMap<Site, Map<string, RichText>>();

/** Returns a text of the site, cached until its settings change. Error: not_found. */
function readText(ctx: Ctx, slug: string): SiteText {
  const name = staticPageNames.find((text) => text === slug);
  if (!name) throw notFound('The text was not found.');
  let texts = rendered.get(ctx.site);
  if (!texts) rendered.set(ctx.site, (texts = new Map()));
  let content = texts.get(name);
  if (!content) texts.set(name, (content = renderMarkdown(getMarkdown(ctx.site, name), 'keep')));
  return { slug: name, content };
}

const getMarkdown = ({ texts, statistics, t }: Site, name: StaticPageName): string =>
  name === 'privacy'
    ? fillPrivacyText(texts.privacy, statistics, (text) => translatePage(t.language, text))
    : texts[name];

export const handlers = {
  'GET /api/pages/{slug}': (ctx, { path }) => readText(ctx, path.slug),
} satisfies Partial<Handlers>;
