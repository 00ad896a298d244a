export const segmentSources = ['form', 'account', 'import'] as const;
export const segmentEvents = ['confirmed', 'visited'] as const;
export const segmentPeriods = ['within', 'before'] as const;
