import { english } from './texts/translate.ts';

export const reportReasons = ['spam', 'abuse', 'off-topic', 'broken', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportReasonLabels: Record<ReportReason, string> = {
  spam: english('Spam'),
  abuse: english('Abuse'),
  'off-topic': english('Off topic'),
  broken: english('Broken or misleading link'),
  other: english('Something else'),
};
