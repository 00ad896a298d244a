import { dayMs } from '#shared/durations.ts';
import { presets } from '#shared/sites/presets.ts';
import { AppError } from '../../infra/app-error.ts';
import type { Handlers } from '../core/handler.ts';
import { demoRemovedMarker, setMarker } from '../core/instance-markers.ts';
import { emptyBuiltInSite } from '../posts/tags.ts';
import { deleteSiteRows } from '../core/delete-site-rows.ts';
import { updateSite, type Services } from './settings.ts';

/** Names of the demo sites whose domains are the examples of the presets. */
export const listDemoSites = ({ siteRegistry }: Pick<Services, 'siteRegistry'>): string[] =>
  presets
    .map(({ id }) => siteRegistry.sites.get(id))
    .filter((site) => site?.theme.seo.canonicalDomain.endsWith('.example') && site.isOpen)
    .flatMap((site) => site?.id ?? []);

/**
 * Deletes everything of the demo sites, and closes them: the program needs their names. Those with
 * a domain of their own stay as they are. They are not filled again. Returns their IDs.
 */
export async function removeDemo(services: Services): Promise<string[]> {
  await services.siteRegistry.reload();
  const ids = listDemoSites(services);
  await setMarker(services.db, demoRemovedMarker, 36_500 * dayMs);
  for (const preset of presets.filter(({ id }) => ids.includes(id)))
    await updateSite(services, preset.id, async (tx) => {
      await deleteSiteRows(tx, preset.id);
      await emptyBuiltInSite(tx, preset);
    });
  return ids;
}

export const handlers = {
  async 'DELETE /api/admin/demo-sites'(ctx) {
    if (listDemoSites(ctx).includes(ctx.site.id))
      throw new AppError(
        'conflict',
        'This is one of the demo sites. Do this in the administration of your own site.',
      );
    return { removed: await removeDemo(ctx) };
  },
} satisfies Partial<Handlers>;
