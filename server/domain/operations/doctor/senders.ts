import type { Needs, Site } from '../../../context.ts';
import type { StoredSender } from '../../../db/schema.ts';
import type { Config } from '../../../infra/config/config.ts';
import { checkMailServer } from '../../../infra/mail/mail-server-check.ts';
import { createSecrets } from '../../../infra/signing.ts';
import { dkimName, findDkim } from '../../mail/dns-records.ts';
import { decryptKey, decryptServer } from '../../mail/senders.ts';
import { fail, ok, warn, type Finding } from './finding.ts';

type Services = Needs<'secrets' | 'siteRegistry' | 'names' | 'log'> & {
  config: Pick<Config, 'env'>;
};

/** Checks the mail servers and DKIM keys of sites, and whether their secrets can be read. */
export const checkSenders = async (services: Services): Promise<Finding[]> =>
  (
    await Promise.all(
      [...services.siteRegistry.sites.values()].map((site) => checkSender(services, site)),
    )
  ).flat();

async function checkSender(
  { secrets, names, config, log }: Services,
  { id, sender }: Pick<Site, 'id' | 'sender'>,
): Promise<Finding[]> {
  if (sender === null) return [];
  const what = `mail of ${id}`;
  if (!isReadable(secrets, sender))
    return [
      fail(what, 'Its password or DKIM key cannot be decrypted with SECRET_KEY. See /admin/mail.'),
    ];
  const findings: Finding[] = [];
  if (!isReadable(createSecrets(secrets.keys.slice(0, 1)), sender))
    findings.push(
      warn(
        what,
        'Its password or DKIM key is encrypted with SECRET_KEY_PREVIOUS. Enter the password ' +
          'again and create a new key at /admin/mail before you remove that key.',
      ),
    );
  const smtpUrl = decryptServer(secrets, sender);
  if (smtpUrl) {
    const { code } = await checkMailServer({ smtpUrl, env: config.env, isOfSite: true }, log);
    const { host } = new URL(smtpUrl);
    findings.push(
      code === null
        ? ok(what, `${host} accepts email from this machine. No email was sent.`)
        : fail(what, `${host} does not accept email (${code}). Check it at /admin/mail.`),
    );
  }
  const { dkimDomain, dkimSelector, dkimPublicKey, dkimVerifiedAt } = sender;
  if (dkimDomain && dkimSelector && dkimPublicKey && dkimVerifiedAt) {
    const name = dkimName(dkimDomain, dkimSelector);
    const state = await findDkim(names, name, [dkimPublicKey]);
    findings.push(
      state === 'ok'
        ? ok(what, `${name} has the public key of the site.`)
        : state === 'unknown'
          ? warn(what, `the DNS lookup of ${name} failed.`)
          : fail(
              what,
              `${name} does not have the key that signs, so every signature is invalid. ` +
                'Check the DNS records at /admin/mail.',
            ),
    );
  }
  return findings;
}

const isReadable = (secrets: Services['secrets'], row: StoredSender): boolean =>
  (row.smtpUrl === null || decryptServer(secrets, row) !== null) &&
  (row.dkimPrivateKey === null || decryptKey(secrets, row) !== null);
