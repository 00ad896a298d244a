import type { Reply } from '#shared/contract/index.ts';
import { issueTexts } from '#shared/texts/issue.ts';
import { translateAll } from '#shared/texts/translate.ts';
import { postPath } from '#shared/paths.ts';
import { useTextLanguage } from '../../lib/text-language.ts';
import { DigestSentences, PieceLabel } from '../../ui/digest-sentences.tsx';
import { t } from '../lib/words.ts';
import * as admin from '../admin.admin.styles.ts';
import * as styles from './newsletter.admin.styles.ts';

type Preview = Reply<'GET /api/admin/issues/{id}/preview'>;

/** The sentences of a previewed email. Each opens the passages that it rests on. */
export function PreviewSentences({
  preview: { overview, items },
}: {
  preview: Pick<Preview, 'overview' | 'items'>;
}) {
  const wording = {
    language: t.language,
    texts: {
      pieces: translateAll(t, issueTexts.pieces),
      passage: t(issueTexts.passage),
      inSource: t(issueTexts.inSource),
      correction: t('Correction'),
    },
  };
  const findLanguage = useTextLanguage();
  const renderPiece = (sentences: Preview['overview'], publisher: string | null, place = 0) => (
    <>
      <DigestSentences {...{ sentences, sources: items, wording, place }} />
      <PieceLabel sentences={sentences} publisher={publisher} wording={wording} />
    </>
  );
  return (
    <section aria-labelledby="sentences" className={styles.sentences}>
      <h3 id="sentences">{t('Sentences and their sources')}</h3>
      <p className={admin.note}>{t('Open a sentence or a number to see the passage.')}</p>
      {overview.length === 0 ? null : renderPiece(overview, null)}
      <ol>
        {items.map(({ slug, title, domain, language, sentences }, i) => (
          <li key={slug}>
            <h4 dir="auto">
              <a href={postPath(slug)} lang={findLanguage(title, language)}>
                {title}
              </a>
            </h4>
            {renderPiece(sentences, domain, i + 1)}
          </li>
        ))}
      </ol>
    </section>
  );
}
