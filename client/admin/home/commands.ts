import { useNavigate } from 'react-router';
import { paths } from '#shared/paths.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { useDarkMode } from '../../lib/dark-mode.ts';
import { useEndpoint, useRefresh } from '../lib/use-endpoint.ts';
import { StaffProvider } from '../lib/staff-context.ts';
import { sections } from '../sections.tsx';
import { partNames, type PartName } from '../sites/setting-labels.ts';
import type { Command } from './command-palette.tsx';
import type { OtherSite } from './other-sites.ts';

/** Other words for the parts of the settings. */
const partWords: Partial<Record<PartName, string>> = {
  identity: 'logo name description favicon icon',
  hosts: 'domain dns address',
  seo: 'seo google meta',
  colors: 'brand palette dark light theme',
  design: 'theme look template',
  fonts: 'type typeface',
  css: 'style',
  texts: 'about terms privacy imprint',
  tags: 'topics categories',
  newsletter: 'digest send',
  analytics: 'statistics tracking',
  history: 'versions undo',
  transfer: 'backup copy',
};

/** Lists the pages and actions of the current person. */
export function useCommands(sites: readonly OtherSite[], logOut: () => void): Command[] {
  const { role, site } = StaffProvider.use();
  const { api } = useApp();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [dark, setDark] = useDarkMode();
  const { data } = useEndpoint('GET /api/admin/overview', {}, { enabled: role === 'admin' });
  const canOpen = data?.admin?.setup.some(({ step, done }) => step === 'open' && !done) ?? false;
  const toPage = (name: string, path: string, words = ''): Command => ({
    name,
    words,
    run: () => void navigate(path),
  });
  const toDocument = (name: string, href: string, words = ''): Command => ({
    name,
    words,
    run: () => window.location.assign(href),
  });
  /** Shows an error as an alert. */
  const toAction = (name: string, words: string, act: () => Promise<unknown>): Command => ({
    name,
    words,
    run: () =>
      void act().catch((error: unknown) =>
        announce(error instanceof Error ? error.message : String(error), 'alert'),
      ),
  });
  const openIssue = async ({ id }: { id: string }) => {
    void refresh('GET /api/admin/newsletter', 'GET /api/admin/issues');
    await navigate(`/admin/newsletter/issues/${id}`);
  };
  const prepare = (frequency: 'daily' | 'weekly') =>
    toAction(`Draft the ${frequency} issue`, 'prepare send digest newsletter', async () =>
      openIssue(await api('POST /api/admin/issues', { body: { frequency } })),
    );
  return [
    toPage('Overview', '/admin', 'admin home dashboard start'),
    ...sections
      .filter(({ who }) => who === 'moderator' || role === 'admin')
      .map(({ name, path, words }) => toPage(name, `/admin/${path}`, words)),
    ...(role === 'admin'
      ? [
          ...(Object.keys(partNames) as PartName[]).map((part) =>
            toPage(
              `Site settings: ${partNames[part]}`,
              `/admin/sites/${site.id}?part=${part}`,
              partWords[part],
            ),
          ),
          toPage('Import subscribers', '/admin/subscribers/import', 'csv upload readers'),
          toPage('Templates of letters', '/admin/newsletter/templates', 'duplicate'),
          toPage('Corrections of the digest', '/admin/newsletter/corrections', 'errors wrong'),
          toPage('Newsletter statistics', '/admin/newsletter/statistics', 'opens reads charts'),
          prepare('daily'),
          prepare('weekly'),
          toAction('Write a letter', 'send newsletter email new', async () =>
            openIssue(await api('POST /api/admin/letters')),
          ),
          ...(canOpen
            ? [
                toAction('Open site', 'publish launch go live', async () => {
                  await api('POST /api/admin/sites/{site}/open', { path: { site: site.id } });
                  await refresh('GET /api/admin/overview');
                  announce('The site is open.', 'alert');
                }),
              ]
            : []),
        ]
      : []),
    {
      name: 'Toggle dark mode',
      words: 'light theme night',
      run: () => setDark(!dark),
    },
    toDocument('Write a post', paths.submit, 'submit new'),
    toDocument('View site', paths.home, 'front page'),
    ...sites.map(({ name, visit }) => toAction(`Switch to ${name}`, 'site', visit)),
    { name: 'Log out', words: 'sign out leave', run: logOut },
  ];
}
