import { useQuery } from '@tanstack/react-query';
import type { ChoiceKind, MemberChoice } from '#shared/choices.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { useSession } from '../../lib/session.ts';
import { choicesOptions, choose } from '../../queries/choices.ts';

/** Follows and mutes a tag or a domain, or mutes a person. */
export function ChoiceButtons({ kind, subject }: { kind: ChoiceKind; subject: string }) {
  const app = useApp();
  const { t } = app;
  const options = choicesOptions(app.api);
  const { data } = useQuery(options);
  const me = useSession().user?.username;
  const current =
    data?.choices.find((each) => each.kind === kind && each.subject === subject)?.choice ?? null;
  if (kind === 'person' && subject === me) return null;
  async function press(choice: MemberChoice) {
    const next = current === choice ? null : choice;
    try {
      // The state may be the requested one already.
      await app.queryClient.ensureQueryData(options);
      await choose(app, kind, subject, next);
      announce(
        choice === 'follow'
          ? next === null
            ? t('You no longer follow {subject}', { subject })
            : t('You follow {subject}', { subject })
          : next === null
            ? t('You no longer mute {subject}', { subject })
            : t('You muted {subject}', { subject }),
      );
    } catch {
      announce(t('That wasn’t saved. Try again.'), 'alert');
    }
  }
  const button = (choice: MemberChoice, off: string, on: string) => {
    const [name, other] = current === choice ? [on, off] : [off, on];
    return (
      <button
        type="button"
        data-other={other}
        aria-label={`${name} ${subject}`}
        onClick={() => void press(choice)}
      >
        {name}
      </button>
    );
  };
  return (
    <>
      {kind === 'person' ? null : button('follow', t('Follow [verb]'), t('Following [state]'))}
      {button('mute', t('Mute [verb]'), t('Muted [state]'))}
    </>
  );
}
