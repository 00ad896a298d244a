import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { LetterTemplate } from '#shared/contract/admin-templates.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { rich } from '../../ui/rich.tsx';
import { exactTime, t } from '../lib/words.ts';
import { Confirm } from '../../ui/dialog.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useEndpoint, useRefresh } from '../lib/use-endpoint.ts';
import { Table } from '../ui/components.tsx';
import * as components from '../ui/components.admin.styles.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { MenuButton } from './menu.tsx';
import { TemplateName } from './template-name.tsx';

/** Creates a letter with the texts of a template, and opens it. */
export function useStartLetter() {
  const { api } = useApp();
  const navigate = useNavigate();
  return async (templateId: string) => {
    const { id } = await api('POST /api/admin/templates/{id}/letters', {
      path: { id: templateId },
    });
    await navigate(`/admin/newsletter/issues/${id}`);
  };
}

/** Templates of letters: the list, and what can be done with each. */
export function TemplatesPage() {
  const { api } = useApp();
  const refresh = useRefresh();
  const start = useStartLetter();
  const { data, error, refetch } = useEndpoint('GET /api/admin/templates');
  const [renamed, setRenamed] = useState<LetterTemplate | null>(null);
  const [deleted, setDeleted] = useState<LetterTemplate | null>(null);
  return (
    <>
      <title>{`${t('Templates')} – ${t('Newsletter')}`}</title>
      <p className={components.breadcrumb}>
        <a href="/admin/newsletter">{t('Newsletter')}</a>
      </p>
      <h1>{t('Templates')}</h1>
      <p className={admin.note}>
        {t(
          'Texts that letters begin with. To change one, begin a letter with it and save that under ' +
            'the same name.',
        )}
      </p>
      {!data ? (
        <NotLoaded error={error} text={t('The templates couldn’t be loaded.')} retry={refetch} />
      ) : data.templates.length === 0 ? (
        <p className={admin.note}>
          {t('No templates yet. A letter has “Save as template…” in its menu.')}
        </p>
      ) : (
        <Table
          caption={t('Templates, by name')}
          head={[t('Name'), t('Saved [date]'), t('Actions')]}
          rows={data.templates.map((template) => ({
            key: template.id,
            cells: [
              <bdi key="name">{template.name}</bdi>,
              exactTime(template.savedAt),
              <MenuButton
                key="actions"
                label={t('Actions – {title}', { title: template.name })}
                className={components.smallButton}
                items={[
                  { name: t('Write a letter'), act: () => void start(template.id) },
                  { name: t('Rename…'), act: () => setRenamed(template) },
                  { name: t('Delete…'), act: () => setDeleted(template) },
                ]}
              >
                {t('Actions')}
              </MenuButton>,
            ],
          }))}
        />
      )}
      {renamed ? (
        <TemplateName
          title={t('Rename this template')}
          hint={t('Each template has its own name.')}
          name={renamed.name}
          save={async (name) => {
            await api('PUT /api/admin/templates/{id}', {
              path: { id: renamed.id },
              body: { name },
            });
            await refresh('GET /api/admin/templates');
          }}
          done={t('Template renamed.')}
          onClose={() => setRenamed(null)}
        />
      ) : null}
      {deleted ? (
        <Confirm
          title={rich(t, 'Delete the template “{name}”?', { name: <bdi>{deleted.name}</bdi> })}
          yes={t('Delete')}
          doing={t('Deleting…')}
          no={t('Keep it')}
          act={async () => {
            await api('DELETE /api/admin/templates/{id}', { path: { id: deleted.id } });
            announce(t('Template deleted.'));
            await refresh('GET /api/admin/templates');
          }}
          onClose={() => setDeleted(null)}
        >
          <p>{t('Letters that began with it stay.')}</p>
        </Confirm>
      ) : null}
    </>
  );
}
