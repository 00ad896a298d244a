import { useEffect, useRef, useState } from 'react';
import type { ImportState } from '#shared/contract/admin-imports.ts';
import { PostFileError } from '#shared/post-import-file.ts';
import { translateProblem } from '#shared/texts/problems.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { number, t } from '../lib/words.ts';
import { toProblems, type Problem } from '../../ui/form.tsx';
import { useRefresh } from '../lib/use-endpoint.ts';
import { splitRows } from '#shared/moving/posts-file.ts';
import {
  openMoved,
  previewMoved,
  readContentRows,
  type Opened,
} from '#shared/moving/read-moved.ts';

export type Upload = {
  /** The import that this page uploads, as last reported; null: none. */
  state: ImportState | null;
  sending: boolean;
  problems: Problem[];
  /**
   * Starts an import. `origin`: address of the old site, null if not known. Returns its id, or null
   * if it was rejected.
   */
  begin(opened: Opened, total: number, origin: string | null): Promise<string | null>;
  /** Sends the rest of an import. */
  goOn(to: ImportState, file: File): Promise<void>;
};

/**
 * Uploads files in batches while the page is open. The server knows the position, so the same file
 * continues after a reload.
 */
export function useUpload(): Upload {
  const { api } = useApp();
  const refresh = useRefresh();
  const [state, setState] = useState<ImportState | null>(null);
  const [sending, setSending] = useState(false);
  const [problems, setProblems] = useState<Problem[]>([]);
  /** Number of the latest upload; earlier ones stop. */
  const current = useRef(0);
  useEffect(() => () => void (current.current += 1), []);

  const attempt = async (work: () => Promise<void>) => {
    setProblems([]);
    setSending(true);
    try {
      await work();
    } catch (error) {
      setProblems(
        error instanceof PostFileError
          ? [{ field: null, message: translateProblem(t, t('The file'), error.message) }]
          : toProblems(t, error, {}),
      );
    }
    setSending(false);
    await refresh('GET /api/admin/imports', 'GET /api/admin/log');
  };

  const send = async (to: ImportState, opened: Opened) => {
    current.current += 1;
    const mine = current.current;
    let now = to;
    setState(now);
    announce(t('Importing {name}.', { name: opened.name }));
    for await (const rows of splitRows(readContentRows(opened), now.done)) {
      if (current.current !== mine || now.state !== 'running') return;
      const before = now.done / now.total;
      now = await api('POST /api/admin/imports/{id}/rows', {
        path: { id: now.id },
        body: { from: now.done, rows },
      });
      setState(now);
      // Progress for screen readers.
      if (
        now.state === 'running' &&
        Math.floor((now.done / now.total) * 4) > Math.floor(before * 4)
      )
        announce(
          t('{done} of {total, plural, one {# row} other {# rows}}.', {
            done: number(now.done),
            total: now.total,
          }),
        );
    }
    if (now.state === 'done')
      announce(
        t(
          'The import is finished. {added, number} added, {skipped, plural, one {# row} other {# rows}} skipped.',
          { added: now.added, skipped: now.skipped },
        ),
      );
  };

  return {
    state,
    sending,
    problems,
    async begin(opened, total, origin) {
      let id: string | null = null;
      setState(null);
      await new Promise<void>((begun) => {
        void attempt(async () => {
          const created = await api('POST /api/admin/imports', {
            body: { fileName: toStoredName(opened), total, kind: 'posts', origin },
          });
          ({ id } = created);
          setState(created);
          begun();
          await send(created, opened);
        }).then(begun);
      });
      return id;
    },
    goOn: (to, file) =>
      attempt(async () => {
        const opened = await openMoved(file.name, file);
        const { total } = await previewMoved(opened);
        if (toStoredName(file) === to.fileName && total === to.total) return send(to, opened);
        setProblems([
          {
            field: null,
            message: t(
              'The file is a different one: this import is of {fileName}, with {total, plural, one {# row} other {# rows}}.',
              { fileName: to.fileName, total: to.total },
            ),
          },
        ]);
      }),
  };
}

/** Returns the file name as the server stores it, without control characters. */
const toStoredName = ({ name }: Pick<File, 'name'>) =>
  name
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, ' ')
    .trim()
    .slice(-200) || 'file';
