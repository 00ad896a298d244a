import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { t } from '../lib/words.ts';
import * as styles from './newsletter.admin.styles.ts';

/** `value`: what names the post or comment, as a pasted link would. */
type Found = { value: string; title: string; detail: string };

const pauseMs = 200;
const minCharacters = 2;
const maxFound = 6;
/** A link needs no search. */
const isLinkLike = (text: string) => /^https?:|[/#]/.test(text);

/**
 * An input that finds posts by words of their titles, and comments by their words (ARIA combobox).
 * Enter chooses the marked one. A pasted link stays as it is.
 */
export function TitleInput({
  of,
  value,
  onType,
  onChoose,
  onKeyDown,
  ...input
}: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onKeyDown'> & {
  of: 'post' | 'comment';
  value: string;
  onType: (text: string) => void;
  onChoose: (value: string) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}) {
  const { api } = useApp();
  const list = useId();
  const [found, setFound] = useState<Found[]>([]);
  const [at, setAt] = useState(0);
  const timer = useRef(0);
  const request = useRef<AbortController>(null);
  const stop = () => {
    clearTimeout(timer.current);
    request.current?.abort();
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      request.current?.abort();
    },
    [],
  );
  const find = async (q: string) => {
    const controller = new AbortController();
    request.current = controller;
    const query = { q, limit: maxFound };
    try {
      const results: Found[] =
        of === 'post'
          ? (await api('GET /api/posts', { query }, controller.signal)).posts.map(
              ({ slug, title, domain, commentCount }) => ({
                value: `/post/${slug}`,
                title,
                detail: [
                  domain,
                  t('{count, plural, one {# comment} other {# comments}}', { count: commentCount }),
                ]
                  .filter(Boolean)
                  .join(' · '),
              }),
            )
          : (await api('GET /api/search/comments', { query }, controller.signal)).comments.map(
              ({ id, post, found: words }) => ({
                value: id,
                title: words?.map(({ text }) => text).join('') ?? '',
                detail: post.title,
              }),
            );
      setFound(results);
      setAt(0);
      announce(
        results.length === 0
          ? t('Nothing found.')
          : t('{count, plural, one {# result} other {# results}}', { count: results.length }),
      );
    } catch {
      // The input still takes a link.
      if (!controller.signal.aborted) setFound([]);
    }
  };
  const type = (text: string) => {
    stop();
    onType(text);
    const q = text.trim();
    if (q.length < minCharacters || isLinkLike(q)) return setFound([]);
    timer.current = window.setTimeout(() => void find(q), pauseMs);
  };
  const choose = (chosen: Found) => {
    stop();
    setFound([]);
    onChoose(chosen.value);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const marked = found[at];
    if (!marked) {
      if (event.key === 'Enter') stop();
      return onKeyDown?.(event);
    }
    if (event.key === 'ArrowDown') setAt((at + 1) % found.length);
    else if (event.key === 'ArrowUp') setAt((at - 1 + found.length) % found.length);
    else if (event.key === 'Enter') choose(marked);
    else if (event.key === 'Escape') setFound([]);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.suggest}>
      <input
        {...input}
        type="text"
        dir="auto"
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-activedescendant={found.length > 0 ? `${list}-${at}` : undefined}
        value={value}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={() => {
          stop();
          setFound([]);
        }}
      />
      <div
        id={list}
        role="listbox"
        aria-label={of === 'post' ? t('Posts') : t('Comments')}
        hidden={found.length === 0}
      >
        {found.map((one, i) => (
          // The input handles the keys of its list.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={one.value}
            id={`${list}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === at}
            // Keeps the focus in the input.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(one)}
          >
            <bdi>{one.title}</bdi>
            <small>{one.detail}</small>
          </div>
        ))}
      </div>
    </div>
  );
}
