import type { AdminIssueDetail } from '#shared/contract/admin-newsletter-schemas.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { english } from '#shared/texts/translate.ts';
import { t } from '../lib/words.ts';
import { Problems, useSubmit } from '../../ui/form.tsx';
import { useEndpoint, useRefresh } from '../lib/use-endpoint.ts';
import { Select } from '../ui/components.tsx';
import * as admin from '../admin.admin.styles.ts';
import * as styles from './newsletter.admin.styles.ts';

/** Chooses who receives a letter. A scheduled one is unscheduled first. */
export function LetterAudience({ issue }: { issue: AdminIssueDetail }) {
  const { api } = useApp();
  const refresh = useRefresh();
  const { data } = useEndpoint('GET /api/admin/segments');
  const { problems, run } = useSubmit({ segmentId: english('The audience') });
  const choose = (value: string) =>
    void run(async () => {
      const { readers } = await api('PUT /api/admin/issues/{id}/audience', {
        path: { id: issue.id },
        body: { segmentId: value === '' ? null : value },
      });
      await refresh('GET /api/admin/issues');
      announce(
        t('The letter goes to {count, plural, one {# reader} other {# readers}}.', {
          count: readers,
        }),
      );
      return [];
    });
  return (
    <div className={styles.inLine}>
      <Problems list={problems} />
      <Select
        name="segmentId"
        label={t('Audience')}
        value={issue.segmentId ?? ''}
        options={[
          { value: '', label: t('All subscribers') },
          ...(data?.segments ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChoose={choose}
      />
      <p className={admin.note}>
        {t('{count, plural, one {# reader} other {# readers}} now.', { count: issue.readers })}{' '}
        {issue.segmentId === null
          ? t('The letter will be in the archive.')
          : t('Letters to a segment aren’t in the archive.')}
      </p>
    </div>
  );
}
