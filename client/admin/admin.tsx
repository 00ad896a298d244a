import { useState } from 'react';
import { createBrowserRouter, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ApiError } from '#shared/api-error.ts';
import { hourMs } from '#shared/durations.ts';
import { passkeys } from '#shared/limits.ts';
import { loginAgainPath, loginPath, settingsPath } from '#shared/paths.ts';
import { rich } from '../ui/rich.tsx';
import { t } from './lib/words.ts';
import { useApp } from '../app-context.tsx';
import { interceptLinks } from '../lib/intercept-links.ts';
import { useNow } from '../lib/use-now.ts';
import * as global from '../theme/global.styles.ts';
import * as ui from '../ui/ui.styles.ts';
import * as styles from './admin.admin.styles.ts';
import { Overview } from './home/overview.tsx';
import { Sidebar } from './home/sidebar.tsx';
import { useEndpoint } from './lib/use-endpoint.ts';
import { useHeadingFocus, useFocusRecovery } from './lib/focus.ts';
import { StaffProvider, type Staff } from './lib/staff-context.ts';
import { NotFoundPage } from './ui/not-found.tsx';
import { sections } from './sections.tsx';

/** Renders the admin pages. Visitors without a role get "Not Found". */
export function Admin() {
  const { data: staff, error } = useEndpoint('GET /api/admin/me');
  // A later error must not remove what was typed.
  if (staff) return <Program staff={staff} />;
  if (error)
    return error instanceof ApiError && error.status === 404 ? (
      <NotFound />
    ) : error instanceof ApiError && error.code === 'passkey_required' ? (
      <PasskeyRequired />
    ) : (
      <Failed error={error} />
    );
  return null;
}

function Program({ staff }: { staff: Staff }) {
  const [router] = useState(() =>
    handleLinks(
      createBrowserRouter([
        {
          path: '/admin',
          Component: Frame,
          ErrorBoundary: Broken,
          children: [
            ...sections.map(({ path, Component }) => ({ path: `${path}/*`, Component })),
            { index: true, Component: AdminHome },
            { path: '*', Component: AdminHome },
          ],
        },
      ]),
    ),
  );
  return (
    <StaffProvider value={staff}>
      <RouterProvider router={router} />
      <Live />
    </StaffProvider>
  );
}

function handleLinks(router: ReturnType<typeof createBrowserRouter>) {
  interceptLinks(
    (address, options) => void router.navigate(address, options),
    (pathname) => /^\/admin(?:\/|$)/.test(pathname),
  );
  return router;
}

function Frame() {
  const { now } = useApp();
  // Keeps the clock running when nothing on the page reads it.
  useNow(now);
  useHeadingFocus();
  useFocusRecovery();
  return (
    <div className={styles.frame}>
      <a href="#main" className={ui.skip}>
        {t('Skip to content')}
      </a>
      <Sidebar />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </div>
  );
}

/** Renders `/admin` itself and unknown paths below it. */
function AdminHome() {
  const { pathname } = useLocation();
  if (pathname.replace(/\/$/, '') !== '/admin') return <NotFoundPage />;
  return (
    <>
      <title>{t('Admin')}</title>
      <h1>{t('Admin')}</h1>
      <Overview />
    </>
  );
}

function NotFound() {
  const { pathname, search } = window.location;
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      <title>{t('Not Found')}</title>
      <h1>{t('Not Found')}</h1>
      <p>
        {rich(
          t,
          'This page doesn’t exist. <link>Back to the site</link>, or <link2>log in</link2>.',
          {
            link: (content) => <a href="/">{content}</a>,
            link2: (content) => <a href={loginPath(pathname + search)}>{content}</a>,
          },
        )}
      </p>
    </main>
  );
}

/** Nobody is locked out: a passkey can be added in Settings. */
function PasskeyRequired() {
  const { pathname, search } = window.location;
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      <title>{t('Passkey required')}</title>
      <h1>{t('Passkey required')}</h1>
      <p>
        {rich(
          t,
          'Moderators and admins of this site need a passkey. <link>Log in with your passkey</link>, or <link2>add one in Settings</link2>.',
          {
            link: (content) => <a href={loginAgainPath(pathname + search)}>{content}</a>,
            link2: (content) => <a href={settingsPath('passkeys')}>{content}</a>,
          },
        )}
      </p>
      <p>
        {t(
          'If you lost your passkey, log in with an emailed code and add a new one. The admin area opens {hours, plural, one {# hour} other {# hours}} later.',
          { hours: passkeys.waitMs / hourMs },
        )}
      </p>
    </main>
  );
}

function Failed({ error }: { error: Error }) {
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      <title>{t('Something went wrong')}</title>
      <h1>{t('Something went wrong!')}</h1>
      <p role="alert">{error.message}</p>
      <p>
        <button type="button" className={styles.button} onClick={() => window.location.reload()}>
          {t('Try again')}
        </button>
      </p>
    </main>
  );
}

function Broken() {
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      <title>{t('Something went wrong')}</title>
      <h1>{t('Something went wrong!')}</h1>
      <p>
        <a href="/admin">{t('Back to the overview')}</a>
      </p>
    </main>
  );
}

/** Contains the live regions of `announce`. */
function Live() {
  return (
    <>
      <div id="live-status" role="status" aria-live="polite" className={global.hidden} />
      <div id="live-alert" role="alert" className={styles.alert} />
    </>
  );
}
