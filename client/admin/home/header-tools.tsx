import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#shared/paths.ts';
import { announce } from '../../lib/announce.ts';
import { useApp } from '../../app-context.tsx';
import { logOut } from '../../features/auth/session.ts';
import { partNames, type PartName } from '../sites/setting-labels.ts';
import { StaffProvider } from '../lib/staff-context.ts';
import { ActionButton } from '../ui/components.tsx';
import { CommandPalette, useCommandKey, type Command } from './command-palette.tsx';
import * as styles from './home.admin.styles.ts';
import { useOtherSites, type OtherSite } from './other-sites.ts';

type Section = { path: string; name: string };

/** The end of the header: commands, other sites, the site itself and logging out. */
export function HeaderTools({ sections }: { sections: readonly Section[] }) {
  const [isOpen, setOpen] = useState(false);
  useCommandKey(() => setOpen(true));
  const sites = useOtherSites();
  const logOut = useLogOut();
  return (
    <div className={styles.tools}>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Commands <kbd>Ctrl K</kbd>
      </button>
      {sites.length === 0 ? null : (
        <>
          <button type="button" popoverTarget="other-sites">
            Switch site
          </button>
          <div id="other-sites" popover="auto">
            <ul>
              {sites.map(({ id, name, visit }) => (
                <li key={id}>
                  <ActionButton act={visit} doing="Opening…" done={name} className="">
                    {name}
                  </ActionButton>
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
      <a href={paths.home}>View site</a>
      <button type="button" onClick={logOut}>
        Log out
      </button>
      {isOpen ? (
        <Commands
          sections={sections}
          sites={sites}
          logOut={logOut}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}

function Commands({
  sections,
  sites,
  logOut,
  onClose,
}: {
  sections: readonly Section[];
  sites: readonly OtherSite[];
  logOut: () => void;
  onClose: () => void;
}) {
  const { role, site } = StaffProvider.use();
  const navigate = useNavigate();
  const toPage = (name: string, path: string): Command => ({
    name,
    run: () => void navigate(path),
  });
  const toDocument = (name: string, href: string): Command => ({
    name,
    run: () => window.location.assign(href),
  });
  const commands = [
    toPage('Admin home', '/admin'),
    ...sections.map(({ name, path }) => toPage(name, `/admin/${path}`)),
    ...(role === 'admin'
      ? [
          ...(Object.keys(partNames) as PartName[]).map((part) =>
            toPage(`Site settings: ${partNames[part]}`, `/admin/sites/${site.id}?part=${part}`),
          ),
          toPage('Import subscribers', '/admin/subscribers/import'),
          toPage('Corrections of the digest', '/admin/newsletter/corrections'),
        ]
      : []),
    toDocument('Write a post', paths.submit),
    toDocument('View site', paths.home),
    ...sites.map(({ name, visit }): Command => ({
      name: `Switch to ${name}`,
      run: () => void visit().catch((error: Error) => announce(error.message)),
    })),
    { name: 'Log out', run: logOut },
  ];
  return <CommandPalette commands={commands} onClose={onClose} />;
}

/** Time for the server to answer before the page is left. */
const logOutMs = 3_000;

/** Leaving the page at once could abort the request. */
function useLogOut(): () => void {
  const { api } = useApp();
  return () => {
    const late = new Promise((resolve) => setTimeout(resolve, logOutMs));
    void Promise.race([logOut(api), late]).then(() => window.location.assign(paths.home));
  };
}
