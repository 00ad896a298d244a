import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { ApiError } from '#shared/api-error.ts';
import type { PreferenceForm } from '#shared/contract/newsletter.ts';
import type { Frequency, SubscriptionReply } from '#shared/contract/subscription-schemas.ts';
import type { OwnForm } from '#shared/newsletter/consent-names.ts';
import { withStandard } from '#shared/newsletter/preferences.ts';
import { readPreferenceFields, toFields } from '#shared/newsletter/preference-fields.ts';
import { paths, type DigestLanguage } from '#shared/paths.ts';
import { storageKeys } from '#shared/storage-keys.ts';
import { useApp, type SubmittedForm } from '../../app-context.tsx';
import { useSession } from '../../lib/session.ts';
import { localStore } from '../../lib/storage.ts';
import * as global from '../../theme/global.styles.ts';
import * as form from '../../ui/form.styles.ts';
import { checkSubscription, type Problem } from './check-subscription.ts';
import { PreferenceFields } from '../../ui/preference-fields.tsx';
import * as preferenceStyles from '../../ui/preference-fields.styles.ts';
import { PreviewButton } from './preview-button.tsx';
import { PromptField } from './prompt-field.tsx';
import { sendSubscription } from './send-subscription.ts';
import * as styles from './subscribe.styles.ts';
import { Subscribed } from './subscribed.tsx';
import type { SubscribeTexts } from './types.ts';

type FormProps = {
  /** What the server knows it as. It stores the texts as proof of consent. */
  kind?: OwnForm;
  /** Prefix of element IDs, for several forms in one document. */
  idPrefix: string;
  texts: SubscribeTexts;
  /** Language of the texts and of the emails. */
  language: DigestLanguage;
  /** Fields to choose preferences, below the prompt. */
  preferenceForm?: PreferenceForm;
  /** Form target without JavaScript. */
  action: string;
  /** The rejected form, submitted without JavaScript. */
  sent?: SubmittedForm;
  /** Follows success, after the result is shown. */
  onReply?: (reply: SubscriptionReply) => void;
  /** Rendered beside the button. */
  beside?: ReactNode;
  /** Label of the fold for all other fields on narrow screens. Needs JavaScript. */
  fold?: string;
  foldOnAllScreens?: boolean;
  /** Replaces the default note below the form. */
  note?: ReactNode;
};

