import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { Area } from '../../ui/fields.tsx';
import { Problems, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import * as admin from '../admin.admin.styles.ts';
import { useRefresh } from '../lib/use-endpoint.ts';
import { StaffProvider } from '../lib/staff-context.ts';
import { EditorProvider, useLivePart } from './draft-store.ts';
import { Line } from './fields.tsx';
import { LiveState } from './live-state.tsx';
import { validationErrors } from './validation-errors.ts';
import { t } from '../lib/words.ts';

/** Splits host names at lines, commas and spaces. */
export const hostsIn = (text: string): string[] =>
  text.split(/[\s,;]+/).filter((host) => host !== '');

const from = {
  preset: t('Built in'),
  environment: t('Set by the operator'),
  software: t('Default'),
  site: t('Set here'),
};

/**
 * Edits the hosts of a site. They take effect at once; the canonical host is an ordinary setting.
 */
export function Hosts() {
  const { site } = EditorProvider.use();
  const { platform } = StaffProvider.use();
  return (
    <>
      <div className={admin.table}>
        <table>
          <caption>{t('{site} is live at these hosts (and www.).', { site: site.name })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Host')}</th>
              <th scope="col">{t('Source [of a host]')}</th>
            </tr>
          </thead>
          <tbody>
            {site.hosts.map(({ host, by, canonical }) => (
              <tr key={host}>
                <td>
                  {host}
                  {canonical ? (
                    <>
                      {' '}
                      <span className={admin.note}>{t('canonical')}</span>
                    </>
                  ) : null}
                </td>
                <td>{from[by]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {platform ? (
        <OwnHosts />
      ) : (
        <p className={admin.note}>{t('Only platform admins can change hosts.')}</p>
      )}
      <Line field="theme.seo.canonicalDomain" hint={t('The host search engines should use.')} />
      <Line field="theme.domain" hint={t('Shown in texts and emails.')} />
    </>
  );
}

function OwnHosts() {
  const { api } = useApp();
  const { site } = EditorProvider.use();
  const refresh = useRefresh();
  const {
    value: hosts,
    state,
    change,
    markSaved,
  } = useLivePart('hosts', () =>
    site.hosts
      .filter(({ by }) => by === 'site')
      .map(({ host }) => host)
      .join('\n'),
  );
  const { problems, pending, run } = useSubmit({});
  const save = () =>
    void run(async () => {
      try {
        const reply = await api('PUT /api/admin/sites/{site}/hosts', {
          path: { site: site.id },
          body: { hosts: hostsIn(hosts) },
        });
        markSaved(hosts, (now) => (now === hosts ? reply.hosts.join('\n') : now));
        announce(t('Hosts saved.'));
        await refresh('GET /api/admin/sites');
        return [];
      } catch (error) {
        return validationErrors(error, { hosts: t('Hosts') }).map((problem) =>
          problem.field?.startsWith('hosts') ? { ...problem, field: 'hosts' } : problem,
        );
      }
    });
  return (
    <div>
      <Problems list={problems.filter(({ field }) => field !== 'hosts')} />
      <Area
        name="hosts"
        label={t('Custom hosts')}
        optional
        rows={3}
        value={hosts}
        problems={problems}
        hint={t('One per line. They work as soon as you save; point their DNS here first.')}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <div className={admin.bar}>
        <button
          type="button"
          className={form.quiet}
          aria-disabled={pending || undefined}
          onClick={save}
        >
          {pending ? t('Saving…') : t('Save hosts')}
        </button>
        <LiveState state={state} />
      </div>
    </div>
  );
}
