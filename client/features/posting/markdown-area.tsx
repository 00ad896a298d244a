import { useRef, useState, type KeyboardEvent } from 'react';
import { ApiError } from '#shared/api-error.ts';
import * as limits from '#shared/limits.ts';
import type { RichText as Content } from '#shared/rich-text.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp } from '../../app-context.tsx';
import { uploadPicture } from '../../queries/pictures.ts';
import { Area } from '../../ui/fields.tsx';
import type { Problem } from '../../ui/form.tsx';
import { rich } from '../../ui/rich.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { TextPictures } from '../../ui/text-pictures.tsx';
import * as styles from './posting.styles.ts';

type Shown = ({ content: Content } | { trouble: string }) & { text: string };

const tabs = [english('Write'), english('Preview')] as const;

const code = (content: string) => <code>{content}</code>;

/** A Markdown field with a preview, which the server renders as it renders posts. */
export function MarkdownArea({
  value,
  onChange,
  onBlur,
  problems,
}: {
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
  problems: Problem[];
}) {
  const app = useApp();
  const { api, t } = app;
  const [preview, setPreview] = useState(false);
  const [shown, setShown] = useState<Shown | null>(null);
  const latest = useRef('');
  const list = useRef<HTMLDivElement>(null);
  // Problems switch back to the editor.
  const [seen, setSeen] = useState(problems);
  if (problems !== seen) {
    setSeen(problems);
    if (problems.some(({ field }) => field === 'text')) setPreview(false);
  }

  function open(index: number): void {
    setPreview(index === 1);
    if (index === 1 && value.trim() !== '' && !(shown?.text === value && 'content' in shown))
      void render(value);
  }
  async function render(text: string): Promise<void> {
    latest.current = text;
    setShown(null);
    const found = await api('POST /api/markdown/preview', { body: { text } }).catch(
      (error: unknown) => ({
        trouble:
          error instanceof ApiError ? error.message : t('The preview isn’t available right now.'),
      }),
    );
    if (latest.current === text) setShown({ text, ...found });
  }
  const empty = value.trim() === '';
  const waiting = !empty && shown === null;
  const content = empty
    ? t('Nothing to preview yet.')
    : shown === null
      ? t('One moment…')
      : 'trouble' in shown
        ? shown.trouble
        : shown.content;
  /** Arrow keys move between the tabs, as ARIA recommends. */
  const move = (event: KeyboardEvent) => {
    const [left, right] = t.dir === 'rtl' ? [1, 0] : [0, 1];
    const to = { ArrowLeft: left, Home: 0, ArrowRight: right, End: 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    open(to);
    list.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <div className={styles.markdown}>
      <div ref={list} role="tablist" aria-label={t('Text')} className={styles.tabs}>
        {tabs.map((name, index) => {
          const chosen = preview === (index === 1);
          return (
            <button
              key={name}
              type="button"
              role="tab"
              id={`text-${name}`}
              aria-selected={chosen}
              aria-controls={`text-${name}-panel`}
              tabIndex={chosen ? 0 : -1}
              onClick={() => open(index)}
              onKeyDown={move}
            >
              {t(name)}
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id="text-Write-panel" aria-labelledby="text-Write" hidden={preview}>
        <TextPictures upload={(image) => uploadPicture(app, image)}>
          <Area
            name="text"
            label={t('Text')}
            optional
            problems={problems}
            rows={8}
            maxCharacters={limits.postText.max}
            value={value}
            onBlur={onBlur}
            onChange={(event) => onChange(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
                event.currentTarget.form?.requestSubmit();
            }}
          />
        </TextPictures>
        <details className={styles.markdownHelp}>
          <summary>{t('Formatting help')}</summary>
          <ul>
            <li>
              {rich(
                t,
                '<c>**bold**</c>, <c>*italic*</c>, <c>`code`</c>, ' +
                  '<c>[a link](https://example.org)</c>',
                { c: code },
              )}
            </li>
            <li>
              {rich(
                t,
                '<c>></c> quote, <c>-</c> list item, <c>##</c> heading, ' +
                  'blank line = new paragraph',
                { c: code },
              )}
            </li>
            <li>{rich(t, '<c>@name</c> links to that member', { c: code })}</li>
          </ul>
        </details>
      </div>
      <div
        role="tabpanel"
        id="text-Preview-panel"
        aria-labelledby="text-Preview"
        hidden={!preview}
        tabIndex={0}
        className={styles.preview}
        aria-busy={(preview && waiting) || undefined}
      >
        {/* For the eye: in the place of the field's label. */}
        <p aria-hidden="true">{t('Text')}</p>
        <div>
          {typeof content === 'string' ? (
            <p className={styles.quiet}>{content}</p>
          ) : (
            <RichText content={content} />
          )}
        </div>
      </div>
    </div>
  );
}
