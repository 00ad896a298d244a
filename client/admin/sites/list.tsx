import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toDesignPreview, type NamedDesign } from '#shared/design-choices.ts';
import { digestLanguages, type DigestLanguage } from '#shared/paths.ts';
import { useApp } from '../../app-context.tsx';
import { getLanguageName, number, t } from '../lib/words.ts';
import { Area, Field } from '../../ui/fields.tsx';
import { Form, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useList, useRefresh } from '../lib/use-endpoint.ts';
import { FormButtons } from '../ui/components.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { StaffProvider } from '../lib/staff-context.ts';
import { Cells } from './cells.tsx';
import { Swatch } from './contrast-table.tsx';
import { DesignChoice } from './design-choice.tsx';
import { hostsIn } from './hosts.tsx';
import { RemoveDemo } from './remove-demo.tsx';
import * as styles from './sites.admin.styles.ts';
import { validationErrors } from './validation-errors.ts';

export function SiteList() {
  const { platform } = StaffProvider.use();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useList('GET /api/admin/sites');
  const sites = data?.pages.flatMap((page) => page.sites);
  return (
    <>
      <title>{t('Sites')}</title>
      <h1>{t('Sites')}</h1>
      {sites ? (
        <div
          className={`${admin.table} ${styles.list}`}
          role="region"
          aria-label={t('Sites')}
          tabIndex={0}
        >
          <table>
            <caption>{t('Your sites')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('Name')}</th>
                <th scope="col">{t('Hosts')}</th>
                <th scope="col">{t('Primary color')}</th>
                <th scope="col" className="number">
                  {t('Posts')}
                </th>
                <th scope="col" className="number">
                  {t('Subscribers')}
                </th>
                <th scope="col">{t('Status')}</th>
              </tr>
            </thead>
            <tbody>
              {sites.map(({ id, name, hosts, primary, posts, subscribers, ...state }) => (
                <tr key={id}>
                  <td>
                    <a href={`/admin/sites/${id}`}>{name}</a>
                    <br />
                    <span className={admin.note} translate="no">
                      {id}
                    </span>
                  </td>
                  <td className="hosts">{hosts.join(', ')}</td>
                  <td>
                    <Swatch color={primary.light} />
                    {primary.light}
                    <br />
                    <Swatch color={primary.dark} />
                    {primary.dark}
                  </td>
                  <td className="number">{number(posts)}</td>
                  <td className="number">{number(subscribers)}</td>
                  <td>{toStatus(state)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <NotLoaded error={error} text={t('The sites couldn’t be loaded.')} retry={refetch} />
      )}
      <LoadMore
        list={{ hasNextPage, isFetchingNextPage, fetchNextPage }}
        items="td > a"
        label={t('More sites')}
      />
      {platform ? <NewSite /> : null}
      {platform && sites?.some(({ isDemo }) => isDemo) ? <RemoveDemo /> : null}
      {platform ? <Cells /> : null}
    </>
  );
}

function toStatus(site: { isOpen: boolean; draft: boolean; deletionScheduledAt: string | null }) {
  if (site.deletionScheduledAt !== null) return t('Being deleted');
  if (!site.isOpen) return t('Not open yet');
  return site.draft ? t('Has a draft') : t('Published [site]');
}

const labels = {
  siteName: t('Name'),
  hosts: t('Hosts'),
  language: t('Language'),
  design: t('Design'),
};

/** Creates a site in one of the designs. */
function NewSite() {
  const { api } = useApp();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [open, setOpen] = useState(false);
  const { problems, pending, run } = useSubmit(labels);
  const make = (data: FormData) =>
    void run(async () => {
      const text = (name: keyof typeof labels) => String(data.get(name) ?? '').trim();
      if (text('siteName') === '')
        return [{ field: 'siteName', message: t('Enter a name. [site]') }];
      try {
        const created = await api('POST /api/admin/sites', {
          body: {
            siteName: text('siteName'),
            hosts: hostsIn(text('hosts')),
            language: text('language') as DigestLanguage,
            design: text('design') as NamedDesign,
          },
        });
        await refresh('GET /api/admin/sites');
        void navigate(`/admin/sites/${created.id}?part=colors`);
        return [];
      } catch (error) {
        return validationErrors(error, labels).map((problem) =>
          problem.field?.startsWith('hosts.') ? { ...problem, field: 'hosts' } : problem,
        );
      }
    });
  return (
    <section aria-label={t('New site')}>
      {open ? <h2>{t('New site')}</h2> : null}
      {open ? (
        <Form label={t('New site')} problems={problems} onSend={make} className={styles.narrow}>
          <Field
            name="siteName"
            label={t('Name')}
            problems={problems}
            maxLength={60}
            autoComplete="off"
          />
          <Area
            name="hosts"
            label={t('Hosts')}
            optional
            rows={2}
            problems={problems}
            hint={t('Custom host names, one per line. You can add them later.')}
          />
          <div className={form.field}>
            <label htmlFor="language">{t('Language')}</label>
            <select id="language" name="language" defaultValue="en" className={styles.select}>
              {digestLanguages.map((code) => (
                <option key={code} value={code}>
                  {getLanguageName(code)}
                </option>
              ))}
            </select>
          </div>
          <DesignChoice name="design" toAddress={toDesignPreview} initial="journal" />
          <FormButtons pending={pending} doing={t('Creating…')} onCancel={() => setOpen(false)}>
            {t('Create site')}
          </FormButtons>
        </Form>
      ) : (
        <p className={admin.bar}>
          <button type="button" className={form.quiet} onClick={() => setOpen(true)}>
            {t('New site…')}
          </button>
        </p>
      )}
    </section>
  );
}
