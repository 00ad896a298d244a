import { useEffect, useRef, useState } from 'react';
import { sessionKeys } from '#shared/storage-keys.ts';
import { newKey } from '../../lib/idempotency-key.ts';
import { tabStore } from '../../lib/storage.ts';
import type { PostFields } from './check-post.ts';

/** `sent`: what was tried to be sent, and the key that makes trying again harmless. */
type Draft = { fields: PostFields; sent: { body: string; key: string } | null };

/**
 * The fields of a form, kept in the tab until they are sent: whoever comes back finds what was typed. `form` is the address of its page, `username` whose words they
 * are. Decision 56.
 */
export function useDraft(username: string, form: string, start: PostFields) {
  const key = sessionKeys.draft(username, form);
  const [kept] = useState(() => read(key));
  const [fields, setFields] = useState(kept?.fields ?? start);
  const sent = useRef(kept?.sent ?? null);
  const over = useRef(false);
  const untouched = JSON.stringify(fields) === JSON.stringify(start);

  function write(): void {
    if (over.current) return;
    if (untouched) tabStore.remove(key);
    else tabStore.set(key, JSON.stringify({ fields, sent: sent.current } satisfies Draft));
  }
  useEffect(write);

  return {
    fields,
    setFields,
    /** Whether what is there was typed at another time. */
    restored: kept !== null && !untouched,
    /** The key for sending this: the same for the same, whether it is sent twice in a second or again after the page was loaded anew. */
    keyFor(body: string): string {
      if (sent.current?.body !== body) sent.current = { body, key: newKey() };
      write();
      return sent.current.key;
    },
    discard(): void {
      sent.current = null;
      setFields(start);
    },
    /** It is sent, or given up. */
    forget(): void {
      over.current = true;
      tabStore.remove(key);
    },
  };
}

/** What another version, or something else, has written there is no draft. */
function read(key: string): Draft | null {
  const text = tabStore.get(key);
  if (text === null) return null;
  try {
    const { fields, sent } = JSON.parse(text) as Draft;
    const { url, title, text: words, tags } = fields;
    const fits =
      [url, title, words, ...tags].every((value) => typeof value === 'string') &&
      (sent === null || (typeof sent.body === 'string' && typeof sent.key === 'string'));
    return fits ? { fields: { url, title, text: words, tags: [...tags] }, sent } : null;
  } catch {
    return null;
  }
}
