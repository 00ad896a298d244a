import type { CallInput } from '#shared/contract/index.ts';
import { dayMs } from '#shared/durations.ts';
import type { Problem } from '../../ui/form.tsx';
import { Options } from '../../ui/fields.tsx';
import { t } from '../lib/words.ts';

/** Days. */
const durations = [1, 7, 30];

/** Fields for the duration of a ban and for removing the member's content. */
export function BanFields({ problems = [] }: { problems?: Problem[] }) {
  return (
    <>
      <Options
        type="radio"
        name="length"
        legend={t('Duration')}
        inLine
        problems={problems}
        chosen={['7']}
        options={[
          ...durations.map((count) => ({
            value: String(count),
            label: t('{count, plural, one {# day} other {# days}}', { count }),
          })),
          { value: 'always', label: t('Permanently') },
        ]}
      />
      <Options
        type="checkbox"
        name="remove"
        legend={t('Posts and comments')}
        chosen={[]}
        options={[
          {
            value: 'yes',
            label: t('Remove all their posts and comments'),
            hint: t('Up to 1,000 at once. Needs a login within the last 15 minutes.'),
          },
        ]}
      />
    </>
  );
}

/** Returns "Banned for 7 days". */
export function describeBan(data: FormData): string {
  const count = Number(data.get('length'));
  return Number.isFinite(count)
    ? t('Banned for {count, plural, one {# day} other {# days}}', { count })
    : t('Banned permanently');
}

/** Converts the fields for the API. A duration starts now. */
export function toBanRequest(
  data: FormData,
  reason: string,
): NonNullable<CallInput<'POST /api/admin/users/{username}/ban'>['body']> {
  const days = Number(data.get('length'));
  const until = Number.isFinite(days) ? new Date(Date.now() + days * dayMs).toISOString() : null;
  return { until, reason, ...(data.get('remove') === 'yes' ? { removeContent: true } : {}) };
}
