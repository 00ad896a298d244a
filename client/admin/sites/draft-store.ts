import { createContext, use } from 'react';
import { ApiError } from '#shared/api-error.ts';
import type { Api } from '#shared/api/client.ts';
import type { Reply } from '#shared/contract/index.ts';
import type { Problem } from '../../ui/form.tsx';
import { differences, withValue } from './settings-paths.ts';
import { validationErrors } from './validation-errors.ts';

export type Site = Reply<'GET /api/admin/sites/{site}'>;
export type Settings = Site['settings'];

export type Editing = {
  /** As they stand in the form. */
  settings: Settings;
  /** As the server has them: those of the draft, or those in force. The same object when nothing is unsaved. */
  stored: Settings;
  /** The draft that is on the server, and the version it was begun from. */
  draft: string | null;
  basedOn: string | null;
  /** Another version was published since the draft was begun. */
  outdated: boolean;
  /** `refused`: the last saving failed; `problems` or `conflict` say why. */
  state: 'rest' | 'waiting' | 'saving' | 'refused';
  problems: Problem[];
  /** Somebody else has saved a draft meanwhile. */
  conflict: string | null;
  mayUndo: boolean;
  /** Goes up with everything that can be looked at anew. */
  saved: number;
};

/** How long nothing is typed before the draft is saved, milliseconds, and within what time changes of one setting are one change. */
export const pause = 500;
const oneChange = 1_500;
const remembered = 100;

/** The settings of one site while they are edited: saved as a draft half a second after each change, which the preview shows; readers see none of it. */
export function createEditing(api: Api, site: Site) {
  const start = site.draft?.settings ?? site.settings;
  let now: Editing = {
    settings: start,
    stored: start,
    draft: site.draft?.id ?? null,
    basedOn: site.draft ? site.draft.basedOn : site.version,
    outdated: site.draft?.outdated ?? false,
    state: 'rest',
    problems: [],
    conflict: null,
    mayUndo: false,
    saved: 0,
  };
  let past: { settings: Settings; field: string; at: number }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** One saving after the other. */
  let last: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const path = { site: site.id };

  function change(part: Partial<Editing>): void {
    now = { ...now, ...part, mayUndo: past.length > 0 };
    for (const listener of listeners) listener();
  }
  function take(settings: Settings): void {
    clearTimeout(timer);
    if (settings === now.stored && now.state !== 'saving')
      return change({ settings, state: 'rest', problems: [] });
    change({ settings, state: now.state === 'saving' ? 'saving' : 'waiting' });
    // With a conflict it is for people to say which draft stays.
    if (now.conflict === null) timer = setTimeout(() => void save(), pause);
  }
  function remember(field: string): void {
    const at = Date.now();
    const step = past.at(-1);
    if (step && step.field === field && field !== '' && at - step.at < oneChange) step.at = at;
    else past = [...past.slice(-remembered), { settings: now.settings, field, at }];
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
        state: now.settings === settings ? 'rest' : 'waiting',
        problems: [],
        conflict: null,
        saved: now.saved + 1,
      });
      return true;
    } catch (error) {
      const conflict = error instanceof ApiError && error.status === 409 ? error.message : null;
      change({
        state: 'refused',
        conflict,
        problems: conflict === null ? validationErrors(error) : [],
      });
      return false;
    }
  }
  /** Answers whether what is in the form is on the server now. */
  async function save(
    over: 'what was read' | 'whatever there is' = 'what was read',
  ): Promise<boolean> {
    clearTimeout(timer);
    const before = last;
    const one = (async () => {
      await before;
      const well = (now.settings === now.stored && over === 'what was read') || (await send(over));
      return well && now.settings === now.stored;
    })();
    last = one;
    return one;
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
    /** What the server has now, whatever stands in the form; that can be had back by undoing. */
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
        state: 'rest',
        problems: [],
        conflict: null,
        saved: now.saved + 1,
      });
    },
    /** The draft is in force. */
    published(version: string): void {
      change({ draft: null, basedOn: version, outdated: false });
    },
    /** Another version was published since the draft was begun: it goes on from that one. */
    async rebase(version: string | null): Promise<boolean> {
      change({ basedOn: version });
      return save('whatever there is');
    },
    stop: () => clearTimeout(timer),
  };
}
export type Editor = ReturnType<typeof createEditing>;

const Context = createContext<{ site: Site; editor: Editor; editing: Editing } | null>(null);

/** What the parts of the editor share. */
export const EditorProvider = Object.assign(Context.Provider, {
  use() {
    const editor = use(Context);
    if (!editor) throw new Error('used outside of EditorProvider');
    return editor;
  },
});
