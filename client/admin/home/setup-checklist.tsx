import { useState } from 'react';
import type { Reply } from '#shared/contract/index.ts';
import type { SetupStep } from '#shared/contract/admin-overview.ts';
import { paths } from '#shared/paths.ts';
import { t } from '../lib/words.ts';
import { useApp } from '../../app-context.tsx';
import { localStore } from '../../lib/storage.ts';
import * as global from '../../theme/global.styles.ts';
import * as admin from '../admin.admin.styles.ts';
import { StaffProvider, type Staff } from '../lib/staff-context.ts';
import { useRefresh } from '../lib/use-endpoint.ts';
import * as components from '../ui/components.admin.styles.ts';
import { ActionButton } from '../ui/components.tsx';
import * as styles from './home.admin.styles.ts';

type Steps = NonNullable<Reply<'GET /api/admin/overview'>['admin']>['setup'];

type Link = { text: string; href: string };
/** `href`: where the step is done. `ways`: others. Steps without one are done on the server. */
type Description = { text: string; about: string; href?: string; ways?: Link[] };

const describeSteps = (
  siteId: string,
  { platform, isTrial }: Staff,
): Record<SetupStep, Description> => {
  const part = (name: string) => `/admin/sites/${siteId}?part=${name}`;
  return {
    name: { text: t('Name the site'), about: t('Name and description.'), href: part('identity') },
    logo: { text: t('Add a logo'), about: t('Upload an image.'), href: part('identity') },
    colors: { text: t('Choose colors'), about: t('For light and dark.'), href: part('colors') },
    tags: { text: t('Choose tags'), about: t('What posts are about.'), href: part('tags') },
    content: {
      text: t('Add content'),
      about: t('Three posts are enough for a first issue.'),
      ways: [
        { text: t('Post a link'), href: paths.submit },
        { text: t('Connect feeds'), href: '/admin/inbound-feeds' },
        { text: t('Import OPML'), href: '/admin/inbound-feeds' },
        { text: t('Import posts (CSV)'), href: '/admin/imports' },
      ],
    },
    domain: {
      text: t('Use your own domain'),
      about: platform ? t('Add it under Hosts.') : t('A platform admin adds it.'),
      href: part('hosts'),
    },
    mail: {
      text: t('Set up email'),
      about: t('Set SMTP_URL and restart. Until then, emails stay on this machine.'),
      ways: isTrial ? [{ text: t('Read them'), href: '/dev/mail' }] : [],
    },
    open: {
      text: t('Open the site'),
      about: t('Visitors see the site. Until then, only staff do.'),
    },
    digest: {
      text: t('Send the first digest'),
      about: t('Draft an issue and send it to yourself.'),
      href: '/admin/newsletter',
      ways: [{ text: t('Subscribe yourself'), href: paths.newsletter }],
    },
  };
};

/** `localStorage` keeps whether the list is folded or dismissed. */
const stateKey = (siteId: string) => `setup_${siteId}`;

/** The steps from a new site to its first digest. Hidden when all are done. */
export function SetupChecklist({ steps, siteId }: { steps: Steps; siteId: string }) {
  const done = steps.filter((step) => step.done).length;
  const staff = StaffProvider.use();
  const [state, setState] = useState(() => localStore.get(stateKey(siteId)));
  if (done === steps.length || state === 'dismissed') return null;
  const keep = (next: 'open' | 'folded' | 'dismissed') => {
    localStore.set(stateKey(siteId), next);
    setState(next);
  };
  const descriptions = describeSteps(siteId, staff);
  return (
    <section aria-labelledby="setup">
      <details
        className={styles.setup}
        open={state !== 'folded'}
        onToggle={({ currentTarget }) => keep(currentTarget.open ? 'open' : 'folded')}
      >
        <summary>
          <h2 id="setup">{t('Set up your site')}</h2>
        </summary>
        <p>
          {t('{done, number} of {count, number} steps done', { done, count: steps.length })}{' '}
          <button
            type="button"
            className={components.smallButton}
            onClick={() => keep('dismissed')}
          >
            {t('Dismiss this list')}
          </button>
        </p>
        <ol className={styles.steps}>
          {steps.map(({ step, done: isDone }) => {
            const { text, about, href, ways = [] } = descriptions[step];
            return (
              <li key={step} data-done={isDone}>
                <span>{isDone ? t('Done') : t('To do')}</span>
                <div>
                  {href === undefined ? <b>{text}</b> : <a href={href}>{text}</a>}
                  <p>{about}</p>
                  {isDone || ways.length === 0 ? null : (
                    <p className={global.dotted}>
                      {ways.map((way) => (
                        <a key={way.text} href={way.href}>
                          {way.text}
                        </a>
                      ))}
                    </p>
                  )}
                  {step === 'open' && !isDone ? <OpenSite siteId={siteId} /> : null}
                </div>
              </li>
            );
          })}
        </ol>
      </details>
    </section>
  );
}

function OpenSite({ siteId }: { siteId: string }) {
  const { api } = useApp();
  const refresh = useRefresh();
  const open = async () => {
    await api('POST /api/admin/sites/{site}/open', { path: { site: siteId } });
    await refresh('GET /api/admin/overview');
  };
  return (
    <ActionButton
      act={open}
      doing={t('Opening…')}
      done={t('The site is open.')}
      className={admin.button}
    >
      {t('Open the site')}
    </ActionButton>
  );
}
