import { useEffect, useState } from 'react';
import { promptLength } from '#shared/text-rules.ts';
import * as limits from '#shared/limits.ts';
import { format } from '#shared/texts/format.ts';
import { languages } from '#shared/newsletter/languages.ts';
import { useSubmittedForm } from '../../lib/submitted-form.ts';
import { Field, Options } from '../../ui/fields.tsx';
import * as form from '../../ui/form.styles.ts';
import { TimeZones } from '../../ui/time-zones.tsx';
import { useTypedText } from '../../ui/use-typed-text.ts';
import { Account } from './account.tsx';
import {
  ActionButton,
  DescriptionList,
  OwnerLink,
  PageLayout,
  useFormatText,
} from './page-layout.tsx';
import type { CompletedAction, PreferencesData } from './loaders.ts';
import { useSubscribed } from './use-subscribed-flag.ts';
import * as styles from './manage-subscription.styles.ts';
import { ParsedPreferences } from './parsed-preferences.tsx';
import { type Texts } from './format.ts';

/** Languages of the emails, by their own names. */
const ownNames = [{ code: 'en', localName: 'English' }, ...languages].map(
  ({ code, localName }) => ({ value: code, label: localName, lang: code }),
);
const pauses = [1, 2, 4];

/**
 * The settings of a subscription, for the holder of a mailed link. A link from a digest gives
 * access to delivery only, a newly requested one to everything. One form per section.
 */
export function Preferences(view: PreferencesData) {
  const { texts, done, subscription, next, pausedUntil } = view;
  const { manage, strings } = texts;
  const { state, email } = subscription;
  const text = useFormatText(texts);
  const active = state === 'active';
  useSubscribed(active);
  const paused =
    active && pausedUntil !== null ? text(manage.pausedUntil, { date: pausedUntil }) : null;
  return (
    <PageLayout
      texts={texts}
      heading={text(manage.heading, {})}
      inSections
      done={tellDone(texts, done, state, paused)}
    >
      <DescriptionList rows={[[strings.emailAddress, email]]} />
      {state === 'unsubscribed' ? (
        <>
          <p>{text(manage.unsubscribedText, { email })}</p>
          <ActionButton action="undo">{manage.undo}</ActionButton>
        </>
      ) : (
        <>
          {state === 'pending' ? <p>{strings.verificationEmailSent}</p> : null}
          {paused !== null && done !== 'paused' ? <p>{paused}</p> : null}
          {active && next !== null ? <p>{text(manage.next, { date: next })}</p> : null}
          <section className={styles.section}>
            <h2>{strings.emailPreferences}</h2>
            <PreferencesForm {...view} />
            {subscription.preferences === null ? null : (
              <ParsedPreferences texts={texts} preferences={subscription.preferences} />
            )}
          </section>
          {active ? (
            <section className={styles.section}>
              <h2>{manage.pause}</h2>
              <Pause texts={texts} paused={paused !== null} />
            </section>
          ) : null}
          <section className={styles.section}>
            <h2>{strings.unsubscribe}</h2>
            <p>{text(manage.unsubscribeText, { email })}</p>
            <ActionButton action="unsubscribe" className={form.danger}>
              {manage.unsubscribeButton}
            </ActionButton>
          </section>
        </>
      )}
      {subscription.access === 'full' ? <OwnData {...view} /> : <OwnerLink texts={texts} />}
    </PageLayout>
  );
}

function OwnData({ texts, token, subscription }: PreferencesData) {
  const { manage } = texts;
  return (
    <>
      <section className={styles.section} aria-label={manage.download}>
        <Account texts={texts} token={token} account={subscription.account} />
        <ActionButton action="download" className={form.quiet}>
          {manage.download}
        </ActionButton>
        <p>{manage.oldLinksText}</p>
        <ActionButton
          action="end-old-links"
          className={form.quiet}
          more={{ language: subscription.language }}
        >
          {manage.endOldLinks}
        </ActionButton>
      </section>
      <section className={styles.section}>
        <h2>{manage.erase}</h2>
        <p>{manage.eraseText}</p>
        <details className={styles.erase}>
          <summary className={form.quiet}>{manage.erase}</summary>
          <ActionButton
            action="erase"
            className={form.danger}
            more={{ language: subscription.language }}
          >
            {manage.erase}
          </ActionButton>
        </details>
      </section>
    </>
  );
}

