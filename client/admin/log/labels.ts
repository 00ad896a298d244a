import { getSettingLabel } from '../sites/setting-labels.ts';

const names: Record<string, string> = {
  '': 'Value',
  done: 'Rows done',
  endsAt: 'Ends',
  entry: 'Log entry',
  fileName: 'File',
  holdFirstPosts: 'First posts held',
  hosts: 'Hosts',
  mails: 'Emails',
  sessions: 'Sessions ended',
  siteName: 'Name',
  suppressed: 'Blocked, because of',
  total: 'Rows',
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

const booleans: Record<string, string> = { true: 'Yes', false: 'No' };
export const labelValue = (value: string | null): string | null =>
  value === null ? null : (booleans[value] ?? value);

const hidden: Record<string, string> = {
  author: 'Hidden by its author',
  moderator: 'Hidden by a moderator',
  removed: 'Removed by a moderator',
  pending_review: 'Waiting for review',
};

/** Replaces what is stored about the visibility of a post or comment by one text. */
export function describeVisibility(state: unknown): unknown {
  if (typeof state !== 'object' || state === null || !('is_hidden' in state)) return state;
  const { is_hidden: isHidden, hidden_by: by, ...rest } = state as Record<string, unknown>;
  const visibility = isHidden === true ? (hidden[String(by)] ?? 'Hidden') : 'Visible';
  return { ...rest, visibility };
}
