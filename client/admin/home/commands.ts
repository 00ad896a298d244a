import { useNavigate } from 'react-router';
import { paths } from '#shared/paths.ts';
import { t } from '../lib/words.ts';
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
  identity: t('logo name description favicon icon'),
  hosts: t('domain dns address'),
  seo: t('seo google meta'),
  colors: t('brand palette dark light theme'),
  design: t('theme look template'),
  fonts: t('type typeface'),
  css: t('style'),
  texts: t('about terms privacy imprint'),
  tags: t('topics categories'),
  newsletter: t('digest send'),
  analytics: t('statistics tracking'),
  history: t('versions undo'),
  transfer: t('backup copy'),
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
    toAction(
      frequency === 'daily' ? t('Draft the daily issue') : t('Draft the weekly issue'),
      t('prepare send digest newsletter'),
      async () => openIssue(await api('POST /api/admin/issues', { body: { frequency } })),
    );
  return [
    toPage(t('Overview'), '/admin', t('admin home dashboard start')),
    ...sections
      .filter(({ who }) => who === 'moderator' || role === 'admin')
      .map(({ name, path, words }) => toPage(name, `/admin/${path}`, words)),
    ...(role === 'admin'
      ? [
          ...(Object.keys(partNames) as PartName[]).map((part) =>
            toPage(
              t('Site settings: {part}', { part: partNames[part] }),
              `/admin/sites/${site.id}?part=${part}`,
              partWords[part],
            ),
          ),
          toPage(t('Import subscribers'), '/admin/subscribers/import', t('csv upload readers')),
          toPage(t('Templates of letters'), '/admin/newsletter/templates', t('duplicate')),
          toPage(
            t('Corrections of the digest'),
            '/admin/newsletter/corrections',
            t('errors wrong'),
          ),
          toPage(
            t('Newsletter statistics'),
            '/admin/newsletter/statistics',
            t('opens reads charts'),
          ),
          prepare('daily'),
          prepare('weekly'),
          toAction(t('Write a letter'), t('send newsletter email new'), async () =>
            openIssue(await api('POST /api/admin/letters')),
          ),
          ...(canOpen
            ? [
                toAction(t('Open site'), t('publish launch go live'), async () => {
                  await api('POST /api/admin/sites/{site}/open', { path: { site: site.id } });
                  await refresh('GET /api/admin/overview');
                  announce(t('The site is open.'), 'alert');
                }),
              ]
            : []),
        ]
      : []),
    {
      name: t('Toggle dark mode'),
      words: t('light theme night'),
      run: () => setDark(!dark),
    },
    toDocument(t('Write a post'), paths.submit, t('submit new')),
    toDocument(t('View site'), paths.home, t('front page')),
    ...sites.map(({ name, visit }) =>
      toAction(t('Switch to {name}', { name }), t('site [search word]'), visit),
    ),
    { name: t('Log out'), words: t('sign out leave'), run: logOut },
  ];
}
