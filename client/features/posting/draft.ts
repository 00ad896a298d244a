import { useEffect, useRef, useState } from 'react';
import { newKey } from '../../lib/idempotency-key.ts';
import { forgetDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import type { PostFields } from './check-post.ts';

/** `sent`: the last request body, with its idempotency key. */
type Draft = { fields: PostFields; sent: { body: string; key: string } | null };

/** Keeps the fields in the browser until they are sent, by form path and username. */
export function useDraft(username: string, form: string, start: PostFields) {
  const [stored] = useState(() => parse(readDraft(username, form)));
  const [fields, setFields] = useState(stored?.fields ?? start);
  const sent = useRef(stored?.sent ?? null);
  const over = useRef(false);
  const untouched = JSON.stringify(fields) === JSON.stringify(start);

  function write(): void {
    if (over.current) return;
    if (untouched) forgetDraft(username, form);
    else keepDraft(username, form, JSON.stringify({ fields, sent: sent.current } satisfies Draft));
  }
  useEffect(write);

  return {
    fields,
    setFields,
    /** Whether the fields come from an earlier visit. */
    restored: stored !== null && !untouched,
    /**
     * Returns the idempotency key of a body: the same one for repeated submits and after a reload.
     */
    keyFor(body: string): string {
      if (sent.current?.body !== body) sent.current = { body, key: newKey() };
      write();
      return sent.current.key;
    },
    discard(): void {
      sent.current = null;
      setFields(start);
    },
    /** Removes the draft. */
    forget(): void {
      over.current = true;
      forgetDraft(username, form);
    },
  };
}

/** Ignores stored values of other versions. */
function parse(text: string | null): Draft | null {
  if (text === null) return null;
  try {
    const { fields, sent } = JSON.parse(text) as Draft;
    const { url, title, text: body, tags } = fields;
    const fits =
      [url, title, body, ...tags].every((value) => typeof value === 'string') &&
      (sent === null || (typeof sent.body === 'string' && typeof sent.key === 'string'));
    return fits ? { fields: { url, title, text: body, tags: [...tags] }, sent } : null;
  } catch {
    return null;
  }
}
