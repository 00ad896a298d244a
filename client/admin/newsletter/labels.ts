import type { AdminIssue } from '#shared/contract/admin-newsletter-schemas.ts';
import { issueDateIn } from '#shared/newsletter/issue-labels.ts';
import type { SummaryKind } from '#shared/newsletter/summary-kinds.ts';
import { t } from '../lib/words.ts';

/** Returns "Daily, 21 November 2026" or "Letter: its subject". */
export function formatIssueName({
  frequency,
  subject = null,
  ...days
}: Pick<AdminIssue, 'frequency' | 'firstDay' | 'lastDay'> & { subject?: string | null }): string {
  if (frequency === 'letter')
    return subject === null ? t('Letter: no subject yet') : t('Letter: {subject}', { subject });
  const date = issueDateIn(t.language, days);
  return frequency === 'daily' ? t('Daily, {date}', { date }) : t('Weekly, {date}', { date });
}

type LetterFacts = Pick<AdminIssue, 'state' | 'heldAt' | 'scheduledAt' | 'deliveries'>;

const countEmails = ({ deliveries }: LetterFacts) => ({
  planned: Object.values(deliveries).reduce((sum, number) => sum + number, 0),
  left: deliveries.planned + deliveries.sending,
});

/** Whether an issue waits for its time. */
export const isScheduled = <T extends LetterFacts>(
  issue: T,
): issue is T & { scheduledAt: string } =>
  issue.heldAt !== null && issue.scheduledAt !== null && issue.state !== 'sent';

/** Returns where a letter is. `stopped`: an editor holds it while its emails are sent. */
export function findLetterState(
  letter: LetterFacts,
): 'draft' | 'scheduled' | 'sending' | 'stopped' | 'sent' {
  const { state, heldAt, scheduledAt } = letter;
  const { planned, left } = countEmails(letter);
  if (state === 'sent') return 'sent';
  if (isScheduled(letter)) return 'scheduled';
  if (heldAt !== null) return planned === 0 ? 'draft' : 'stopped';
  // Until its emails are planned, it is still scheduled.
  return left > 0 || scheduledAt !== null ? 'sending' : 'sent';
}

function formatLetterState(letter: LetterFacts): string {
  const { planned, left } = countEmails(letter);
  const progress = { done: planned - left, all: planned };
  switch (findLetterState(letter)) {
    case 'draft':
      return t('Draft [letter]');
    case 'scheduled':
      return t('Scheduled');
    case 'stopped':
      return t('Stopped at {done, number} of {all, number}', progress);
    case 'sending':
      return planned === 0 ? t('Sending') : t('Sending {done, number} of {all, number}', progress);
    case 'sent':
      return t('Sent');
  }
}

/** Returns the state of an issue in a word or two. */
export function formatIssueState(issue: Pick<AdminIssue, 'frequency'> & LetterFacts): string {
  const { state, heldAt, deliveries } = issue;
  if (issue.frequency === 'letter') return formatLetterState(issue);
  if (state === 'skipped') return t('Skipped: too few posts');
  if (isScheduled(issue)) return t('Scheduled');
  if (heldAt !== null && state !== 'sent') return t('On hold');
  // A started issue whose emails are being planned still has its time.
  if (heldAt === null && issue.scheduledAt !== null) return t('Sending');
  // It stays open until the hour has passed in all time zones.
  if (state === 'sending' && deliveries.planned + deliveries.sending === 0)
    return Object.values(deliveries).every((number) => number === 0)
      ? t('No emails yet')
      : t('Sent');
  return { preparing: t('Preparing'), sending: t('Sending'), sent: t('Sent') }[state];
}

/** Labels of the states of emails. */
export const deliveryNames = {
  planned: t('Planned'),
  sending: t('Being sent'),
  sent: t('Sent'),
  failed: t('Failed'),
  uncertain: t('Uncertain'),
} as const;
export type DeliveryState = keyof typeof deliveryNames;
/** Captions of lists of emails. */
export const deliveriesCalled: Record<DeliveryState, string> = {
  planned: t('Planned emails'),
  sending: t('Emails being sent'),
  sent: t('Sent emails'),
  failed: t('Failed emails'),
  uncertain: t('Uncertain emails'),
};

/** Why an email was not sent. The others are replies of mail servers. */
const failures: Record<string, string> = {
  expired: t('expired [email]'),
  suppressed: t('suppressed [address]'),
  unsubscribed: t('unsubscribed [email]'),
  paused: t('paused [email]'),
  erased: t('erased [email]'),
  replaced: t('replaced [email]'),
  'no words': t('text missing [email]'),
  'no match': t('no match [email]'),
  lost: t('lost [email]'),
  other: t('other [reason]'),
};

/** Says why an email was not sent, or perhaps not. */
export function formatFailure(code: string): string {
  if (code === '') return '–';
  const uncertain = /^uncertain: (.*)$/.exec(code)?.[1];
  if (uncertain !== undefined)
    return t('uncertain: {reason}', { reason: failures[uncertain] ?? uncertain });
  return failures[code] ?? code;
}

/** Says who made the sentences of an issue. */
export const sourceNames: Record<SummaryKind, string> = {
  ai: t('Written by a language model'),
  selected: t('Sentences selected by a language model'),
  extract: t('Excerpts'),
};
