import { translateOwnText, translateRuleReason } from '../lib/own-texts.ts';
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
  action: t('Action'),
  active: t('Active [log]'),
  added: t('Added'),
  at: t('At [log]'),
  cell: t('Cell'),
  closed: t('Closed [log]'),
  confirmed: t('Confirmed'),
  correction: t('Correction'),
  delivery: t('Delivery [log]'),
  domain: t('Domain'),
  events: t('Events'),
  frequency: t('Frequency'),
  from: t('From [log]'),
  intro: t('Intro [log]'),
  isOn: t('Is on'),
  issue: t('Issue'),
  key: t('Key'),
  kind: t('Kind'),
  locked: t('Locked [log]'),
  maxPostsPerFetch: t('Max posts per fetch'),
  name: t('Name'),
  note: t('Note'),
  pattern: t('Pattern'),
  pictures: t('Pictures'),
  prompts: t('Prompts'),
  provider: t('Provider'),
  readers: t('Readers [log]'),
  reason: t('Reason'),
  role: t('Role'),
  rule: t('Rule'),
  scopes: t('Scopes'),
  segment: t('Segment'),
  selector: t('Selector'),
  skipped: t('Skipped'),
  state: t('State [log]'),
  subject: t('Subject'),
  subscription: t('Subscription'),
  tags: t('Tags'),
  title: t('Title'),
  until: t('Until [log]'),
  url: t('URL'),
  username: t('Username'),
  version: t('Version [log]'),
  visibility: t('Visibility'),
  volumes: t('Volumes [log]'),
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

/** Translates the reason of an action if it is one of a rule or of the software. */
export const translateLogReason = (action: string, reason: string): string =>
  /^hold-(?:post|comment)$/.test(action) ? translateRuleReason(reason) : translateOwnText(reason);

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
