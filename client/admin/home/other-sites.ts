import { useApp } from '../../app-context.tsx';
import { StaffProvider } from '../lib/staff-context.ts';
import { useEndpoint } from '../lib/use-endpoint.ts';

export type OtherSite = { id: string; name: string; visit: () => Promise<void> };

/** Opens the administration of another site with the account of a platform admin. */
function useVisit(): (id: string) => Promise<void> {
  const { api } = useApp();
  return async (id) => {
    const { url } = await api('POST /api/admin/sites/{site}/visit', { path: { site: id } });
    window.location.assign(url);
  };
}

/** Lists the other sites of a platform admin. */
export function useOtherSites(): OtherSite[] {
  const { platform, site } = StaffProvider.use();
  const { data } = useEndpoint('GET /api/admin/sites', {}, { enabled: platform });
  const visit = useVisit();
  return (data?.sites ?? [])
    .filter(({ id }) => id !== site.id)
    .map(({ id, name }) => ({ id, name, visit: () => visit(id) }));
}
