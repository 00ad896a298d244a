import * as limits from '#shared/limits.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { Field } from '../../ui/fields.tsx';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { useRefresh } from '../lib/use-endpoint.ts';
import { t } from '../lib/words.ts';

const { max } = limits.firstPosts;

/** Sets the number of first posts that need a review. For admins. */
export function FirstPosts({ held }: { held: number }) {
  const { api } = useApp();
  const refresh = useRefresh();
  const { problems, pending, run } = useSubmit({ holdFirstPosts: english('The number of posts') });
  const save = (data: FormData) =>
    run(async () => {
      const typed = String(data.get('holdFirstPosts')).trim();
      const holdFirstPosts = Number(typed);
      if (
        typed === '' ||
        !Number.isInteger(holdFirstPosts) ||
        holdFirstPosts < 0 ||
        holdFirstPosts > max
      )
        return [
          { field: 'holdFirstPosts', message: t('Enter a number from 0 to {max}.', { max }) },
        ];
      await api('PUT /api/admin/rules', { body: { holdFirstPosts } });
      announce(
        holdFirstPosts === 0
          ? t('Posts from new members aren’t reviewed.')
          : t(
              '{count, plural, one {The first post of each new member will be reviewed.} other {The first # posts of each new member will be reviewed.}}',
              { count: holdFirstPosts },
            ),
      );
      await refresh('GET /api/admin/rules', 'GET /api/admin/log');
      return [];
    });
  return (
    <>
      <h2>{t('New members')}</h2>
      <Form label={t('New members')} problems={problems} onSend={(data) => void save(data)}>
        <Field
          name="holdFirstPosts"
          label={t('Review first posts from new members')}
          hint={t('0 to {max}. 0 = off.', { max })}
          type="number"
          min={0}
          max={max}
          defaultValue={held}
          inputMode="numeric"
          problems={problems}
        />
        <div className={form.buttons}>
          <SendButton pending={pending} doing={t('Saving…')} className={form.quiet}>
            {t('Save')}
          </SendButton>
        </div>
      </Form>
    </>
  );
}
