import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { useBlocker, useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '#shared/api-error.ts';
import { t } from '../lib/words.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useEndpoint } from '../lib/use-endpoint.ts';
import { Bar } from './draft-toolbar.tsx';
import { Colors } from './colors.tsx';
import {
  createEditor,
  EditorProvider,
  type Editing,
  type Editor,
  type LiveParts,
  type Site,
} from './draft-store.ts';
import { History } from './history.tsx';
import { Hosts } from './hosts.tsx';
import { Identity } from './identity.tsx';
import { Languages } from './languages.tsx';
import { CustomCss, Fonts, Layout } from './appearance.tsx';
import { DesignPart } from './design.tsx';
import { partNames, getSettingSection, type PartName } from './setting-labels.ts';
import { findFailingPairs } from './contrast-report.ts';
import { Preview } from './preview.tsx';
import { Seo } from './seo.tsx';
import * as styles from './sites.admin.styles.ts';
import { Tags } from './tags.tsx';
import { Transfer } from './import-export.tsx';
import { Analytics, Features, Newsletter, Texts } from './content-settings.tsx';

const parts: Record<PartName, ComponentType> = {
  identity: Identity,
  hosts: Hosts,
  languages: Languages,
  seo: Seo,
  colors: Colors,
  design: DesignPart,
  fonts: Fonts,
  layout: Layout,
  css: CustomCss,
  texts: Texts,
  tags: Tags,
  newsletter: Newsletter,
  analytics: Analytics,
  features: Features,
  history: History,
  transfer: Transfer,
};

/** Edits a site, with a preview beside the form. */
export function SiteEditor({ id }: { id: string }) {
  const { data, error, refetch } = useEndpoint('GET /api/admin/sites/{site}', {
    path: { site: id },
  });
  // While another site loads, the reply is still of the previous one.
  const site = data?.id === id ? data : undefined;
  if (!site && error instanceof ApiError && error.status === 404)
    return (
      <>
        <title>{t('Not Found')}</title>
        <h1>{t('Not Found')}</h1>
        <p>
          {t('This site doesn’t exist, or you can’t manage it.')}{' '}
          <a href="/admin/sites">{t('All sites')}</a>
        </p>
      </>
    );
  if (!site)
    return (
      <>
        <title>{t('Sites')}</title>
        <h1>{t('Sites')}</h1>
        <NotLoaded error={error} text={t('The site couldn’t be loaded.')} retry={refetch} />
      </>
    );
  return <Open key={id} site={site} />;
}

function Open({ site }: { site: Site }) {
  const { api } = useApp();
  const [editor] = useState(() => createEditor(api, site));
  const editing = useSyncExternalStore(editor.subscribe, editor.get);
  useEffect(() => () => editor.stop(), [editor]);
  const [live, setLive] = useState<LiveParts>({});
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const requested = search.get('part') ?? 'identity';
  const part = Object.hasOwn(parts, requested) ? (requested as PartName) : 'identity';
  const Part = parts[part];
  useAnnounced(editing);

  const pendingField = useRef<string | null>(null);
  const goTo = (field: string) => {
    pendingField.current = field;
    void navigate(`?part=${getSettingSection(field)}`, { replace: true });
  };
  useEffect(() => {
    const control =
      pendingField.current === null ? null : document.getElementById(pendingField.current);
    if (!control) return;
    control.closest('details')?.setAttribute('open', '');
    control.focus();
    pendingField.current = null;
  });
  const troubles = (name: PartName) =>
    (name === 'colors' ? findFailingPairs(editing.settings).length : 0) +
    editing.problems.filter(({ field }) => field !== null && getSettingSection(field) === name)
      .length;
  return (
    <EditorProvider value={{ site, editor, editing, live, setLive }}>
      <title>{`${editing.settings.theme.siteName}: ${partNames[part]}`}</title>
      <div className={styles.wide}>
        <div className={styles.head}>
          <h1>{site.name}</h1>
          <p className={admin.note}>
            <a href="/admin/sites">{t('All sites')}</a>
          </p>
        </div>
        <nav aria-label={t('Settings of {site}', { site: site.name })} className={styles.parts}>
          {(Object.keys(parts) as PartName[]).map((name) => (
            <a
              key={name}
              href={`/admin/sites/${site.id}?part=${name}`}
              aria-current={name === part ? 'true' : undefined}
            >
              {partNames[name]}
              {troubles(name) > 0 ? <span>{`(${troubles(name)})`}</span> : null}
            </a>
          ))}
        </nav>
        <div className={styles.editor}>
          <section className={styles.form} aria-labelledby="part">
            <h2 id="part" tabIndex={-1}>
              {partNames[part]}
            </h2>
            <Part key={part} />
          </section>
          <Preview part={part} />
        </div>
        <Bar goTo={goTo} />
      </div>
      <Leaving
        editor={editor}
        unsaved={editing.settings !== editing.stored}
        unsavedParts={(Object.keys(live) as (keyof LiveParts)[]).filter(
          (name) => live[name]?.state === 'changed',
        )}
      />
    </EditorProvider>
  );
}

/** Announces a failed save, since the user may be looking elsewhere. */
function useAnnounced({ state, problems, conflict }: Editing) {
  useEffect(() => {
    if (state !== 'failed') return;
    announce(conflict ?? [t('Not saved.'), ...problems.map(({ message }) => message)].join(' '));
  }, [state, problems, conflict]);
}

/** Saves the draft before the user leaves. Asks if saving fails, and about parts without draft. */
function Leaving({
  editor,
  unsaved,
  unsavedParts,
}: {
  editor: Editor;
  unsaved: boolean;
  unsavedParts: PartName[];
}) {
  const [question, setQuestion] = useState<string | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (unsavedParts.length > 0 || editor.get().settings !== editor.get().stored) &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  const leave = useEffectEvent((isSaved: boolean) => {
    if (isSaved && unsavedParts.length === 0) blocker.proceed?.();
    else
      setQuestion(
        isSaved
          ? t('{parts} have unsaved changes. You’ll lose them if you leave.', {
              parts: new Intl.ListFormat(t.language).format(
                unsavedParts.map((name) => partNames[name]),
              ),
            })
          : t('Your last changes couldn’t be saved. You’ll lose them if you leave.'),
      );
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void editor.save().then((isSaved) => leave(isSaved));
  }, [blocker.state, editor]);
  const asks = unsaved || unsavedParts.length > 0;
  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
  if (question === null || blocker.state !== 'blocked') return null;
  return (
    <Confirm
      title={t('Leave without saving?')}
      yes={t('Leave')}
      doing={t('Leaving…')}
      no={t('Stay')}
      act={async () => undefined}
      onClose={(done) => {
        setQuestion(null);
        if (done) blocker.proceed();
        else blocker.reset();
      }}
    >
      <p>{question}</p>
    </Confirm>
  );
}
