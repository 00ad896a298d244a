import type { CallInput } from '#shared/contract/index.ts';
import { dayMs } from '#shared/durations.ts';
import type { Problem } from '../../ui/form.tsx';
import { Options } from '../../ui/fields.tsx';

const durations = [
  { value: '1', label: '1 day' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: 'always', label: 'Permanently' },
] as const;

/** Fields for the duration of a ban and for removing the member's content. */
export function BanFields({ problems = [] }: { problems?: Problem[] }) {
  return (
    <>
      <Options
        type="radio"
        name="length"
        legend="Duration"
        inLine
        problems={problems}
        chosen={['7']}
        options={durations}
      />
      <Options
        type="checkbox"
        name="remove"
        legend="Posts and comments"
        chosen={[]}
        options={[
          {
            value: 'yes',
            label: 'Remove all their posts and comments',
            hint: 'Up to 1,000 at once. Needs a login within the last 15 minutes.',
          },
        ]}
      />
    </>
  );
}

/** Returns "for 7 days". */
export const formatBanDuration = (data: FormData): string => {
  const chosen = durations.find(({ value }) => value === data.get('length'));
  return chosen === undefined || chosen.value === 'always' ? 'permanently' : `for ${chosen.label}`;
};

/** Converts the fields for the API. A duration starts now. */
export function toBanRequest(
  data: FormData,
  reason: string,
): NonNullable<CallInput<'POST /api/admin/users/{username}/ban'>['body']> {
  const days = Number(data.get('length'));
  const until = Number.isFinite(days) ? new Date(Date.now() + days * dayMs).toISOString() : null;
  return { until, reason, ...(data.get('remove') === 'yes' ? { removeContent: true } : {}) };
}
