import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import type { AdminIssueDetail } from '#shared/contract/admin-newsletter-schemas.ts';
import { useApp } from '../../app-context.tsx';
import { tabStore } from '../../lib/tab-storage.ts';
import type { Problem } from '../../ui/form.tsx';
import { useRefresh } from '../lib/use-endpoint.ts';
import {
  createLabels,
  toDraft,
  toDraftBody,
  toDraftProblems,
  toRequestBody,
  type Draft,
} from './issue-draft.ts';

/** Pause in typing before a draft is saved, and before another try. */
const pauseMs = 500;
const retryMs = 10_000;

/** How the draft is kept: by the server, or in this tab while the server cannot be reached. */
export type Keeping = 'saved' | 'saving' | 'offline' | 'refused';

const copyKey = (id: string) => `issue_draft:${id}`;
export const forgetCopy = (id: string): void => tabStore.remove(copyKey(id));

const isSameText = (a: Draft, b: Draft) =>
  JSON.stringify(toDraftBody(a).draft) === JSON.stringify(toDraftBody(b).draft);

/** Reads the copy that this tab kept of changes that did not reach the server. */
function readCopy(id: string): Draft | null {
  try {
    return JSON.parse(tabStore.get(copyKey(id)) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

/**
 * The unpublished changes of an issue; those of a letter are in the letter itself. They are saved
 * as a draft after a pause in typing, and kept in this tab until then. Each saving names the
 * revision that it began with, so that changes of another editor are not overwritten: `isConflict`.
 */
export function useIssueDraft(issue: AdminIssueDetail) {
  const { api } = useApp();
  const refresh = useRefresh();
  const [local, setLocal] = useState(() => readCopy(issue.id));
  // The version that the server has.
  const [saved, setSaved] = useState<Draft | null>(null);
  const [keeping, setKeeping] = useState<Keeping>('saved');
  /** Why the server refused the last draft. The same array while the reasons are the same. */
  const [refusal, setRefusal] = useState<Problem[]>([]);
  const isLetter = issue.frequency === 'letter';
  const saving = useRef<Promise<unknown> | null>(null);
  /** The last revision by this tab. */
  const own = useRef(0);
  const isUnsaved = local !== null && local !== saved;
  // The server has newer changes, and this tab has none of its own: theirs are shown.
  const isOutdated = local !== null && !isUnsaved && issue.revision > local.revision;
  const shown = local === null || isOutdated ? toDraft(issue) : local;
  const isConflict = isUnsaved && keeping !== 'saving' && issue.revision > local.revision;

  useEffect(() => {
    if (isUnsaved) tabStore.set(copyKey(issue.id), JSON.stringify(local));
    else tabStore.remove(copyKey(issue.id));
  }, [isUnsaved, local, issue.id]);

  const save = useEffectEvent(async (draft: Draft) => {
    setKeeping('saving');
    try {
      const { revision } = await api('PUT /api/admin/issues/{id}/draft', {
        path: { id: issue.id },
        // A draft that waited has the revision before what this tab did meanwhile.
        body: toDraftBody({ ...draft, revision: Math.max(draft.revision, own.current) }),
      });
      const now = { ...draft, revision };
      own.current = revision;
      setSaved(now);
      // What was typed during the request is saved next.
      setLocal((current) => (current === draft ? now : current && { ...current, revision }));
      setKeeping('saved');
      setRefusal([]);
      // The preview follows.
      void refresh(`GET /api/admin/issues/${isLetter ? '' : '{id}/preview'}`);
    } catch (error) {
      const isConflicting = error instanceof ApiError && error.code === 'conflict';
      const isLost = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      if (isConflicting) await refresh('GET /api/admin/issues/');
      const found = isLost || isConflicting ? [] : toDraftProblems(error, createLabels(draft));
      setRefusal((last) => (JSON.stringify(last) === JSON.stringify(found) ? last : found));
      setKeeping(isLost ? 'offline' : isConflicting ? 'saved' : 'refused');
      // A copy is saved anew.
      if (isLost) setTimeout(() => setLocal((current) => current && { ...current }), retryMs);
    } finally {
      saving.current = null;
    }
  });
  const waiting = isUnsaved && !isConflict && issue.editable === null ? local : null;
  useEffect(() => {
    if (waiting === null) return undefined;
    const timer = setTimeout(() => {
      saving.current ??= save(waiting);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [waiting]);

  /** Runs a request that changes the revision. A draft saved beside it would be a conflict. */
  async function runAlone<T>(request: () => Promise<T>): Promise<T> {
    await saving.current;
    const running = request();
    saving.current = running.catch(() => undefined);
    try {
      return await running;
    } catch (error) {
      // What was typed during the request is saved next.
      setLocal((current) => current && { ...current });
      throw error;
    } finally {
      saving.current = null;
    }
  }

  return {
    shown,
    /** The issue has changes that are in no email yet. */
    isChanged: isUnsaved || issue.draft !== null || (!isLetter && local !== null && !isOutdated),
    isUnsaved,
    isConflict,
    keeping,
    refusal,
    change(part: Partial<Draft>) {
      setLocal((current) => ({ ...(isOutdated ? shown : (current ?? shown)), ...part }));
    },
    /** Publishes what is shown. */
    async publish() {
      await runAlone(async () => {
        const { revision } = await api('PATCH /api/admin/issues/{id}', {
          path: { id: issue.id },
          body: toRequestBody({ ...shown, revision: Math.max(shown.revision, own.current) }),
        });
        own.current = revision;
        await refresh('GET /api/admin/issues');
        // What was typed during the request stays.
        setLocal((current) =>
          current && isSameText(current, shown) ? null : current && { ...current, revision },
        );
      });
    },
    /** Returns to the published issue. */
    async discard() {
      await runAlone(async () => {
        if (issue.draft !== null || own.current > issue.revision) {
          const { revision } = await api('PUT /api/admin/issues/{id}/draft', {
            path: { id: issue.id },
            body: { draft: null, revision: Math.max(own.current, issue.revision) },
          });
          own.current = revision;
        }
        await refresh('GET /api/admin/issues');
        setLocal(null);
      });
    },
    /** Settles a conflict: shows the changes of the other editor, or replaces them by these. */
    settle(choice: 'theirs' | 'mine') {
      setLocal((current) =>
        choice === 'theirs' ? null : current && { ...current, revision: issue.revision },
      );
    },
  };
}
