import { isFullRun } from './full-run.ts';
import { readHtml, type Document } from './html.ts';
import { makeAllKinds, type PageKind } from './page-kinds.ts';
import { checkReplies, openTestApp, type TestApp } from './test-app.ts';

type RenderedPage = {
  html: string;
  page: Document;
  headers: Record<string, string>;
  status: number;
};

type PageFixture = {
  /** Read-only: a test that writes creates its own app. */
  t: TestApp;
  /** The kinds to test: the short run tests two sites only where they differ. */
  kinds: PageKind[];
  /** Returns the page, rendered once per worker. */
  read(kind: PageKind): Promise<RenderedPage>;
};

/** Pages whose markup depends on the site, beyond name and theme. */
const differentBySite = new Set([
  'home',
  'text post',
  'user',
  'digest in Spanish',
  'digest for an industry',
  'about',
  'contact',
  'privacy',
  'terms',
  'nothing',
]);

let fixture: Promise<PageFixture> | undefined;

/** One app with pages of every kind, for all files of a worker. */
export async function usePageFixture(): Promise<PageFixture> {
  checkReplies();
  return (fixture ??= createFixture());
}

async function createFixture(): Promise<PageFixture> {
  const t = await openTestApp();
  const all = await makeAllKinds(t);
  const kinds = isFullRun
    ? all
    : all.filter(({ site, name }) => site === 'nontrivial' || differentBySite.has(name));
  const pages = new Map<PageKind, RenderedPage>();
  for (const kind of kinds) {
    const { text: html, headers, status } = await t.on(kind.site).get(kind.path);
    pages.set(kind, {
      html,
      page: readHtml(html),
      headers: headers as Record<string, string>,
      status,
    });
  }
  return {
    t,
    kinds,
    async read(kind) {
      const rendered = pages.get(kind);
      if (!rendered) throw new Error(`No page of the kind ${kind.name} on ${kind.site}.`);
      return rendered;
    },
  };
}
