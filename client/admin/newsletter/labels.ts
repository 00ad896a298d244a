import type { AdminIssue } from '#shared/contract/admin-newsletter-schemas.ts';
import { issueDate } from '#shared/newsletter/issue-labels.ts';
import type { SummaryKind } from '#shared/newsletter/summary-kinds.ts';
import { number } from '../lib/words.ts';

/** Returns "Daily, 21 November 2026" or "Letter: its subject". */
export const formatIssueName = ({
  frequency,
  subject,
  ...days
}: Pick<AdminIssue, 'frequency' | 'firstDay' | 'lastDay'> & {
  subject?: string | null;
}): string =>
  frequency === 'letter'
    ? `Letter: ${subject ?? 'no subject yet'}`
    : `${frequency === 'daily' ? 'Daily' : 'Weekly'}, ${issueDate(days)}`;

/** Returns where a letter is. `stopped`: an editor holds it while its emails are sent. */
export const findLetterState = ({
  state,
  heldAt,
  scheduledAt,
  deliveries,
}: Pick<AdminIssue, 'state' | 'heldAt' | 'scheduledAt' | 'deliveries'>) => {
  const planned = Object.values(deliveries).reduce((sum, number) => sum + number, 0);
  const left = deliveries.planned + deliveries.sending;
  const progress = `${number(planned - left)} of ${number(planned)}`;
  if (state === 'sent') return { is: 'sent', name: 'Sent' } as const;
  if (heldAt !== null && scheduledAt !== null)
    return { is: 'scheduled', name: 'Scheduled' } as const;
  if (heldAt !== null)
    return planned === 0
      ? ({ is: 'draft', name: 'Draft' } as const)
      : ({ is: 'stopped', name: `Stopped at ${progress}` } as const);
  // Until its emails are planned, it is still scheduled.
  if (left > 0 || scheduledAt !== null)
    return { is: 'sending', name: planned === 0 ? 'Sending' : `Sending ${progress}` } as const;
  return { is: 'sent', name: 'Sent' } as const;
};

/** Returns the state of an issue in a word or two. */
export const formatIssueState = (
  issue: Pick<AdminIssue, 'frequency' | 'state' | 'heldAt' | 'scheduledAt' | 'deliveries'>,
): string => {
  const { state, heldAt, deliveries } = issue;
  if (issue.frequency === 'letter') return findLetterState(issue).name;
  if (state === 'skipped') return 'Skipped: too few posts';
  if (heldAt !== null && state !== 'sent')
    return issue.scheduledAt === null ? 'On hold' : 'Scheduled';
  // A started issue whose emails are being planned still has its time.
  if (heldAt === null && issue.scheduledAt !== null) return 'Sending';
  // It stays open until the hour has passed in all time zones.
  if (state === 'sending' && deliveries.planned + deliveries.sending === 0)
    return Object.values(deliveries).every((number) => number === 0) ? 'No emails yet' : 'Sent';
  return { preparing: 'Preparing', sending: 'Sending', sent: 'Sent' }[state];
};

export const deliveryNames = {
  planned: 'Planned',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Failed',
  uncertain: 'Uncertain',
} as const;
export type DeliveryState = keyof typeof deliveryNames;
/** Labels of delivery states. */
export const deliveriesCalled: Record<DeliveryState, string> = {
  planned: 'Planned emails',
  sending: 'Emails being sent',
  sent: 'Sent emails',
  failed: 'Failed emails',
  uncertain: 'Uncertain emails',
};

/** Says who made the sentences of an issue. */
export const sourceNames: Record<SummaryKind, string> = {
  ai: 'Written by a language model',
  selected: 'Sentences selected by a language model',
  extract: 'Excerpts',
};

const languages = new Intl.DisplayNames('en', { type: 'language' });
export const getLanguageName = (code: string): string => languages.of(code) ?? code;

/** Returns "2%". */
export const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;
