import { useState } from 'react';
import type { AdminCorrection } from '#shared/contract/admin-corrections.ts';
import { archivePath, postPath } from '#shared/paths.ts';
import * as limits from '#shared/limits.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { exactTime, t } from '../lib/words.ts';
import { Area, Options } from '../../ui/fields.tsx';
import * as form from '../../ui/form.styles.ts';
import { Form, useSubmit } from '../../ui/form.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useList, useRefresh } from '../lib/use-endpoint.ts';
import { ActionButton, FormButtons, Select } from '../ui/components.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import * as styles from './newsletter.admin.styles.ts';

const states: { value: AdminCorrection['state']; label: string }[] = [
  { value: 'reported', label: t('Reported [sentence]') },
  { value: 'struck', label: t('Struck [sentence]') },
  { value: 'dismissed', label: t('Dismissed [report]') },
];

/** Sentences that readers reported as wrong. */
export function CorrectionsPage() {
  const [state, setState] = useState<AdminCorrection['state']>('reported');
  const { data, error, refetch, ...list } = useList('GET /api/admin/corrections', {
    query: { state },
  });
  const corrections = data?.pages.flatMap((page) => page.corrections);
  return (
    <>
      <title>{t('Corrections')}</title>
      <p>
        <a href="/admin/newsletter">{t('Newsletter')}</a>
      </p>
      <h1>{t('Corrections')}</h1>
      <Select
        name="state"
        label={t('Show')}
        options={states}
        value={state}
        onChoose={(value) =>
          setState(states.find((known) => known.value === value)?.value ?? state)
        }
      />
      {!corrections ? (
        <NotLoaded error={error} text={t('The reports couldn’t be loaded.')} retry={refetch} />
      ) : corrections.length === 0 ? (
        <p className={admin.note}>{t('None. [reports]')}</p>
      ) : (
        <ul className={styles.corrections}>
          {corrections.map((correction) => (
            <li key={correction.id}>
              <Correction correction={correction} />
            </li>
          ))}
        </ul>
      )}
      <LoadMore list={list} items=".correction" label={t('More reports')} />
    </>
  );
}

function Correction({ correction }: { correction: AdminCorrection }) {
  const { id, text, language, passages, posts, notes, state, readers } = correction;
  const { api } = useApp();
  const refresh = useRefresh();
  const [striking, setStriking] = useState(false);
  const dismiss = async () => {
    await api('POST /api/admin/corrections/{id}/dismiss', { path: { id } });
    await refresh('GET /api/admin/corrections');
  };
  return (
    <article>
      <h2 className="correction" lang={language ?? undefined} dir="auto" tabIndex={-1}>
        {text === '' ? t('A sentence of an erased post') : text}
      </h2>
      <p className={admin.note}>
        {t('{count, plural, one {# report} other {# reports}} since {date}', {
          count: correction.reports,
          date: exactTime(correction.firstReportedAt),
        })}
        {' · '}
        <a href={archivePath(correction.period)}>
          {t('Issue {period}', { period: correction.period })}
        </a>
        {posts.map((post) => (
          <span key={post.slug}>
            {' · '}
            <a href={postPath(post.slug)}>
              <bdi>{post.title}</bdi>
            </a>
          </span>
        ))}
      </p>
      {passages.map((passage) => (
        <blockquote key={passage.url}>
          <p dir="auto">{passage.text}</p>
          <p>
            <a href={passage.url}>{t('Read it in the source')}</a>
          </p>
        </blockquote>
      ))}
      {notes.length === 0 ? null : (
        <>
          <h3>{t('What readers wrote')}</h3>
          <ul>
            {notes.map((note, i) => (
              <li key={i} dir="auto">
                {note}
              </li>
            ))}
          </ul>
        </>
      )}
      {state === 'struck' ? (
        <>
          <h3>{t('Correction')}</h3>
          <p dir="auto">{correction.correction}</p>
        </>
      ) : null}
      <p className={admin.note}>
        {[
          t(
            '{count, plural, one {# reader} other {# readers}} received the sentence in the last 30 days.',
            { count: readers },
          ),
          ...(state === 'struck'
            ? [
                t(
                  '{count, plural, one {# reader} other {# readers}} received the correction so far.',
                  { count: correction.corrected },
                ),
              ]
            : []),
        ].join(' ')}
      </p>
      {correction.decidedAt === null ? null : (
        <p className={admin.note}>
          {describeDecision(correction, exactTime(correction.decidedAt))}
        </p>
      )}
      {state === 'struck' ? null : striking ? (
        <Strike correction={correction} onClose={() => setStriking(false)} />
      ) : (
        <div className={styles.actions}>
          <button type="button" className={form.quiet} onClick={() => setStriking(true)}>
            {t('Strike and correct…')}
          </button>
          {state === 'reported' ? (
            <ActionButton
              act={dismiss}
              doing={t('Dismissing…')}
              done={t('The report is dismissed.')}
            >
              {t('Dismiss')}
            </ActionButton>
          ) : null}
        </div>
      )}
    </article>
  );
}

function describeDecision({ state, decidedBy }: AdminCorrection, date: string): string {
  const values = { name: decidedBy ?? '', date };
  return state === 'struck'
    ? t('Struck by {name}, {date}.', values)
    : t('Dismissed by {name}, {date}.', values);
}

function Strike({
  correction: { id, text, readers },
  onClose,
}: {
  correction: AdminCorrection;
  onClose: () => void;
}) {
  const { api } = useApp();
  const refresh = useRefresh();
  const fields = { correction: `correction-${id}`, delivery: `delivery-${id}` };
  const { problems, pending, run } = useSubmit({ correction: english('The correction') });
  const shown = problems.map((problem) =>
    problem.field === 'correction' ? { ...problem, field: fields.correction } : problem,
  );
  const strike = async (data: FormData) => {
    const correction = String(data.get(fields.correction)).trim();
    if (correction === '') return [{ field: 'correction', message: t('Write what is correct.') }];
    const delivery = data.get(fields.delivery) === 'now' ? ('now' as const) : ('next' as const);
    await api('POST /api/admin/corrections/{id}/strike', {
      path: { id },
      body: { correction, delivery },
    });
    announce(t('The sentence is struck.'));
    await refresh('GET /api/admin/corrections');
    return [];
  };
  return (
    <Form
      label={t('Strike: {sentence}', { sentence: text })}
      problems={shown}
      onSend={(data) => void run(() => strike(data))}
    >
      <Area
        name={fields.correction}
        label={t('Correction')}
        hint={t('Plain text for readers, also in the archive. It can’t be changed later.')}
        rows={3}
        maxCharacters={limits.correction.max}
        problems={shown}
      />
      <Options
        type="radio"
        name={fields.delivery}
        legend={t(
          '{count, plural, one {How does # reader get it?} other {How do # readers get it?}}',
          {
            count: readers,
          },
        )}
        problems={shown}
        options={[
          { value: 'next', label: t('With their next issue') },
          { value: 'now', label: t('Now, in a separate email') },
        ]}
        chosen={['next']}
      />
      <FormButtons pending={pending} doing={t('Striking…')} onCancel={onClose}>
        {t('Strike the sentence')}
      </FormButtons>
    </Form>
  );
}
