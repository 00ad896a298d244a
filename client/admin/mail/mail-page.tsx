import type { MailSettings } from '#shared/contract/admin-mail.ts';
import { t } from '../lib/words.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useEndpoint } from '../lib/use-endpoint.ts';
import { Table } from '../ui/components.tsx';
import { UnsentMail } from './unsent-mail.tsx';
import * as components from '../ui/components.admin.styles.ts';
import { DkimKey } from './dkim-key.tsx';
import { DnsRecords } from './dns-records.tsx';
import { MailHooks } from './mail-hooks.tsx';
import { SenderForm } from './sender-form.tsx';
import { SendingRate } from './sending-rate.tsx';

/** How the site sends mail. */
export function MailPage() {
  const { data, error, refetch } = useEndpoint('GET /api/admin/mail');
  return (
    <>
      <title>{t('Mail')}</title>
      <h1>{t('Mail')}</h1>
      {data === undefined ? (
        <NotLoaded
          error={error}
          text={t('The mail settings couldn’t be loaded.')}
          retry={refetch}
        />
      ) : (
        <Settings settings={data} />
      )}
    </>
  );
}

function Settings({ settings }: { settings: MailSettings }) {
  const { isSending, isReadable, isAddressRequired, routes } = settings;
  return (
    <>
      {isSending ? null : <UnsentMail />}
      {isReadable ? null : (
        <p className={components.callout}>
          {t(
            'The stored password or DKIM key can’t be decrypted. Enter the password again, and create a new key.',
          )}
        </p>
      )}
      {isAddressRequired ? (
        <p className={components.callout}>
          {t('Digests aren’t sent until you enter the site’s postal address.')}
        </p>
      ) : null}
      <h2>{t('Sender')}</h2>
      <SenderForm settings={settings} />
      <h2>{t('Order of mail servers')}</h2>
      <p className={admin.note}>
        {t(
          'If a server fails, the next one sends the email. Digests move on only if a server can’t be reached, not if it rejects them.',
        )}
      </p>
      <RouteTable caption={t('Login codes and confirmations')} routes={routes.transactional} />
      <RouteTable caption={t('Digests and other email')} routes={routes.bulk} />
      <h2>{t('DKIM key')}</h2>
      <DkimKey settings={settings} />
      <h2>{t('DNS records')}</h2>
      <DnsRecords />
      <h2>{t('Sending rate')}</h2>
      <SendingRate />
      <h2>{t('Bounces and complaints')}</h2>
      <MailHooks />
    </>
  );
}

const servers = {
  transactional: t('Installation, for codes only'),
  site: t('This site’s server'),
  installation: t('Installation'),
} as const;

function RouteTable({
  caption,
  routes,
}: {
  caption: string;
  routes: MailSettings['routes']['bulk'];
}) {
  return routes.length === 0 ? null : (
    <Table
      caption={caption}
      head={[t('Server'), t('Sender'), 'DKIM']}
      rows={routes.map(({ server, from, signedBy }, i) => ({
        key: server,
        cells: [`${i + 1}. ${servers[server]}`, from, signedBy ?? t('Not signed here')],
      }))}
    />
  );
}
