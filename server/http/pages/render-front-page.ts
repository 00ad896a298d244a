import { createLocalApi } from '../../api/in-process-api.ts';
import type { Deps } from '../../context.ts';
import type { Renderer } from '../../ssr/render.tsx';
import { createContext } from '../front/request-context.ts';

/**
 * Renders the front page of the default site without a request, to see that pages can be rendered.
 * At a start, this also loads and compiles what the first reader would wait for. Throws for an
 * error page.
 */
export async function renderFrontPage(
  deps: Deps,
  render: Renderer,
  signal: AbortSignal,
): Promise<void> {
  const resolution = deps.siteRegistry.resolve('localhost');
  // A site that is not open yet has pages for staff.
  const facts = { resolution, reached: null, id: 'front-page', isForStaff: true };
  const api = createLocalApi(createContext(deps, facts));
  const page = await render({ resolution, requestId: facts.id, url: '/', api }, signal);
  await page.read?.();
  if (page.status >= 500) throw new Error(`the status of the front page is ${page.status}`);
}