/** Subscribes to the newsletter: an HTML form, which JavaScript enhances. */
export function SubscribeForm({
  kind = 'page',
  idPrefix,
  texts,
  language,
  preferenceForm,
  action,
  sent,
  onReply,
  beside,
  fold,
  foldOnAllScreens = false,
  note,
}: FormProps) {
  const { api, t } = useApp();
  const { user } = useSession();
  const self = useRef<HTMLFormElement>(null);
  const served = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  // A server-rendered form was visible since the document loaded.
  const [since] = useState(() => (served ? 0 : performance.now()));
  const busy = useRef(false);
  const focused = useRef<Element | null>(null);
  const [reply, setReply] = useState<(SubscriptionReply & { email: string }) | null>(null);
  const [problems, setProblems] = useState<Problem[]>(sent?.problems ?? []);
  const [pending, setPending] = useState(false);
  const { strings } = texts;

  useEffect(() => {
    // The page's own messages replace the browser's.
    if (self.current) self.current.noValidate = true;
  }, []);

  const ownEmail = user?.email;
  useEffect(() => {
    const field = self.current?.elements.namedItem('email');
    if (ownEmail && field instanceof HTMLInputElement && field.value === '') field.value = ownEmail;
  }, [ownEmail]);

  useEffect(() => {
    // Disabling the button dropped the focus, so restore it after a failure.
    if (
      !pending &&
      !self.current?.contains(document.activeElement) &&
      self.current?.contains(focused.current)
    )
      focusOn(focused.current);
  }, [pending]);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    const data = new FormData(event.currentTarget);
    const read = (name: string) => String(data.get(name) ?? '').trim();
    const [email, prompt] = [read('email'), read('custom_prompt')];
    const wrong = checkSubscription({ email, prompt }, language, texts);
    setProblems(wrong);
    if (wrong[0]?.field) return focusOn(event.currentTarget.elements.namedItem(wrong[0].field));
    focused.current = document.activeElement;
    busy.current = true;
    setPending(true);
    try {
      const typed = {
        email,
        prompt,
        preferences: readPreferenceFields(toFields(data)),
        frequency: read('frequency') as Frequency,
        language: language === t.language ? undefined : language,
        remark: read('remark'),
        elapsed: Math.round(performance.now() - since),
        form: kind,
        page: window.location.pathname,
      };
      const answer = await sendSubscription(api, typed, user?.email);
      localStore.set(storageKeys.hasSubscribed, 'true');
      setReply({ ...answer, email });
      onReply?.(answer);
    } catch (error) {
      // A defect would leave no trace.
      if (!(error instanceof ApiError)) reportError(error);
      // One message for all other failures.
      setProblems([{ field: null, message: strings.somethingWentWrong }]);
    }
    setPending(false);
    busy.current = false;
  };

  if (reply)
    return (
      <Subscribed
        idPrefix={idPrefix}
        email={reply.email}
        isMember={user !== undefined}
        reply={reply}
        language={language}
        texts={texts}
      />
    );
  // A form that looked like that of a program is shown again without its hidden field's value.
  const label = (sent?.values.remark && texts.page.sendAgain) || strings.subscribe;
  const findProblem = (name: string) => problems.find(({ field }) => field === name)?.message;
  const emailProblem = findProblem('email');
  const preview = <PreviewButton texts={texts} language={language} disabled={pending} />;
  const preferenceFields = (
    <>
      <fieldset className={`${form.field} ${form.options} ${form.optionsInLine}`}>
        <legend>{strings.deliveryFrequency}</legend>
        <div>
          {(['daily', 'weekly'] as const).map((value) => (
            <label key={value}>
              <input
                type="radio"
                name="frequency"
                value={value}
                defaultChecked={value === (sent?.values.frequency ?? 'daily')}
                disabled={pending}
              />
              <span>{strings[value]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <PromptField
        id={`${idPrefix}-prompt`}
        texts={texts}
        language={language}
        defaultValue={sent?.values.custom_prompt}
        problem={findProblem('custom_prompt')}
        disabled={pending}
      />
      {preferenceForm ? (
        <details className={preferenceStyles.fold} open={sent !== undefined}>
          <summary>{preferenceForm.texts.instead}</summary>
          <PreferenceFields
            idPrefix={idPrefix}
            fields={preferenceForm}
            chosen={withStandard(readPreferenceFields(sent?.values ?? {}))}
            problems={problems}
            disabled={pending}
          />
        </details>
      ) : null}
      {fold === undefined ? null : preview}
    </>
  );
  return (
    <form
      ref={self}
      method="post"
      action={action}
      className={styles.form}
      onSubmit={(event) => void send(event)}
    >
      {sent && problems.some(({ field }) => field !== null) ? (
        <Summary idPrefix={idPrefix} heading={texts.page.problem} problems={problems} />
      ) : null}
      <div className={form.field}>
        <label htmlFor={`${idPrefix}-email`}>{strings.emailAddress}</label>
        {emailProblem ? (
          <p id={`${idPrefix}-email-problem`} className={form.problem}>
            {emailProblem}
          </p>
        ) : null}
        <input
          id={`${idPrefix}-email`}
          name="email"
          type="email"
          required
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          placeholder="name@example.com"
          defaultValue={sent?.values.email}
          disabled={pending}
          aria-invalid={emailProblem ? true : undefined}
          aria-describedby={emailProblem ? `${idPrefix}-email-problem` : undefined}
        />
      </div>
      {fold === undefined ? (
        preferenceFields
      ) : (
        <details ref={foldOnAllScreens ? undefined : openWhereThereIsRoom} className={styles.fold}>
          <summary>{fold}</summary>
          {preferenceFields}
        </details>
      )}
      {/* For programs that fill in everything. If a browser does, the form is sent again. */}
      <div className={global.hidden} aria-hidden="true">
        <input name="remark" tabIndex={-1} autoComplete="off" disabled={pending} />
      </div>
      <input type="hidden" name="language" value={language} />
      {problems.map(({ field, message }) =>
        field === null ? (
          <p key={message} role="alert" className={form.problem}>
            {message}
          </p>
        ) : null,
      )}
      <div className={styles.buttons}>
        {/* It stays focusable, but is inactive while pending. */}
        <button type="submit" className={form.send} aria-disabled={pending || undefined}>
          {pending ? strings.subscribing : label}
        </button>
        {beside}
        {fold === undefined ? preview : null}
      </div>
      {note ?? (
        <p className={styles.note}>
          {strings.noSpam} <a href={paths.privacy}>{strings.privacyPolicy}</a>
        </p>
      )}
    </form>
  );
}

/** Problems of a form sent without JavaScript, with links to the fields. */
function Summary({
  idPrefix,
  heading,
  problems,
}: {
  idPrefix: string;
  heading: string;
  problems: Problem[];
}) {
  const ids: Record<string, string> = {
    email: `${idPrefix}-email`,
    custom_prompt: `${idPrefix}-prompt`,
    'topics.more': `${idPrefix}-topics`,
    'avoid.more': `${idPrefix}-avoid`,
  };
  return (
    <div role="alert" className={form.problems}>
      <h2>{heading}</h2>
      <ul>
        {problems.map(({ field, message }) =>
          field === null ? null : (
            <li key={field}>
              <a href={`#${ids[field] ?? `${idPrefix}-email`}`}>{message}</a>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

const never = () => () => undefined;

function focusOn(control: unknown): void {
  if (!(control instanceof HTMLElement)) return;
  control.closest('details')?.setAttribute('open', '');
  control.focus();
}

/** Keeps the fold open on wide screens. */
function openWhereThereIsRoom(details: HTMLDetailsElement | null): (() => void) | undefined {
  if (!details) return undefined;
  const wide = window.matchMedia('(min-width: 640px)');
  const follow = () => {
    if (wide.matches) details.open = true;
  };
  follow();
  wide.addEventListener('change', follow);
  return () => wide.removeEventListener('change', follow);
}
