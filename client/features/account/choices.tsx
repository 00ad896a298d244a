import { useQuery } from '@tanstack/react-query';
import type { Choice } from '#shared/contract/choices.ts';
import { showHost } from '#shared/host-names.ts';
import { domainPath, postPath, tagPath, userPath } from '#shared/paths.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { choicesOptions, choose } from '../../queries/choices.ts';
import * as global from '../../theme/global.styles.ts';
import { Problems, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import * as styles from './account.styles.ts';
import { Section } from './section.tsx';

const states = {
  post: { follow: english('Post, followed'), mute: english('Post, hidden') },
  tag: { follow: english('Tag, followed'), mute: english('Tag, muted') },
  domain: { follow: english('Domain, followed'), mute: english('Domain, muted') },
  person: { follow: english('Person, followed'), mute: english('Person, muted') },
};

function describe({ kind, subject, choice, post }: Choice) {
  const href = {
    post: postPath(post?.slug ?? subject),
    tag: tagPath(subject),
    domain: domainPath(subject),
    person: userPath(subject),
  }[kind];
  const name = post?.title ?? (kind === 'domain' ? showHost(subject) : subject);
  return { href, name, state: states[kind][choice] };
}

/** Everything that the member follows, mutes and hides, to undo it. */
export function Choices() {
  const app = useApp();
  const { t } = app;
  const { data, error, refetch } = useQuery(choicesOptions(app.api));
  const { problems, pending, run } = useSubmit({});
  const choices = data?.choices ?? [];
  const remove = ({ kind, subject }: Choice, name: string) => {
    if (pending) return;
    void run(async () => {
      await choose(app, kind, subject, null);
      announce(t('{name} is removed.', { name }));
      // The button was removed with its row.
      document.getElementById('choices')?.focus();
      return [];
    });
  };
  return (
    <Section id="choices">
      <Problems list={problems} />
      {error && !data ? (
        <LoadFailed error={error} text={t('This list couldn’t be loaded.')} retry={refetch} />
      ) : null}
      {data && choices.length === 0 ? (
        <p className={styles.aside}>
          {t('Nothing yet. Follow or mute a post, a tag, a domain or a person on their pages.')}
        </p>
      ) : null}
      <ul className={styles.sessions}>
        {choices.map((choice) => {
          const { href, name, state } = describe(choice);
          return (
            <li key={`${choice.kind} ${choice.subject}`}>
              <div>
                <a href={href}>
                  <bdi>{name}</bdi>
                </a>
                <p>{t(state)}</p>
              </div>
              <button
                type="button"
                className={form.quiet}
                aria-disabled={pending || undefined}
                onClick={() => remove(choice, name)}
              >
                {t('Remove')}
                <span className={global.hidden}> {name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
