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
  let now: Editing = {
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
  let past: { settings: Settings; field: string; at: number }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Saves run one after the other. */
  let last: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const path = { site: site.id };

  function change(part: Partial<Editing>): void {
    now = { ...now, ...part, canUndo: past.length > 0 };
    for (const listener of listeners) listener();
  }
  function take(settings: Settings): void {
    clearTimeout(timer);
    if (settings === now.stored && now.state !== 'saving')
      return change({ settings, state: 'idle', problems: [] });
    change({ settings, state: now.state === 'saving' ? 'saving' : 'waiting' });
    // A user must resolve a conflict.
    if (now.conflict === null) timer = setTimeout(() => void save(), saveDelayMs);
  }
  function remember(field: string): void {
    const at = Date.now();
    const step = past.at(-1);
    if (step && step.field === field && field !== '' && at - step.at < undoStepMs) step.at = at;
    else past = [...past.slice(-maxUndoSteps), { settings: now.settings, field, at }];
  }
  async function send(over: 'what was read' | 'whatever there is'): Promise<boolean> {
    const { settings, basedOn, draft } = now;
    change({ state: 'saving' });
    try {
      const { draft: saved } = await api('PUT /api/admin/sites/{site}/draft', {
        path,
        body: { ...settings, basedOn, ...(over === 'what was read' ? { over: draft } : {}) },
      });
      change({
        stored: settings,
        draft: saved.id,
        basedOn: saved.basedOn,
        outdated: saved.outdated,
        state: now.settings === settings ? 'idle' : 'waiting',
        problems: [],
        conflict: null,
        saved: now.saved + 1,
      });
      return true;
    } catch (error) {
      const conflict = error instanceof ApiError && error.status === 409 ? error.message : null;
      change({
        state: 'failed',
        conflict,
        problems: conflict === null ? validationErrors(error) : [],
      });
      return false;
    }
  }
  /** Returns whether the server has the values of the form. */
  async function save(
    over: 'what was read' | 'whatever there is' = 'what was read',
  ): Promise<boolean> {
    clearTimeout(timer);
    const before = last;
    const attempt = (async () => {
      await before;
      const well = (now.settings === now.stored && over === 'what was read') || (await send(over));
      return well && now.settings === now.stored;
    })();
    last = attempt;
    return attempt;
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => now,
    set(field: string, value: unknown): void {
      remember(field);
      take(withValue(now.settings, field, value));
    },
    undo(): void {
      const step = past.at(-1);
      if (!step) return;
      past = past.slice(0, -1);
      take(step.settings);
    },
    save,
    /** Replaces the form with the values of the server. Can be undone. */
    load(site: Site): void {
      clearTimeout(timer);
      const settings = site.draft?.settings ?? site.settings;
      if (differences(now.settings, settings).length > 0) remember('');
      change({
        settings,
        stored: settings,
        draft: site.draft?.id ?? null,
        basedOn: site.draft ? site.draft.basedOn : site.version,
        outdated: site.draft?.outdated ?? false,
        state: 'idle',
        problems: [],
        conflict: null,
        saved: now.saved + 1,
      });
    },
    /** Called after the draft was published. */
    published(version: string): void {
      change({ draft: null, basedOn: version, outdated: false });
    },
    /** Bases the draft on the version that was published in the meantime. */
    async rebase(version: string | null): Promise<boolean> {
      change({ basedOn: version });
      return save('whatever there is');
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
    markSaved: (sent: T, update: (now: T) => T) =>
      setLive((all) => {
        const now = (all[part]?.value ?? sent) as T;
        return {
          ...all,
          [part]: { value: update(now), state: now === sent ? 'saved' : 'changed' },
        };
      }),
  };
}
