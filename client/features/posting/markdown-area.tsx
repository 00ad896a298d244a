import { useRef, useState, type KeyboardEvent } from 'react';
import { ApiError } from '#shared/api-error.ts';
import * as limits from '#shared/limits.ts';
import type { RichText as Content } from '#shared/rich-text.ts';
import { useApp } from '../../app-context.tsx';
import { Area } from '../../ui/fields.tsx';
import type { Problem } from '../../ui/form.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import * as styles from './posting.styles.ts';

type Shown = ({ content: Content } | { trouble: string }) & { text: string };

const tabs = ['Write', 'Preview'] as const;

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
  const { api } = useApp();
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
          error instanceof ApiError ? error.message : 'The preview isn’t available right now.',
      }),
    );
    if (latest.current === text) setShown({ text, ...found });
  }
  const empty = value.trim() === '';
  const waiting = !empty && shown === null;
  const content = empty
    ? 'Nothing to preview yet.'
    : shown === null
      ? 'One moment…'
      : 'trouble' in shown
        ? shown.trouble
        : shown.content;
  /** Arrow keys move between the tabs, as ARIA recommends. */
  const move = (event: KeyboardEvent) => {
    const to = { ArrowLeft: 0, Home: 0, ArrowRight: 1, End: 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    open(to);
    list.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <div className={styles.markdown}>
      <div ref={list} role="tablist" aria-label="Text" className={styles.tabs}>
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
              {name}
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id="text-Write-panel" aria-labelledby="text-Write" hidden={preview}>
        <Area
          name="text"
          label="Text"
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
        <details className={styles.markdownHelp}>
          <summary>Formatting help</summary>
          <ul>
            <li>
              <code>**bold**</code>, <code>*italic*</code>, <code>`code`</code>,{' '}
              <code>[a link](https://example.org)</code>
            </li>
            <li>
              <code>&gt;</code> quote, <code>-</code> list item, <code>##</code> heading, blank line
              = new paragraph
            </li>
            <li>
              <code>@name</code> links to that member
            </li>
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
        <p aria-hidden="true">Text</p>
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
