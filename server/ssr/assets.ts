import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { hasBundledFonts } from '#client/theme/script-fonts.ts';
import { themeCss } from '#client/theme/tokens.ts';
import { textLanguage } from '#shared/sites/language-tag.ts';
import type { Theme } from '#shared/sites/theme.ts';
import type { Site, SiteRegistry } from '../context.ts';
import { checkCustomCss } from '../infra/text/custom-css.ts';
import { scopeCss } from '../infra/text/scoped-css.ts';
import type { Logger } from '../infra/log.ts';
import { plainCss } from './plain-css.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
/** A file ready to send. Files below /assets/ have a hash in their path and never change. */
export type Asset = {
  type: string;
  etag: string;
  immutable: boolean;
  bodies: Readonly<Partial<Record<Encoding, Buffer>> & { identity: Buffer }>;
};

/** URL paths of the files that each page needs. Written by the build. */
type Manifest = {
  entry: string;
  css: string;
  pages: Record<string, string[]>;
  files: Record<string, string>;
  admin: { script: string; css: string };
};

export type Assets = {
  /** Only exact paths match, so none can be traversed. */
  get(path: string): Asset | undefined;
  /** The paths of all files below `/assets/`: of the build, and stylesheets of sites. */
  list(): string[];
  /** The content of one of these. */
  read(path: string): Buffer;
  /** Returns the hashed path of a file in `public`; the path itself if there is none. */
  url(publicPath: string): string;
  /** Stylesheets of every document of a site: base and theme. */
  stylesheets(site: Site): string[];
  /** Custom CSS, for public pages only. Undefined if the site has none. */
  customStylesheet(site: Site): string | undefined;
  /** Stylesheet of documents without script. */
  plainStylesheet: string;
  fonts(site: Site): string[];
  /** The admin app, which readers never load. */
  admin: { script: string; css: string };
  /** Modules of a page, the entry first. The ID of its route begins with its module. */
  modules(routeId: string): string[];
  /** Reads a file of `/dev/components`. */
  readComponentsFile(name: 'components.js' | 'components.css'): string;
  /** Reads all files that no request has asked for yet. A later build may replace them. */
  readAll(): void;
};

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
export const assetType = (path: string): string | undefined => types[extname(path)];

/**
 * Finds the files of the build, and creates the stylesheet of each tenant. Files are read, and
 * stylesheets compressed, when they are requested first: both take longer than the first page.
 */
export function loadAssets(folder: string, sites: SiteRegistry, log: Logger): Assets {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const table = new Map<string, Asset>();
  const readBuiltFile = (name: string) => readFileSync(join(folder, 'files', name));
  const names = new Set(
    readdirSync(join(folder, 'files'), { recursive: true, encoding: 'utf8' }).map((name) =>
      name.replaceAll(sep, '/'),
    ),
  );
  const readFile = (path: string): Asset | undefined => {
    const known = table.get(path);
    if (known) return known;
    const name = path.slice(1);
    const type = assetType(name);
    if (!type || !names.has(name)) return undefined;
    const bodies = {
      identity: readBuiltFile(name),
      ...(names.has(`${name}.br`)
        ? { br: readBuiltFile(`${name}.br`), gzip: readBuiltFile(`${name}.gz`) }
        : {}),
    };
    const read = asset(type, bodies, name.startsWith('assets/'));
    table.set(path, read);
    return read;
  };

  // Changed settings create a new theme object.
  const themes = new WeakMap<Theme, { theme: string; custom: string | undefined }>();
  const getStylesheets = ({ id, theme, themeId }: Site) => {
    const cached = themes.get(theme);
    if (cached !== undefined) return cached;
    const { css, problems } = customCss(theme);
    if (problems.length > 0)
      log.warn(
        { event: 'custom_css_rejected', site: id, problems },
        'parts of the custom CSS were rejected',
      );
    const paths = {
      theme: addStylesheet(`site-${themeId}`, themeCss(theme)),
      custom: css === '' ? undefined : addStylesheet(`site-${themeId}-custom`, css),
    };
    themes.set(theme, paths);
    return paths;
  };
  const addStylesheet = (name: string, css: string): string => {
    const identity = Buffer.from(css);
    const path = `/assets/${name}-${hash(identity)}.css`;
    // Older stylesheets remain, because open pages refer to them.
    if (!table.has(path))
      table.set(path, asset(types['.css'] as string, compressOnDemand(identity), true));
    return path;
  };
  const makeAll = () => [...sites.sites.values(), sites.unknown].forEach(getStylesheets);
  makeAll();

  const url = (publicPath: string) => manifest.files[publicPath] ?? publicPath;
  return {
    get(path) {
      const found = readFile(path);
      // Another process may have rendered the page with a stylesheet of this site.
      if (found || !path.startsWith('/assets/site-')) return found;
      makeAll();
      return table.get(path);
    },
    list: () => {
      const built = [...names].filter((name) => assetType(name)).map((name) => `/${name}`);
      return [...new Set([...built, ...table.keys()])].filter((path) =>
        path.startsWith('/assets/'),
      );
    },
    read(path) {
      const found = readFile(path);
      if (!found) throw new Error(`${path} is no file of this version`);
      return found.bodies.identity;
    },
    url,
    plainStylesheet: addStylesheet('plain', plainCss),
    admin: manifest.admin,
    stylesheets: (site) =>
      [manifest.css, site.preview ? `${site.preview}theme.css` : getStylesheets(site).theme].filter(
        Boolean,
      ),
    customStylesheet: (site) =>
      site.preview ? `${site.preview}custom.css` : getStylesheets(site).custom,
    fonts: ({ theme }) => {
      if (!hasBundledFonts(textLanguage(theme.seo.locale))) return [];
      return [
        theme.fonts.body.startsWith('Inter') || theme.fonts.heading.startsWith('Inter')
          ? url('/fonts/inter-latin.woff2')
          : null,
        theme.fonts.heading.startsWith('"Headline Serif"')
          ? url('/fonts/source-serif-4-latin-700.woff2')
          : null,
      ].filter((font) => font !== null);
    },
    modules: (routeId) => [manifest.entry, ...(manifest.pages[routeId.split(':')[0] ?? ''] ?? [])],
    readComponentsFile: (name) => readFileSync(join(folder, 'components', name), 'utf8'),
    readAll: () => names.forEach((name) => void readFile(`/${name}`)),
  };
}

/** Returns the bodies of a text, each compressed when it is read first. */
function compressOnDemand(identity: Buffer): Asset['bodies'] {
  let br: Buffer | undefined;
  let gzip: Buffer | undefined;
  return {
    identity,
    get br() {
      return (br ??= brotliCompressSync(identity));
    },
    get gzip() {
      return (gzip ??= gzipSync(identity, { level: 9 }));
    },
  };
}

export { themeCss };

/** Returns the valid custom rules of a theme, limited to the content of the page. */
export function customCss(theme: Theme): { css: string; problems: string[] } {
  const { css, problems } = checkCustomCss(theme.customCss);
  return { css: scopeCss(css), problems };
}

function asset(type: string, bodies: Asset['bodies'], immutable: boolean): Asset {
  return { type, etag: `"${hash(bodies.identity)}"`, immutable, bodies };
}

function hash(bytes: Buffer): string {
  return createHash('sha256')
    .update(bytes)
    .digest('base64url')
    .slice(0, 10)
    .replaceAll('_', 'a')
    .replaceAll('-', 'b');
}
