import { useState } from 'react';
import type { AdminIssueDetail } from '#shared/contract/admin-newsletter-schemas.ts';
import { useApp } from '../../app-context.tsx';
import { t } from '../lib/words.ts';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import * as admin from '../admin.admin.styles.ts';
import * as components from '../ui/components.admin.styles.ts';
import type { DraftPost } from './issue-draft.ts';
import * as styles from './newsletter.admin.styles.ts';
import { TitleInput } from './title-input.tsx';
import { PostLine } from './post-line.tsx';

type PutIn = ((post: DraftPost) => void) | undefined;

/** Posts of the issue's days that are not in it, and why. `putIn`: while the issue is editable. */
export function CandidatePosts({
  issue,
  chosen,
  putIn,
}: {
  issue: AdminIssueDetail;
  chosen: readonly DraftPost[];
  putIn?: PutIn;
}) {
  const others = issue.posts
    .filter(({ id }) => !chosen.some((post) => post.id === id))
    .toSorted((a, b) => a.rank - b.rank);
  const reserve = others.filter(({ outcome }) => outcome === 'reserve');
  const leftOut = others.filter(({ outcome }) => outcome === 'excluded');
  const candidates = others.filter((post) => !reserve.includes(post) && !leftOut.includes(post));
  return (
    <>
      <details
        className={styles.more}
        open={putIn !== undefined && candidates.length > 0 && candidates.length <= 10}
      >
        <summary>
          {t('Candidates: {count, plural, one {# post} other {# posts}}', {
            count: candidates.length,
          })}
        </summary>
        <p className={admin.note}>{t('Used for personalized versions.')}</p>
        <Posts posts={candidates} putIn={putIn} />
      </details>
      {reserve.length === 0 ? null : (
        <details className={styles.more}>
          <summary>
            {t('More candidates: {count, plural, one {# post} other {# posts}}', {
              count: reserve.length,
            })}
          </summary>
          <p className={admin.note}>{t('Used only for readers whose preferences match.')}</p>
          <Posts posts={reserve} putIn={putIn} filterId="filter-reserve" />
        </details>
      )}
      <details className={styles.more}>
        <summary>
          {t('Skipped: {count, plural, one {# post} other {# posts}}', { count: leftOut.length })}
        </summary>
        <Posts posts={leftOut} putIn={putIn} filterId="filter" />
      </details>
      {putIn ? <Another putIn={putIn} /> : null}
    </>
  );
}

function Posts({
  posts,
  putIn,
  filterId,
}: {
  posts: readonly DraftPost[];
  putIn: PutIn;
  filterId?: string;
}) {
  const [filterText, setFilterText] = useState('');
  const found = posts.filter(({ title, domain }) =>
    `${title} ${domain ?? ''}`.toLowerCase().includes(filterText.trim().toLowerCase()),
  );
  if (posts.length === 0) return <p className={admin.note}>{t('None. [posts]')}</p>;
  return (
    <>
      {filterId !== undefined && posts.length > 10 ? (
        <div className={form.field}>
          <label htmlFor={filterId}>{t('Filter by words')}</label>
          <input
            id={filterId}
            type="search"
            dir="auto"
            value={filterText}
            onChange={(event) => setFilterText(event.currentTarget.value)}
          />
        </div>
      ) : null}
      <ul className={styles.posts}>
        {found.map((post) => (
          <li key={post.id}>
            <span />
            <div>
              <PostLine post={post} />
              {putIn && post.listed ? (
                <div className={styles.moves}>
                  <button
                    type="button"
                    className={components.smallButton}
                    aria-label={t('Add – {title}', { title: post.title })}
                    onClick={() => putIn(post)}
                  >
                    {t('Add')}
                  </button>
                </div>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {found.length === 0 ? <p className={admin.note}>{t('No matches.')}</p> : null}
    </>
  );
}

/** Adds another post of the same days by its URL. */
function Another({ putIn }: { putIn: (post: DraftPost) => void }) {
  const { api } = useApp();
  const { problems, pending, run } = useSubmit({});
  const [address, setAddress] = useState('');
  const problem = problems.find(({ field }) => field === 'address');
  const find = (typed = address) =>
    void run(async () => {
      const slug = /^(?:.*\/post\/)?([\w-]+)\/?(?:[?#].*)?$/.exec(typed.trim())?.[1];
      if (slug === undefined)
        return [{ field: 'address', message: t('Choose a post, or paste its link.') }];
      const {
        id,
        slug: now,
        title,
        domain,
        score,
        commentCount,
      } = await api('GET /api/posts/{id}', { path: { id: slug } });
      putIn({
        id,
        slug: now,
        title,
        domain,
        score,
        commentCount,
        listed: true,
        note: '',
        reason: t('Added manually.'),
      });
      setAddress('');
      return [];
    });
  return (
    <details className={styles.more}>
      <summary>{t('Add another post')}</summary>
      <Form label={t('Add another post')} problems={problems} onSend={() => find()}>
        <div className={form.field}>
          <label htmlFor="address">{t('Post [noun]')}</label>
          <p id="address-hint" className={form.hint}>
            {t('Type words of its title, or paste its link. It must be from this issue’s period.')}
          </p>
          {problem ? (
            <p id="address-problem" className={form.problem}>
              {problem.message}
            </p>
          ) : null}
          <TitleInput
            id="address"
            name="address"
            of="post"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'address-hint address-problem' : 'address-hint'}
            value={address}
            onType={setAddress}
            onChoose={(value) => find(value)}
          />
        </div>
        <SendButton pending={pending} doing={t('Looking…')} className={form.quiet}>
          {t('Add')}
        </SendButton>
      </Form>
    </details>
  );
}
