import { signupTexts } from '#shared/texts/signup.ts';
import { useApp } from '../../app-context.tsx';

/** Says who can sign up, unless everybody can. */
export function SignupNotice() {
  const {
    t,
    site: {
      name,
      signup: { mode, domains },
    },
  } = useApp();
  if (mode === 'open') return null;
  return <p>{t(signupTexts[mode], { site: name, domains: domains.join(', ') })}</p>;
}
