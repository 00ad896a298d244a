export const reportReasons = ['spam', 'abuse', 'off-topic', 'broken', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportReasonLabels: Record<ReportReason, string> = {
  spam: 'Spam',
  abuse: 'Abuse',
  'off-topic': 'Off topic',
  broken: 'Broken or misleading link',
  other: 'Something else',
};
