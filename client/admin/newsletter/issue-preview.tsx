import { useState } from 'react';
import type { AdminIssueDetail } from '#shared/contract/admin-newsletter-schemas.ts';
import type { Reply } from '#shared/contract/index.ts';
import { digestLanguages, type DigestLanguage } from '#shared/paths.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { getLanguageName, t } from '../lib/words.ts';
import { Area, Options } from '../../ui/fields.tsx';
import { Form, Problems, SendButton, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import * as admin from '../admin.admin.styles.ts';
import { Select } from '../ui/components.tsx';
import { MailFrame } from './mail-frame.tsx';
import * as styles from './newsletter.admin.styles.ts';
import { useEndpoint } from '../lib/use-endpoint.ts';
import { PreviewSentences } from './preview-sentences.tsx';
import { sourceNames } from './labels.ts';
import { nameSegment } from './sections.ts';

type Preview = Reply<'GET /api/admin/issues/{id}/preview'>;
const parts = [
  { value: 'html', label: t('As a page') },
  { value: 'text', label: t('Plain text') },
] as const;
const widths = [
  { value: '360', label: t('Phone, 360') },
  { value: '640', label: t('Wide, 640') },
] as const;
const schemes = [
  { value: 'light', label: t('Light [theme]') },
  { value: 'dark', label: t('Dark [theme]') },
] as const;
const labels = { prompt: english('The prompt'), language: english('The language') };

/**
 * Shows the email for a language, a prompt and segments, and sends it to the current user. It
 * follows what is typed; a model is asked on request.
 */
export function IssuePreview({ issue, dirty }: { issue: AdminIssueDetail; dirty: boolean }) {
  const { api, site } = useApp();
  const isLetter = issue.frequency === 'letter';
  const [language, setLanguage] = useState<DigestLanguage>(
    () => digestLanguages.find((code) => site.language.startsWith(code)) ?? 'en',
  );
  const [prompt, setPrompt] = useState('');
  const [segments, setSegments] = useState<string[]>([]);
  /** What was requested, and the text that it followed. */
  const [requested, setRequested] = useState<{ preview: Preview; to: unknown } | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const showing = useSubmit(labels);
  const testing = useSubmit(labels);
  const query = prompt.trim() === '' ? {} : { prompt: prompt.trim() };
  const input = {
    path: { id: issue.id },
    query: {
      language,
      ...query,
      ...(segments.length === 0 ? {} : { segments: segments.join(',') }),
    },
  };
  const show = () =>
    void showing.run(async () => {
      const preview = await api('GET /api/admin/issues/{id}/preview', input);
      setRequested({ preview, to: data });
      announce(t('The preview is below.'));
      return [];
    });
  // No model writes a letter. A digest has what is stored of a model.
  const isFollowing = isLetter ? issue.document.length > 0 : issue.editable === null;
  const followed = isLetter
    ? input
    : { ...input, query: { ...input.query, draft: 'true' as const } };
  const { data, error } = useEndpoint('GET /api/admin/issues/{id}/preview', followed, {
    enabled: isFollowing,
    // Saving refreshes it, too: its key begins with that of issues.
    every: isLetter && issue.editable === null ? 10_000 : false,
  });
  // Until the text changes.
  const current = requested?.to === data ? requested?.preview : null;
  const preview = current ?? ((isFollowing && data) || null);
  const hasButton = !isLetter && (!isFollowing || issue.budget.model !== null);
  const test = () => {
    setSentTo(null);
    void testing.run(async () => {
      const { to } = await api('POST /api/admin/issues/{id}/test', {
        path: { id: issue.id },
        body: { language, ...query, segments },
      });
      setSentTo(to);
      announce(t('A test email is on its way to {address}.', { address: to }));
      return [];
    });
  };
  return (
    <>
      <Form label={t('Preview')} problems={showing.problems} onSend={show}>
        <Select
          name="language"
          label={t('Language')}
          options={digestLanguages.map((code) => ({ value: code, label: getLanguageName(code) }))}
          value={language}
          onChoose={(value) => setLanguage(value as DigestLanguage)}
        />
        {isLetter ? null : (
          <Area
            name="prompt"
            label={t('Preview as a reader who asked for')}
            hint={t('In a reader’s own words. Leave blank for the standard digest.')}
            problems={showing.problems}
            optional
            rows={2}
            value={prompt}
            onChange={(event) => setPrompt(event.currentTarget.value)}
          />
        )}
        {issue.sections.length === 0 ? null : (
          <Options
            type="checkbox"
            name="segments"
            legend={t('Preview as a reader in')}
            hint={t('Readers in none of these get no sections.')}
            inLine
            options={issue.sections.map(({ segmentId }) => ({
              value: segmentId,
              label: nameSegment(issue.references, segmentId),
            }))}
            chosen={segments}
            onChoose={(id) =>
              setSegments(
                segments.includes(id)
                  ? segments.filter((other) => other !== id)
                  : [...segments, id],
              )
            }
          />
        )}
        {dirty && !isLetter ? (
          <p className={admin.note}>{t('Tests use the last saved version.')}</p>
        ) : null}
        <Problems list={testing.problems} />
        <div className={form.buttons}>
          {hasButton ? (
            <SendButton pending={showing.pending} doing={t('Writing…')} className={form.quiet}>
              {isFollowing ? t('Preview with AI') : t('Show preview')}
            </SendButton>
          ) : null}
          <button
            type="button"
            className={form.quiet}
            aria-disabled={testing.pending || undefined}
            onClick={test}
          >
            {testing.pending ? t('Sending…') : t('Send me a test')}
          </button>
          {sentTo === null ? null : (
            <span className={form.saved}>{t('Sent to {address}', { address: sentTo })}</span>
          )}
        </div>
      </Form>
      {isFollowing && error ? (
        <p className={admin.note}>
          {t('The preview couldn’t be updated.')} {error.message}
        </p>
      ) : null}
      {preview ? (
        <>
          <Shown preview={preview} isLetter={isLetter} />
          {isLetter ? null : <PreviewSentences preview={preview} />}
        </>
      ) : null}
    </>
  );
}

function Shown({
  preview: { subject, preheader, html, text, kind, language },
  isLetter,
}: {
  preview: Preview;
  isLetter: boolean;
}) {
  const [part, setPart] = useState<'html' | 'text'>('html');
  const [width, setWidth] = useState<'360' | '640'>('360');
  const [scheme, setScheme] = useState<'light' | 'dark'>(() =>
    document.documentElement.classList.contains('dark') ? 'dark' : 'light',
  );
  return (
    <>
      <div className={styles.inLine}>
        <Options
          type="radio"
          name="part"
          legend={t('Show')}
          options={parts}
          chosen={[part]}
          inLine
          onChoose={setPart}
        />
        {part === 'html' ? (
          <>
            <Options
              type="radio"
              name="width"
              legend={t('Width')}
              options={widths}
              chosen={[width]}
              inLine
              onChoose={setWidth}
            />
            <Options
              type="radio"
              name="scheme"
              legend={t('Colors')}
              options={schemes}
              chosen={[scheme]}
              inLine
              onChoose={setScheme}
            />
          </>
        ) : null}
      </div>
      <dl className={styles.envelope} lang={language}>
        <dt lang={t.language}>{t('Subject')}</dt>
        <dd dir="auto">{subject}</dd>
        <dt lang={t.language}>{t('Preview text')}</dt>
        <dd dir="auto">{preheader}</dd>
        {isLetter ? null : (
          <>
            <dt lang={t.language}>{t('Text')}</dt>
            <dd lang={t.language}>
              {t('{source}, in {language}', {
                source: sourceNames[kind],
                language: getLanguageName(language),
              })}
            </dd>
          </>
        )}
      </dl>
      {part === 'html' ? (
        <MailFrame
          html={html ?? ''}
          width={Number(width)}
          dark={scheme === 'dark'}
          title={t('Digest preview')}
        />
      ) : (
        <pre className={styles.plainText} tabIndex={0} lang={language} dir="auto">
          {text}
        </pre>
      )}
    </>
  );
}
