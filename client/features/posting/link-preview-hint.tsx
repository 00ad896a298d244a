import { useEffect, useRef, useState } from 'react';
import type { Reply } from '#shared/contract/index.ts';
import type { EarlierPost } from '#shared/api-error.ts';
import { countCharacters, isLink } from '#shared/text-rules.ts';
import * as limits from '#shared/limits.ts';
import { postPath } from '#shared/paths.ts';
import { english, type Translate } from '#shared/texts/translate.ts';
import { useApp, useTranslate } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { relativeTime } from '../../lib/time.ts';
import { toPostTitle } from './check-post.ts';
import * as styles from './posting.styles.ts';

type Preview = Reply<'GET /api/link-preview'>;
type Help = {
  reading: boolean;
  failed: boolean;
  earlier: EarlierPost | null;
  preview: Preview | null;
};

const nothing: Help = { reading: false, failed: false, earlier: null, preview: null };
const unreadable = english('We couldn’t read that page. Please add a title.');

/**
 * Looks up the last link: earlier posts and the page's title. Late replies are dropped. Failures do
 * not block posting. `editedPost`: the post that is edited.
 */
export function useLinkPreview({
  onTitle,
  editedPost,
}: {
  onTitle: (title: string) => void;
  editedPost?: { id: string; url: string | null } | undefined;
}) {
  const { api, t } = useApp();
  const [help, setHelp] = useState(nothing);
  const requestedUrl = useRef(editedPost?.url ?? '');
  const calls = useRef<AbortController | null>(null);
  useEffect(() => () => calls.current?.abort(), []);

  function begin(url: string): AbortSignal {
    calls.current?.abort();
    calls.current = new AbortController();
    requestedUrl.current = url;
    return calls.current.signal;
  }

  /** Runs only after a user action, so that a prefilled URL cannot trigger requests. */
  function look(typed: string): void {
    const url = typed.trim();
    if (url === requestedUrl.current) return;
    const signal = begin(url);
    if (countCharacters(url) > limits.url.max || !isLink(url)) return setHelp(nothing);
    setHelp({ ...nothing, reading: true });
    void check(url, signal);
    void preview(url, signal);
  }
  const update = (more: Partial<Help>) => setHelp((current) => ({ ...current, ...more }));

  async function check(url: string, signal: AbortSignal): Promise<void> {
    // Submitting will report the same problem.
    const found = await api('GET /api/link-check', { query: { url } }, signal).catch(() => null);
    if (!signal.aborted) showEarlier(found?.post);
  }
  function showEarlier(post?: Preview['post']): void {
    if (!post || post.id === editedPost?.id) return;
    update({ earlier: post });
    announce(sentenceOn(t, post));
  }
  async function preview(url: string, signal: AbortSignal): Promise<void> {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(limits.linkPreview.timeoutMs)]);
    const found = await api('GET /api/link-preview', { query: { url } }, inTime).catch(() => null);
    if (signal.aborted) return;
    const title = toPostTitle(found?.title ?? '');
    const failed = title === '' && !found?.description;
    update({ reading: false, failed, preview: found });
    showEarlier(found?.post);
    if (failed) announce(t(unreadable));
    if (title !== '') onTitle(title);
  }

  return {
    help,
    look,
    /** The field has changed. */
    typed(value: string): void {
      if (value.trim() === requestedUrl.current) return;
      begin('');
      setHelp(nothing);
    },
    /** The site rejected the link. */
    showEarlierPost(earlier: EarlierPost): void {
      setHelp((current) => ({ ...current, earlier }));
    },
  };
}

const sentenceOn = (t: Translate, { createdAt, title, commentCount }: EarlierPost) =>
  t('Already shared {time}: {title} · {count, plural, one {# comment} other {# comments}}', {
    time: relativeTime(t, Date.parse(createdAt), Date.now()),
    title,
    count: commentCount,
  });

export function LinkPreviewHint({ help: { reading, failed, earlier, preview } }: { help: Help }) {
  const t = useTranslate();
  return (
    <div className={styles.help}>
      {earlier ? (
        <p className={styles.earlier}>
          <bdi>{sentenceOn(t, earlier)}</bdi>.{' '}
          <a href={postPath(earlier.slug)}>{t('Go to the discussion')}</a>
        </p>
      ) : null}
      {reading ? <p className={styles.quiet}>{t('Fetching the title…')}</p> : null}
      {failed ? <p className={styles.quiet}>{t(unreadable)}</p> : null}
      {preview?.siteName || preview?.description ? (
        <div className={styles.card}>
          {preview.siteName ? <p dir="auto">{preview.siteName}</p> : null}
          {preview.description ? <p dir="auto">{preview.description}</p> : null}
        </div>
      ) : null}
    </div>
  );
}