/** Returns the last result while it still holds. */
function tellDone(
  { manage }: Texts,
  done: CompletedAction | null,
  state: PreferencesData['subscription']['state'],
  paused: string | null,
): string | null {
  if (done === 'resent') return manage.sentAgain;
  if (done === 'saved' || done === 'resumed') return manage.saved;
  if (done === 'paused') return paused;
  if (done === 'unsubscribed') return state === 'unsubscribed' ? manage.unsubscribed : null;
  if (done === 'undone') return state === 'active' ? manage.undone : null;
  return null;
}

function Pause({ texts: { language, manage }, paused }: { texts: Texts; paused: boolean }) {
  return (
    <form method="post" className={styles.buttons}>
      <input type="hidden" name="action" value="pause" />
      {paused ? (
        <button type="submit" name="weeks" value="0" className={form.quiet}>
          {manage.resume}
        </button>
      ) : (
        pauses.map((weeks) => (
          <button key={weeks} type="submit" name="weeks" value={weeks} className={form.quiet}>
            {format(language, manage.pauseFor, { weeks })}
          </button>
        ))
      )}
    </form>
  );
}

function PreferencesForm({ texts, subscription, hours, days }: PreferencesData) {
  const { manage, strings } = texts;
  const sent = useSubmittedForm();
  const problems = sent?.problems ?? [];
  // Values of a rejected form.
  const typed = sent?.values.action === 'save' ? sent.values : {};
  const value = (name: string, stored: string | number | null) =>
    typed[name] ?? String(stored ?? '');
  return (
    <form method="post" noValidate className={form.form}>
      <input type="hidden" name="action" value="save" />
      <Options
        type="radio"
        name="frequency"
        legend={manage.frequency}
        problems={problems}
        inLine
        options={[
          { value: 'daily', label: strings.daily },
          { value: 'weekly', label: strings.weekly },
        ]}
        chosen={[value('frequency', subscription.frequency)]}
      />
      {subscription.access === 'full' ? (
        <Prompt
          texts={texts}
          problem={problems.find(({ field }) => field === 'custom_prompt')?.message}
          value={value('custom_prompt', subscription.custom_prompt)}
        />
      ) : null}
      <Select
        name="language"
        label={manage.language}
        chosen={value('language', subscription.language)}
        options={ownNames}
      />
      <Field
        name="timeZone"
        label={manage.timeZone}
        problems={problems}
        defaultValue={value('timeZone', subscription.timeZone)}
        list="time-zones"
        dir="ltr"
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TimeZones />
      <div className={styles.pair}>
        <Select
          name="sendHour"
          label={manage.hour}
          chosen={value('sendHour', subscription.sendHour)}
          options={hours.map((label, hour) => ({ value: String(hour), label }))}
        />
        <div data-of="weekly">
          <Select
            name="sendWeekday"
            label={manage.day}
            chosen={value('sendWeekday', subscription.sendWeekday)}
            options={days.map((label, day) => ({ value: String(day + 1), label }))}
          />
        </div>
      </div>
      <button type="submit" className={form.send}>
        {manage.save}
      </button>
    </form>
  );
}

/** The prompt, counted as the API counts it. Longer text is not cut off. */
function Prompt({
  texts: { language, manage, form: formTexts },
  problem,
  value,
}: {
  texts: Texts;
  problem: string | undefined;
  value: string;
}) {
  const [used, setUsed] = useState(promptLength(value));
  const name = 'custom_prompt';
  const area = useTypedText(name);
  // Counts input from before hydration.
  useEffect(() => setUsed(promptLength(area.current?.value ?? '')), [area]);
  return (
    <div className={form.field}>
      <label htmlFor={name}>{manage.prompt}</label>
      <p id={`${name}-hint`} className={form.hint}>
        {formTexts.promptHint}
      </p>
      {problem === undefined ? null : (
        <p id={`${name}-problem`} className={form.problem}>
          {problem}
        </p>
      )}
      <textarea
        ref={area}
        id={name}
        name={name}
        rows={4}
        dir="auto"
        defaultValue={value}
        placeholder={formTexts.promptPlaceholder}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={[
          `${name}-hint`,
          ...(problem === undefined ? [] : [`${name}-problem`]),
          `${name}-count`,
        ].join(' ')}
        onInput={(event) => setUsed(promptLength(event.currentTarget.value))}
      />
      <p id={`${name}-count`} className={form.hint}>
        {format(language, formTexts.counter, { used, most: limits.customPrompt.max })}
      </p>
    </div>
  );
}

function Select({
  name,
  label,
  chosen,
  options,
}: {
  name: string;
  label: string;
  chosen: string;
  options: { value: string; label: string; lang?: string }[];
}) {
  return (
    <div className={`${form.field} ${styles.select}`}>
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={chosen}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
