import { countCharacters, isLink, oneLine, visibleCharacters } from '#shared/text-rules.ts';
import * as limits from '#shared/limits.ts';
import { postLabels } from '#shared/field-labels.ts';
import { truncate } from '#shared/truncate.ts';
import { formatNumber } from '#shared/texts/format.ts';
import { translateProblem } from '#shared/texts/problems.ts';
import type { Translate } from '#shared/texts/translate.ts';
import type { Problem } from '../../ui/form.tsx';

export type PostFields = { url: string; title: string; text: string; tags: string[] };

/**
 * Returns the first problem of each field in form order. Repeats the rules and messages of the
 * contract without loading its schemas.
 */
export function validatePost(t: Translate, { url, title, text, tags }: PostFields): Problem[] {
  const say = (field: keyof PostFields, message: string | null) =>
    message === null ? null : translateProblem(t, t.find(postLabels[field]), message);
  const found = {
    url:
      url.trim() === ''
        ? visibleCharacters(text) === 0
          ? t('Enter a link, a text, or both.')
          : null
        : say('url', inLink(url.trim())),
    title: title.trim() === '' ? t('Enter a title.') : say('title', inTitle(title.trim())),
    text: say('text', inText(text)),
    tags: say('tags', tags.length > limits.tags.max ? `must be at most ${limits.tags.max}` : null),
  };
  return Object.entries(found).flatMap(([field, message]) =>
    message === null ? [] : { field, message },
  );
}

function inLink(url: string): string | null {
  if (countCharacters(url) > limits.url.max) return `must be at most ${limits.url.max} characters`;
  return isLink(url) ? null : 'must be a link that begins with http:// or https://';
}

function inTitle(title: string): string | null {
  if (!oneLine.test(title)) return 'must be one line';
  if (countCharacters(title) > limits.title.max)
    return `must be at most ${limits.title.max} characters`;
  return visibleCharacters(title) < limits.title.min
    ? `must have at least ${limits.title.min} visible characters`
    : null;
}

function inText(text: string): string | null {
  if (countCharacters(text) > limits.postText.max)
    return `must be at most ${formatNumber('en', limits.postText.max)} characters`;
  return text.includes('\0') ? 'must not contain the character NUL' : null;
}

/** Turns a page title into a valid post title; empty if that is impossible. */
export function toPostTitle(pageTitle: string): string {
  const line = pageTitle.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  return visibleCharacters(line) < limits.title.min ? '' : truncate(line, limits.title.max);
}
