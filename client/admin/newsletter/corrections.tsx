import { useState } from 'react';
import type { AdminCorrection } from '#shared/contract/admin-corrections.ts';
import { archivePath, postPath } from '#shared/paths.ts';
import * as limits from '#shared/limits.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { count, exactTime, t } from '../lib/words.ts';
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
  { value: 'reported', label: 'Reported' },
  { value: 'struck', label: 'Struck' },
  { value: 'dismissed', label: 'Dismissed' },
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
      <title>Corrections</title>
      <p>
        <a href="/admin/newsletter">Newsletter</a>
      </p>
      <h1>Corrections</h1>
      <Select
        name="state"
        label="Show"
        options={states}
        value={state}
        onChoose={(value) =>
          setState(states.find((known) => known.value === value)?.value ?? state)
        }
      />
      {!corrections ? (
        <NotLoaded error={error} text={t('The reports couldn’t be loaded.')} retry={refetch} />
      ) : corrections.length === 0 ? (
        <p className={admin.note}>None.</p>
      ) : (
        <ul className={styles.corrections}>
          {corrections.map((correction) => (
            <li key={correction.id}>
              <Correction correction={correction} />
            </li>
          ))}
        </ul>
      )}
      <LoadMore list={list} items=".correction" label="More reports" />
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
        {text === '' ? 'A sentence of an erased post' : text}
      </h2>
      <p className={admin.note}>
        {count(correction.reports, 'report')} since{' '}
        {exactTime(Date.parse(correction.firstReportedAt))}
        {' · '}
        <a href={archivePath(correction.period)}>Issue {correction.period}</a>
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
            <a href={passage.url}>Read it in the source</a>
          </p>
        </blockquote>
      ))}
      {notes.length === 0 ? null : (
        <>
          <h3>What readers wrote</h3>
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
          <h3>Correction</h3>
          <p dir="auto">{correction.correction}</p>
        </>
      ) : null}
      <p className={admin.note}>
        {count(readers, 'reader')} received the sentence in the last 30 days.
        {state === 'struck'
          ? ` ${count(correction.corrected, 'reader')} received the correction so far.`
          : ''}
      </p>
      {correction.decidedAt === null ? null : (
        <p className={admin.note}>
          {state === 'struck' ? 'Struck' : 'Dismissed'} by {correction.decidedBy},{' '}
          {exactTime(Date.parse(correction.decidedAt))}.
        </p>
      )}
      {state === 'struck' ? null : striking ? (
        <Strike correction={correction} onClose={() => setStriking(false)} />
      ) : (
        <div className={styles.actions}>
          <button type="button" className={form.quiet} onClick={() => setStriking(true)}>
            Strike and correct…
          </button>
          {state === 'reported' ? (
            <ActionButton act={dismiss} doing="Dismissing…" done="The report is dismissed.">
              Dismiss
            </ActionButton>
          ) : null}
        </div>
      )}
    </article>
  );
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
  const { problems, pending, run } = useSubmit({ correction: 'The correction' });
  const shown = problems.map((problem) =>
    problem.field === 'correction' ? { ...problem, field: fields.correction } : problem,
  );
  const strike = async (data: FormData) => {
    const correction = String(data.get(fields.correction)).trim();
    if (correction === '') return [{ field: 'correction', message: 'Write what is correct.' }];
    const delivery = data.get(fields.delivery) === 'now' ? ('now' as const) : ('next' as const);
    await api('POST /api/admin/corrections/{id}/strike', {
      path: { id },
      body: { correction, delivery },
    });
    announce('The sentence is struck.');
    await refresh('GET /api/admin/corrections');
    return [];
  };
  return (
    <Form
      label={`Strike: ${text}`}
      problems={shown}
      onSend={(data) => void run(() => strike(data))}
    >
      <Area
        name={fields.correction}
        label="Correction"
        hint="Plain text for readers, also in the archive. It can’t be changed later."
        rows={3}
        maxCharacters={limits.correction.max}
        problems={shown}
      />
      <Options
        type="radio"
        name={fields.delivery}
        legend={`How do ${count(readers, 'reader')} get it?`}
        problems={shown}
        options={[
          { value: 'next', label: 'With their next issue' },
          { value: 'now', label: 'Now, in a separate email' },
        ]}
        chosen={['next']}
      />
      <FormButtons pending={pending} doing="Striking…" onCancel={onClose}>
        Strike the sentence
      </FormButtons>
    </Form>
  );
}
