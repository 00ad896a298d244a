import { digestLanguages } from '#shared/paths.ts';
import { format } from '#shared/texts/format.ts';
import { signupTexts } from '#shared/texts/signup.ts';
import { useApp } from '../../app-context.tsx';

/**
 * Says who can sign up, unless everybody can. The page is cached for all readers and works without
 * script, so it has the text in all languages.
 */
export function SignupNotice() {
  const {
    site: {
      name,
      signup: { mode, domains },
    },
  } = useApp();
  if (mode === 'open') return null;
  const texts = digestLanguages.map((language) => ({
    language,
    text: format(language, signupTexts[language][mode], {
      site: name,
      domains: domains.join(', '),
    }),
  }));
  return (
    <>
      <p>{texts.find(({ language }) => language === 'en')?.text}</p>
      <details>
        <summary>In other languages</summary>
        <ul>
          {texts
            .filter(({ language }) => language !== 'en')
            .map(({ language, text }) => (
              <li key={language} lang={language} dir="auto">
                {text}
              </li>
            ))}
        </ul>
      </details>
    </>
  );
}
