import { useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { useSession } from '../../lib/session.ts';
import * as form from '../../ui/form.styles.ts';
import { useFormatText } from './page-layout.tsx';
import type { Texts } from './format.ts';

/**
 * Shows the subscription's account, or lets a member claim it. Needs JavaScript: only here the
 * session counts.
 */
export function Account({
  texts,
  token,
  account,
}: {
  texts: Texts;
  token: string;
  account: string | null;
}) {
  const { manage, strings } = texts;
  const { api, t } = useApp();
  const { user } = useSession();
  const text = useFormatText(texts);
  const [linked, setLinked] = useState(account);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<{ text: string; lang?: string; dir?: string } | null>(
    null,
  );
  const shown = linked === null ? null : <p>{text(manage.linked, { username: linked })}</p>;
  if (!user || user.username === linked) return shown;
  const link = async () => {
    if (pending) return;
    setPending(true);
    setProblem(null);
    try {
      const { account: username } = await api('POST /api/subscriptions/link-account', {
        body: { token },
      });
      setLinked(username);
      announce(text(manage.linked, { username: username ?? '' }));
    } catch (error) {
      // API messages are in the language of the site.
      setProblem(
        error instanceof ApiError && error.status === 409
          ? { text: error.message, lang: t.language, dir: t.dir }
          : { text: strings.somethingWentWrong },
      );
    }
    setPending(false);
  };
  return (
    <div>
      {shown}
      <button
        type="button"
        className={form.quiet}
        aria-disabled={pending || undefined}
        onClick={() => void link()}
      >
        {manage.link}
      </button>
      {problem === null ? null : (
        <p role="alert" className={form.problem} lang={problem.lang} dir={problem.dir}>
          {problem.text}
        </p>
      )}
    </div>
  );
}
