import { useEffect, useState } from 'react';
import { promptLength } from '#shared/text-rules.ts';
import * as limits from '#shared/subscription-limits.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import * as form from '../../ui/form.styles.ts';
import { useTypedText } from '../../ui/use-typed-text.ts';
import * as global from '../../theme/global.styles.ts';
import { formatCounter } from './check-subscription.ts';
import * as styles from './subscribe.styles.ts';
import type { SubscribeTexts } from './types.ts';

const { max } = limits.customPrompt;
/** Lengths that are announced to screen readers. */
const thresholds = [max, max * 0.99, max * 0.9];
const findThreshold = (used: number) => thresholds.find((mark) => used >= mark);

/**
 * The prompt. Excess text is counted, not cut off: `maxLength` counts UTF-16 units, not code
 * points.
 */
export function PromptField({
  id,
  texts: { strings, page },
  language,
  defaultValue,
  problem,
  disabled,
}: {
  id: string;
  texts: SubscribeTexts;
  language: DigestLanguage;
  defaultValue: string | undefined;
  problem: string | undefined;
  disabled: boolean;
}) {
  const inFullWidth = language === 'zh' || language === 'ja';
  const area = useTypedText(id);
  const [used, setUsed] = useState(promptLength(defaultValue ?? ''));
  const [announced, setAnnounced] = useState('');
  const count = () => {
    const now = promptLength(area.current?.value ?? '');
    if (findThreshold(now) !== findThreshold(used))
      setAnnounced(findThreshold(now) === undefined ? '' : formatCounter(now, language, page));
    setUsed(now);
  };
  // Counts input from before hydration.
  useEffect(() => setUsed(promptLength(area.current?.value ?? '')), [area]);
  const described = [page.promptHint && 'hint', problem && 'problem', 'count'].flatMap((part) =>
    part ? [`${id}-${part}`] : [],
  );
  return (
    <div className={form.field}>
      <label htmlFor={id}>
        {strings.personalizeYourSummary}{' '}
        <span className={styles.optional}>
          {inFullWidth ? `（${strings.optional}）` : `(${strings.optional})`}
        </span>
      </label>
      {page.promptHint ? (
        <p id={`${id}-hint`} className={form.hint}>
          {page.promptHint}
        </p>
      ) : null}
      {problem ? (
        <p id={`${id}-problem`} className={form.problem}>
          {problem}
        </p>
      ) : null}
      <textarea
        ref={area}
        id={id}
        name="custom_prompt"
        rows={4}
        dir="auto"
        placeholder={page.promptPlaceholder}
        defaultValue={defaultValue}
        disabled={disabled}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described.join(' ')}
        onInput={count}
      />
      <p
        id={`${id}-count`}
        dir="ltr"
        className={
          used > max ? `${styles.counter} ${form.problem}` : `${styles.counter} ${form.hint}`
        }
      >
        {used}/{max}
      </p>
      <span role="status" className={global.hidden}>
        {announced}
      </span>
    </div>
  );
}
