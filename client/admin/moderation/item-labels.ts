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
