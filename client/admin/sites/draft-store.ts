import { createContext, use, type Dispatch, type SetStateAction } from 'react';
import { ApiError } from '#shared/api-error.ts';
import type { Api } from '#shared/api/client.ts';
import type { Reply } from '#shared/contract/index.ts';
import type { Problem } from '../../ui/form.tsx';
import { differences, withValue } from './settings-paths.ts';
import { validationErrors } from './validation-errors.ts';

export type Site = Reply<'GET /api/admin/sites/{site}'>;
export type Settings = Site['settings'];

export type Editing = {
  /** Values of the form. */
  settings: Settings;
  /**
   * Values on the server: of the draft, else the published ones. The same object when all is saved.
   */
  stored: Settings;
  /** The draft on the server and the version it is based on. */
  draft: string | null;
  basedOn: string | null;
  /** A version was published after the draft was started. */
  outdated: boolean;
  /** `failed`: the last save failed; see `problems` or `conflict`. */
  state: 'idle' | 'waiting' | 'saving' | 'failed';
  problems: Problem[];
  /** Another user saved a draft in the meantime. */
  conflict: string | null;
  canUndo: boolean;
  /** Increases with each change that the preview must reload. */
  saved: number;
};

/**
 * Idle time before a draft is saved, and time in which edits of one setting are one undo step.
 * Milliseconds.
 */
export const saveDelayMs = 500;
const undoStepMs = 1_500;
const maxUndoSteps = 100;

/**
 * The settings of a site while they are edited. Saves them as a draft after each change. Readers
 * see the published version.
 */
export function createEditor(api: Api, site: Site) {
  const start = site.draft?.settings ?? site.settings;
  let current: Editing = {
    settings: start,
    stored: start,
    draft: site.draft?.id ?? null,
    basedOn: site.draft ? site.draft.basedOn : site.version,
    outdated: site.draft?.outdated ?? false,
    state: 'idle',
    problems: [],
    conflict: null,
    canUndo: false,
    saved: 0,
  };
  let undoSteps: { settings: Settings; field: string; at: number }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Saves run one after the other. */
  let lastSave: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const path = { site: site.id };

  function patch(part: Partial<Editing>): void {
    current = { ...current, ...part, canUndo: undoSteps.length > 0 };
    for (const listener of listeners) listener();
  }
  function applySettings(settings: Settings): void {
    clearTimeout(timer);
    if (settings === current.stored && current.state !== 'saving')
      return patch({ settings, state: 'idle', problems: [] });
    patch({ settings, state: current.state === 'saving' ? 'saving' : 'waiting' });
    // A user must resolve a conflict.
    if (current.conflict === null) timer = setTimeout(() => void save(), saveDelayMs);
  }
  function remember(field: string): void {
    const at = Date.now();
    const step = undoSteps.at(-1);
    if (step && step.field === field && field !== '' && at - step.at < undoStepMs) step.at = at;
    else undoSteps = [...undoSteps.slice(-maxUndoSteps), { settings: current.settings, field, at }];
  }
  async function send(overwrite: boolean): Promise<boolean> {
    const { settings, basedOn, draft } = current;
    patch({ state: 'saving' });
    try {
      const { draft: saved } = await api('PUT /api/admin/sites/{site}/draft', {
        path,
        body: { ...settings, basedOn, ...(overwrite ? {} : { over: draft }) },
      });
      patch({
        stored: settings,
        draft: saved.id,
        basedOn: saved.basedOn,
        outdated: saved.outdated,
        state: current.settings === settings ? 'idle' : 'waiting',
        problems: [],
        conflict: null,
        saved: current.saved + 1,
      });
      return true;
    } catch (error) {
      const conflict = error instanceof ApiError && error.status === 409 ? error.message : null;
      patch({
        state: 'failed',
        conflict,
        problems: conflict === null ? validationErrors(error) : [],
      });
      return false;
    }
  }
  /**
   * Returns whether the server has the values of the form. `overwrite`: also replaces a draft that
   * another user saved in the meantime.
   */
  async function save({ overwrite = false } = {}): Promise<boolean> {
    clearTimeout(timer);
    const before = lastSave;
    const attempt = (async () => {
      await before;
      const isSent = (current.settings === current.stored && !overwrite) || (await send(overwrite));
      return isSent && current.settings === current.stored;
    })();
    lastSave = attempt;
    return attempt;
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => current,
    set(field: string, value: unknown): void {
      remember(field);
      applySettings(withValue(current.settings, field, value));
    },
    undo(): void {
      const step = undoSteps.at(-1);
      if (!step) return;
      undoSteps = undoSteps.slice(0, -1);
      applySettings(step.settings);
    },
    save,
    /** Replaces the form with the values of the server. Can be undone. */
    load(site: Site): void {
      clearTimeout(timer);
      const settings = site.draft?.settings ?? site.settings;
      if (differences(current.settings, settings).length > 0) remember('');
      patch({
        settings,
        stored: settings,
        draft: site.draft?.id ?? null,
        basedOn: site.draft ? site.draft.basedOn : site.version,
        outdated: site.draft?.outdated ?? false,
        state: 'idle',
        problems: [],
        conflict: null,
        saved: current.saved + 1,
      });
    },
    /** Called after the draft was published. */
    published(version: string): void {
      patch({ draft: null, basedOn: version, outdated: false });
    },
    /** Bases the draft on the version that was published in the meantime. */
    async rebase(version: string | null): Promise<boolean> {
      patch({ basedOn: version });
      return save({ overwrite: true });
    },
    stop: () => clearTimeout(timer),
  };
}
export type Editor = ReturnType<typeof createEditor>;

/** Parts that are no settings: they take effect when saved, without a draft. */
type LivePart<T> = { value: T; state: 'stored' | 'changed' | 'saved' };
export type LiveParts = Partial<Record<'tags' | 'hosts', LivePart<unknown>>>;

const Context = createContext<{
  site: Site;
  editor: Editor;
  editing: Editing;
  live: LiveParts;
  setLive: Dispatch<SetStateAction<LiveParts>>;
} | null>(null);

/** Shared by the parts of the editor. */
export const EditorProvider = Object.assign(Context.Provider, {
  use() {
    const editor = use(Context);
    if (!editor) throw new Error('used outside of EditorProvider');
    return editor;
  },
});

/** A live part as edited. It stays while other parts are shown. `markSaved` gets what was sent. */
export function useLivePart<T>(part: keyof LiveParts, stored: () => T) {
  const { live, setLive } = EditorProvider.use();
  const { value, state } = (live[part] as LivePart<T> | undefined) ?? {
    value: stored(),
    state: 'stored',
  };
  return {
    value,
    state,
    change: (next: T) => setLive((all) => ({ ...all, [part]: { value: next, state: 'changed' } })),
    /** Keeps what was typed in the meantime. */
    markSaved: (sent: T, update: (current: T) => T) =>
      setLive((all) => {
        const current = (all[part]?.value ?? sent) as T;
        return {
          ...all,
          [part]: { value: update(current), state: current === sent ? 'saved' : 'changed' },
        };
      }),
  };
}
