import { lazy, Suspense } from 'react';
import type { NewsletterDocument } from '#shared/newsletter/document.ts';
import { t } from '../lib/words.ts';
import * as form from '../../ui/form.styles.ts';
import type { Problem } from '../../ui/form.tsx';
import * as admin from '../admin.admin.styles.ts';
import * as styles from './newsletter.admin.styles.ts';

const DocumentEditor = lazy(() =>
  import('./document-editor/document-editor.tsx').then((module) => ({
    default: module.DocumentEditor,
  })),
);

/** A field with formatted text. Its editor is loaded when it is first shown. */
export function DocumentField({
  label,
  hint,
  problems,
  value,
  references,
  hasPosts,
  onChange,
  onUnsaved,
}: {
  label: string;
  hint: string;
  problems: Problem[];
  value: NewsletterDocument;
  references: readonly { id: string; name: string }[];
  /** The issue has posts, which need a place. */
  hasPosts: boolean;
  onChange: (document: NewsletterDocument) => void;
  onUnsaved: (isUnsaved: boolean) => void;
}) {
  const problem = problems.find(({ field }) => field === 'document');
  return (
    <div className={form.field}>
      <span className={styles.label}>{label}</span>
      <p id="document-hint" className={form.hint}>
        {hint}
      </p>
      {problem ? (
        <p id="document-problem" className={form.problem}>
          {problem.message}
        </p>
      ) : null}
      <Suspense fallback={<p className={admin.note}>{t('Loading the editor…')}</p>}>
        <DocumentEditor
          id="document"
          label={label}
          describedBy={problem ? 'document-hint document-problem' : 'document-hint'}
          value={value}
          references={references}
          hasPosts={hasPosts}
          onChange={onChange}
          onUnsaved={onUnsaved}
        />
      </Suspense>
    </div>
  );
}
