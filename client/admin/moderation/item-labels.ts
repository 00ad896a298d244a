import type { ModeratedThing } from '#shared/contract/admin-moderation.ts';
import type { ReportReason } from '#shared/contract/reports.ts';
import { commentPath, postPath } from '#shared/paths.ts';

/** Of all that waits for a moderator. */
export const keyOf = ({ kind, id }: Pick<ModeratedThing, 'kind' | 'id'>): string => `${kind}-${id}`;

/** In a few words, for who does not see what stands around. */
export const nameOf = ({ kind, author, post }: ModeratedThing): string =>
  kind === 'post' ? `“${post.title}”` : `comment of ${author.username} on “${post.title}”`;

export const addressOf = ({ kind, id, post }: ModeratedThing): string =>
  kind === 'post' ? postPath(post.slug) : commentPath(post.slug, id);

/** What a report says of its reason. */
export const reasons: Record<ReportReason | 'rule', string> = {
  spam: 'Spam',
  abuse: 'Abuse',
  'off-topic': 'Off topic',
  broken: 'Broken or misleading link',
  other: 'Something else',
  rule: 'A rule of the site',
};

/** Reasons that are at hand. */
export const presets = ['Spam', 'Abuse', 'Off topic', 'Broken or misleading link', 'Posted before'];

/** An action of the log in words: `hide-post` is "Hide post". */
export const inWords = (action: string): string =>
  action.charAt(0).toUpperCase() + action.slice(1).replaceAll('-', ' ');
