import { useApp } from '../../app-context.tsx';
import { downloadJson } from '../../lib/download.ts';
import { Form, SendButton } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { Section, useSaving, type SectionProps } from './section.tsx';

/** Downloads all data of the member. */
export function OwnData({ settings, onResult }: SectionProps) {
  const { api, t } = useApp();
  const { problems, pending, saved, save } = useSaving(
    {},
    onResult,
    t('Your data was downloaded.'),
  );
  const send = () =>
    save(async () => {
      const data = await api('GET /api/account/export');
      downloadJson(`${data.site}-${settings.username}-${data.exportedAt.slice(0, 10)}.json`, data);
    });
  return (
    <Section id="data">
      <p>
        {t(
          'Download everything we store about you as JSON: profile, posts, comments, votes, ' +
            'follows, saved posts, inbox, sessions, passkeys and keys.',
        )}
      </p>
      <Form label={t('Your data')} problems={problems} onSend={() => void send()}>
        <div className={form.buttons}>
          <SendButton pending={pending} doing={t('Collecting…')} className={form.quiet}>
            {t('Download my data')}
          </SendButton>
          {saved ? <span className={form.saved}>{t('Downloaded')}</span> : null}
        </div>
      </Form>
    </Section>
  );
}
