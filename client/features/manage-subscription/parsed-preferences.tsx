import type { DigestPreferences, DigestPreference } from '#shared/contract/digest-preferences.ts';
import { languages } from '#shared/newsletter/languages.ts';
import { format } from '#shared/texts/format.ts';
import * as styles from './manage-subscription.styles.ts';
import { formatText, type Texts } from './format.ts';

/** Lists the preferences parsed from the prompt, each with a button that removes it. */
export function ParsedPreferences({
  texts,
  preferences,
}: {
  texts: Texts;
  preferences: DigestPreferences;
}) {
  const { manage } = texts;
  const all = listPreferences(texts, preferences);
  if (all.length === 0) return null;
  return (
    <form method="post">
      <input type="hidden" name="action" value="remove-preference" />
      <h3 id="understood" className={styles.understood}>
        {manage.understood}
      </h3>
      <ul className={styles.chips} aria-labelledby="understood">
        {all.map(({ preference: { kind, subject }, label, lang }) => (
          <li key={label}>
            <button
              type="submit"
              name="preference"
              value={subject === undefined ? kind : `${kind} ${subject}`}
              lang={lang}
              dir="auto"
              aria-label={formatText(texts, manage.removePreference, { preference: label })}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      {preferences.only ? <p>{manage.onlyMatches}</p> : null}
    </form>
  );
}

/** Returns all of them as one text; null without any. */
export const describePreferences = (texts: Texts, preferences: DigestPreferences): string | null =>
  listPreferences(texts, preferences)
    .map(({ label }) => label)
    .join('; ') || null;

/** A preference with its text, such as `about energy`. */
type LabeledPreference = { preference: DigestPreference; label: string; lang?: string | undefined };

function listPreferences(
  { language: own, manage }: Texts,
  { language, level, length, topics, avoid, only, kinds = [] }: DigestPreferences,
): LabeledPreference[] {
  const named =
    language === 'en' ? 'English' : languages.find(({ code }) => code === language)?.localName;
  const about = (text: typeof manage.preferenceAbout, subject: string) =>
    format(own, text, { subject });
  return [
    ...(named === undefined || language === null
      ? []
      : [{ preference: { kind: 'language' as const }, label: named, lang: language }]),
    ...(level === 'standard'
      ? []
      : [
          {
            preference: { kind: 'level' as const },
            label: level === 'plain' ? manage.preferencePlain : manage.preferenceExpert,
          },
        ]),
    ...(length === 'standard'
      ? []
      : [
          {
            preference: { kind: 'length' as const },
            label: length === 'short' ? manage.preferenceShort : manage.preferenceLong,
          },
        ]),
    ...kinds.map((kind) => ({
      preference: { kind: 'kind' as const, subject: kind },
      label: manage.preferenceKinds[kind],
    })),
    ...topics.map((subject) => ({
      preference: { kind: 'topic' as const, subject },
      label: about(only ? manage.preferenceOnly : manage.preferenceAbout, subject),
    })),
    ...avoid.map((subject) => ({
      preference: { kind: 'avoid' as const, subject },
      label: about(manage.preferenceWithout, subject),
    })),
  ];
}
