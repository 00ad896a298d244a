import { useEffect, useEffectEvent, useState } from 'react';
import { showHost } from '#shared/host-names.ts';
import { ApiError } from '#shared/api-error.ts';
import { promptLength } from '#shared/text-rules.ts';
import type { ChosenPreferences } from '#shared/newsletter/preferences.ts';
import type { DigestPreview } from '#shared/contract/newsletter.ts';
import type { Frequency } from '#shared/contract/subscription-schemas.ts';
import * as limits from '#shared/limits.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import { useApp } from '../../app-context.tsx';
import { useTextLanguage } from '../../lib/text-language.ts';
import { DigestSentences, PieceLabel } from '../../ui/digest-sentences.tsx';
import * as form from '../../ui/form.styles.ts';
import { formatCounter } from './check-subscription.ts';
import * as styles from './subscribe.styles.ts';
import type { SubscribeTexts } from './types.ts';

export type PreviewPreferences = {
  prompt: string;
  chosen: ChosenPreferences | undefined;
  frequency: Frequency;
  language: DigestLanguage;
};
/** The preferences belong to the reply. */
type Result =
  | { preferences: PreviewPreferences; preview: DigestPreview }
  | { preferences: PreviewPreferences; problem: string };

/** Fetches a preview for each change of preferences. Late replies are dropped. */
export function Preview({
  texts,
  preferences,
}: {
  texts: SubscribeTexts;
  preferences: PreviewPreferences;
}) {
  const { api, t } = useApp();
  const [result, setResult] = useState<Result | null>(null);
  const { page, strings } = texts;

  const load = useEffectEvent(
    async (preferences: PreviewPreferences, signal: AbortSignal): Promise<Result> => {
      const { prompt, chosen, frequency, language } = preferences;
      const used = promptLength(prompt);
      if (used > limits.customPrompt.max)
        return { preferences, problem: formatCounter(used, language, page) };
      try {
        return {
          preferences,
          preview: await api(
            'POST /api/newsletter/preview',
            {
              body: {
                frequency,
                language,
                ...(prompt !== '' && { custom_prompt: prompt }),
                ...(chosen && { preferences: chosen }),
              },
            },
            signal,
          ),
        };
      } catch (error) {
        // The API describes rate limits in the language of the site.
        const message =
          error instanceof ApiError && error.status === 429 && language === t.language
            ? error.message
            : strings.somethingWentWrong;
        return { preferences, problem: message };
      }
    },
  );
  useEffect(() => {
    const stop = new AbortController();
    const show = async () => {
      const loaded = await load(preferences, stop.signal);
      if (!stop.signal.aborted) setResult(loaded);
    };
    void show();
    return () => stop.abort();
  }, [preferences]);

  const now = result?.preferences === preferences ? result : null;
  return (
    <div className={styles.preview} aria-busy={now === null}>
      <p role="status" className={form.hint}>
        {now === null
          ? page.previewing
          : 'problem' in now
            ? ''
            : now.preview.items.length === 0
              ? page.noSample
              : page.previewNote}
      </p>
      {now === null ? null : 'problem' in now ? (
        <p role="alert" className={form.problem}>
          {now.problem}
        </p>
      ) : now.preview.items.length === 0 ? null : (
        <Sample {...now.preview} />
      )}
    </div>
  );
}

function Sample({ language, dir, overview, items, texts }: DigestPreview) {
  const findLanguage = useTextLanguage(language);
  const wording = { language, texts };
  const renderPiece = (
    sentences: DigestPreview['overview'],
    publisher: string | null,
    place = 0,
  ) => (
    <>
      <PieceLabel sentences={sentences} publisher={publisher} wording={wording} />
      <DigestSentences {...{ sentences, sources: items, wording, place }} />
    </>
  );
  return (
    <div lang={language} dir={dir} className={styles.sample}>
      {overview.length === 0 ? null : <div>{renderPiece(overview, null)}</div>}
      <ol>
        {items.map(({ slug, title, language: source, domain, sentences }, i) => (
          <li key={slug}>
            <p dir="auto">
              <strong lang={findLanguage(title, source)}>{title}</strong>
              {domain === null ? null : <span className={form.hint}> ({showHost(domain)})</span>}
            </p>
            {renderPiece(sentences, domain, i + 1)}
          </li>
        ))}
      </ol>
    </div>
  );
}
