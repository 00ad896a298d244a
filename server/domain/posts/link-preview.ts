import { setTimeout as sleep } from 'node:timers/promises';
import * as limits from '#shared/limits.ts';
import type { Reply } from '#shared/contract/index.ts';
import type { Ctx } from '../../context.ts';
import { fetchPage, type PageFetcher, type FetchedPage } from '../../infra/fetch/safe-fetch.ts';
import { readHead } from '../../infra/fetch/html-metadata.ts';

type Preview = Reply<'GET /api/link-preview'>;

/** How long a preview is told again without asking, and one that says nothing. Milliseconds; and how many are kept. */
const kept = { some: 10 * 60_000, nothing: 60_000, most: 500 };

const nothing: Preview = { title: null, description: null, siteName: null };

/** By reader, tenant and link. Two who ask at once wait for the same answer. */
const previews = new WeakMap<
  PageFetcher,
  Map<string, { preview: Promise<Preview>; until: number }>
>();

/**
 * What the page behind a link says of itself, for the form that posts it (features 3.3). All null where it could not be read; neither a
 * word nor the time it took tells why (reliability E6). The texts are somebody else's: one line each, without control characters.
 */
export async function previewLink(
  { site, clock }: Pick<Ctx, 'site' | 'clock'>,
  link: string,
  read: PageFetcher = fetchPage,
  failsEvery = limits.linkPreview.failsEvery,
): Promise<Preview> {
  const url = new URL(link);
  url.hash = '';
  const key = `${site.id} ${url.href}`;
  const now = clock.now().getTime();
  let cache = previews.get(read);
  if (!cache) previews.set(read, (cache = new Map()));
  const known = cache.get(key);
  if (known && known.until > now && known.until <= now + kept.some) return known.preview;
  cache.delete(key);
  const entry = {
    preview: readPreview(
      read,
      failsEvery,
      url.href,
      `Broadsheet (link preview; +https://${site.theme.seo.canonicalDomain}/contact)`,
    ),
    until: now + kept.some,
  };
  cache.set(key, entry);
  for (const oldest of cache.keys()) {
    if (cache.size <= kept.most) break;
    cache.delete(oldest);
  }
  const preview = await entry.preview;
  if (preview === nothing) entry.until = now + kept.nothing;
  return preview;
}

async function readPreview(
  read: PageFetcher,
  failsEvery: number,
  link: string,
  userAgent: string,
): Promise<Preview> {
  const began = performance.now();
  const page = await read(link, userAgent);
  const preview = page ? previewOf(page) : nothing;
  if (preview === nothing) {
    // What is refused at once, what nobody listens at and what is no page look alike: only what keeps one waiting takes longer.
    const took = performance.now() - began;
    await sleep(
      Math.max(
        0,
        Math.min(Math.ceil(took / failsEvery) * failsEvery, limits.linkPreview.timeout) - took,
      ),
    );
  }
  return preview;
}

function previewOf(page: FetchedPage): Preview {
  const { title, meta } = readHead(page.html);
  const { title: titleMax, description: descriptionMax } = limits.linkPreview;
  const words = (names: string[]) =>
    names.map((name) => oneLine(meta.get(name) ?? '')).find((text) => text !== '') ?? '';
  const siteName = shortened(words(['og:site_name']), titleMax);
  const whole = words(['og:title', 'title']) || oneLine(title ?? '');
  const description = shortened(words(['og:description', 'description']), descriptionMax);
  const own = shortened(withoutSite(whole, siteName, page.url.hostname), titleMax);
  return own === '' && description === '' && siteName === ''
    ? nothing
    : { title: own || null, description: description || null, siteName: siteName || null };
}

/** What marks directions, hides, or is not a character at all. Joiners stay: they belong to words and to emoji. */
const unseen =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** Words on one line, as they can be seen. */
const oneLine = (text: string) =>
  text
    .replace(/[\t-\r\u0085\p{Z}]+/gu, ' ')
    .replace(unseen, '')
    .replace(/ {2,}/g, ' ')
    .trim();

/** At most so many characters, and no half ones. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text
    .slice(0, most - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '');
  const space = cut.lastIndexOf(' ');
  return `${(space > most * 0.8 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

const marks = '-–—·•:»«›‹/~';
/** What stands between a title and its site: a bar, or a mark with space around it; behind a site's name a colon without. */
const behind = new RegExp(`(?: [${marks}]+ | ?\\|+ ?)$`, 'u');
/** Such a mark is short. Looked for in a long title, the time it takes grows with the square of its length. */
const markWithin = 50;
const before = new RegExp(`^(?: [${marks}]+ | ?\\|+ ?|: )`, 'u');

/** A title without the name of its site at either end. */
function withoutSite(title: string, siteName: string, host: string): string {
  const plain = host === 'github.com' ? title.replace(/^GitHub - [^/ ]+\//, '') : title;
  const [lower, name] = [plain.toLowerCase(), siteName.toLowerCase()];
  if (name === '' || lower.length !== plain.length) return plain;
  const left = plain.slice(0, -name.length);
  const mark = lower.endsWith(name) ? behind.exec(left.slice(-markWithin))?.[0] : undefined;
  if (mark !== undefined) return left.slice(0, -mark.length) || plain;
  const right = plain.slice(name.length);
  if (lower.startsWith(name) && before.test(right)) return right.replace(before, '') || plain;
  return plain;
}
