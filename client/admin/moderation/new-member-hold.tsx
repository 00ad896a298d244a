import * as limits from '#shared/limits.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { count } from '../lib/words.ts';
import { Field } from '../../ui/fields.tsx';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { useRefresh } from '../lib/use-endpoint.ts';

const { max } = limits.firstPosts;

/** Sets the number of first posts that need a review. For admins. */
export function FirstPosts({ held }: { held: number }) {
  const { api } = useApp();
  const refresh = useRefresh();
  const { problems, pending, run } = useSubmit({ holdFirstPosts: 'The number of posts' });
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
        return [{ field: 'holdFirstPosts', message: `Enter a number from 0 to ${max}.` }];
      await api('PUT /api/admin/rules', { body: { holdFirstPosts } });
      announce(
        holdFirstPosts === 0
          ? 'Posts from new members aren’t reviewed.'
          : `The first ${count(holdFirstPosts, 'post')} of each new member will be reviewed.`,
      );
      await refresh('GET /api/admin/rules', 'GET /api/admin/log');
      return [];
    });
  return (
    <>
      <h2>New members</h2>
      <Form label="New members" problems={problems} onSend={(data) => void save(data)}>
        <Field
          name="holdFirstPosts"
          label="Review first posts from new members"
          hint={`0 to ${max}. 0 = off.`}
          type="number"
          min={0}
          max={max}
          defaultValue={held}
          inputMode="numeric"
          problems={problems}
        />
        <div className={form.buttons}>
          <SendButton pending={pending} doing="Saving…" className={form.quiet}>
            Save
          </SendButton>
        </div>
      </Form>
    </>
  );
}
