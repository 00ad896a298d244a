import { t } from '../lib/words.ts';
import { getSettingLabel } from '../sites/setting-labels.ts';

const names: Record<string, string> = {
  '': t('Value'),
  done: t('Rows done'),
  endsAt: t('Ends'),
  entry: t('Log entry'),
  fileName: t('File'),
  holdFirstPosts: t('First posts held'),
  hosts: t('Hosts'),
  mails: t('Emails'),
  sessions: t('Sessions ended'),
  siteName: t('Name'),
  suppressed: t('Blocked, because of'),
  total: t('Rows'),
};

/** Returns the label of a changed field: of a setting, or the words of its name. */
export function labelChange(name: string): string {
  const label = names[name] ?? getSettingLabel(name);
  if (label !== name || name.includes('.')) return label;
  const words = name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const booleans: Record<string, string> = { true: t('Yes'), false: t('No') };
export const labelValue = (value: string | null): string | null =>
  value === null ? null : (booleans[value] ?? value);

const hidden: Record<string, string> = {
  author: t('Hidden by its author'),
  moderator: t('Hidden by a moderator'),
  removed: t('Removed by a moderator'),
  pending_review: t('Waiting for review'),
};

/** Replaces what is stored about the visibility of a post or comment by one text. */
export function describeVisibility(state: unknown): unknown {
  if (typeof state !== 'object' || state === null || !('is_hidden' in state)) return state;
  const { is_hidden: isHidden, hidden_by: by, ...rest } = state as Record<string, unknown>;
  const visibility = isHidden === true ? (hidden[String(by)] ?? t('Hidden')) : t('Visible');
  return { ...rest, visibility };
}
