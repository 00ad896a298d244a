import type { DigestPreferences, OneWish } from '#shared/contract/digest-preferences.ts';
import { languages } from '#shared/newsletter/languages.ts';
import * as styles from './manage-subscription.late.styles.ts';
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
  const all = wishesIn(texts, preferences);
  if (all.length === 0) return null;
  return (
    <form method="post">
      <input type="hidden" name="action" value="drop-wish" />
      <h3 id="understood" className={styles.understood}>
        {manage.understood}
      </h3>
      <ul className={styles.chips} aria-labelledby="understood">
        {all.map(({ wish: { kind, subject }, label, lang }) => (
          <li key={label}>
            <button
              type="submit"
              name="wish"
              value={subject === undefined ? kind : `${kind} ${subject}`}
              lang={lang}
              dir="auto"
              aria-label={formatText(texts, manage.dropWish, { wish: label })}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}

type LabeledPreference = { wish: OneWish; label: string; lang?: string | undefined };

function wishesIn(
  { manage }: Texts,
  { language, level, length, topics, avoid }: DigestPreferences,
): LabeledPreference[] {
  const named =
    language === 'en' ? 'English' : languages.find(({ code }) => code === language)?.localName;
  const about = (text: string, subject: string) => formatText({ dir: 'ltr' }, text, { subject });
  return [
    ...(named === undefined || language === null
      ? []
      : [{ wish: { kind: 'language' as const }, label: named, lang: language }]),
    ...(level === 'standard'
      ? []
      : [
          {
            wish: { kind: 'level' as const },
            label: level === 'plain' ? manage.wishPlain : manage.wishExpert,
          },
        ]),
    ...(length === 'standard'
      ? []
      : [
          {
            wish: { kind: 'length' as const },
            label: length === 'short' ? manage.wishShort : manage.wishLong,
          },
        ]),
    ...topics.map((subject) => ({
      wish: { kind: 'topic' as const, subject },
      label: about(manage.wishAbout, subject),
    })),
    ...avoid.map((subject) => ({
      wish: { kind: 'avoid' as const, subject },
      label: about(manage.wishWithout, subject),
    })),
  ];
}
