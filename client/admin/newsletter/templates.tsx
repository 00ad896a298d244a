import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { LetterTemplate } from '#shared/contract/admin-templates.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
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
      <title>Templates – Newsletter</title>
      <p className={components.breadcrumb}>
        <a href="/admin/newsletter">Newsletter</a>
      </p>
      <h1>Templates</h1>
      <p className={admin.note}>
        Texts that letters begin with. To change one, begin a letter with it and save that under the
        same name.
      </p>
      {!data ? (
        <NotLoaded error={error} text={t('The templates couldn’t be loaded.')} retry={refetch} />
      ) : data.templates.length === 0 ? (
        <p className={admin.note}>
          No templates yet. A letter has “Save as template…” in its menu.
        </p>
      ) : (
        <Table
          caption="Templates, by name"
          head={['Name', 'Saved', 'Actions']}
          rows={data.templates.map((template) => ({
            key: template.id,
            cells: [
              <bdi key="name">{template.name}</bdi>,
              exactTime(Date.parse(template.savedAt)),
              <MenuButton
                key="actions"
                label={`Actions – ${template.name}`}
                className={components.smallButton}
                items={[
                  { name: 'Write a letter', act: () => void start(template.id) },
                  { name: 'Rename…', act: () => setRenamed(template) },
                  { name: 'Delete…', act: () => setDeleted(template) },
                ]}
              >
                Actions
              </MenuButton>,
            ],
          }))}
        />
      )}
      {renamed ? (
        <TemplateName
          title="Rename this template"
          hint="Each template has its own name."
          name={renamed.name}
          save={async (name) => {
            await api('PUT /api/admin/templates/{id}', {
              path: { id: renamed.id },
              body: { name },
            });
            await refresh('GET /api/admin/templates');
          }}
          done="Template renamed."
          onClose={() => setRenamed(null)}
        />
      ) : null}
      {deleted ? (
        <Confirm
          title={
            <>
              Delete the template “<bdi>{deleted.name}</bdi>”?
            </>
          }
          yes="Delete"
          doing="Deleting…"
          no="Keep it"
          act={async () => {
            await api('DELETE /api/admin/templates/{id}', { path: { id: deleted.id } });
            announce('Template deleted.');
            await refresh('GET /api/admin/templates');
          }}
          onClose={() => setDeleted(null)}
        >
          <p>Letters that began with it stay.</p>
        </Confirm>
      ) : null}
    </>
  );
}
