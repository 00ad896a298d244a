import { createTranslate, english, type Translate } from '#shared/texts/translate.ts';
import { AppError } from '../../../infra/app-error.ts';
import type { SelectionRule } from '../../core/digest-defaults.ts';
import type { Choices } from '../selection/choose-posts.ts';

const obstacles: Partial<Record<string, string>> = {
  publisher: english('{count} left out: at most {most} per domain'),
  kind: english('{count} left out: enough posts of their kind'),
  story: english('{count} left out: the story of another post'),
  link: english('{count} left out: the story of another post'),
};

/** Says how many posts there are, and why some of them cannot be in an issue. */
export function createTooFewPosts(
  choices: Choices['choices'],
  { minPosts, perDomain }: SelectionRule,
): AppError {
  const left = new Map<string, number>();
  for (const { reason } of choices) {
    if (reason.kind !== 'excluded' && reason.kind !== 'reserve') continue;
    const text = obstacles[reason.why] ?? english('{count} left out: in an earlier issue');
    left.set(text, (left.get(text) ?? 0) + 1);
  }
  const say = (t: Translate) => {
    const parts = [
      t('{count, plural, one {# post} other {# posts}}', { count: choices.length }),
      ...[...left].map(([text, count]) => t(text, { count, most: perDomain })),
    ];
    return t('{list}. An issue needs {least}.', { list: parts.join(', '), least: minPosts });
  };
  const error = new AppError('conflict', say(createTranslate('en')));
  error.translate = say;
  return error;
}
