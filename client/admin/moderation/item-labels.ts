import type { ModeratedItem } from '#shared/contract/admin-moderation-schemas.ts';
import { commentPath, postPath } from '#shared/paths.ts';
import { reportReasonLabels, type ReportReason } from '#shared/report-reasons.ts';
import { translateAll } from '#shared/texts/translate.ts';
import { t } from '../lib/words.ts';

/** Identifies an item among posts and comments. */
export const toItemKey = ({ kind, id }: Pick<ModeratedItem, 'kind' | 'id'>): string =>
  `${kind}-${id}`;

/** Names the item where its context is not visible. */
export const describeItem = ({ kind, author, post }: ModeratedItem): string =>
  kind === 'post'
    ? t('“{title}”', { title: post.title })
    : t('comment of {username} on “{title}”', { username: author.username, title: post.title });

export const getItemPath = ({ kind, id, post }: ModeratedItem): string =>
  kind === 'post' ? postPath(post.slug) : commentPath(post.slug, id);

/** Labels of the reasons of reports. */
export const reasons: Record<ReportReason | 'rule', string> = {
  ...translateAll(t, reportReasonLabels),
  rule: t('A rule of the site'),
};

/** Suggested reasons. */
export const presets = [
  t('Spam'),
  t('Abuse'),
  t('Off topic'),
  t('Broken or misleading link'),
  t('Posted before'),
];

/** Translates why a rule held or reported an item. The server says it in English. */
export function translateRuleReason(reason: string): string {
  if (reason === "This member's first post.") return t("This member's first post.");
  const first = /^One of this member's first (\d+) posts\.$/.exec(reason)?.[1];
  if (first !== undefined)
    return t("One of this member's first {count} posts.", { count: Number(first) });
  const patterns = /^Matches (.+)\.$/.exec(reason)?.[1];
  return patterns === undefined
    ? reason
    : t('Matches {patterns}.', {
        patterns: patterns.replace(/(?<=^|, )a link to ([^ ,]+)/g, (_, domain: string) =>
          t('a link to {domain}', { domain }),
        ),
      });
}
