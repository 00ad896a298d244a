import { asc } from 'drizzle-orm';
import type { Needs } from '../../../context.ts';
import { loginProviders } from '../../../db/schema.ts';
import { isServiceUnreachable } from '../../../infra/fetch/service-fetch.ts';
import { checkProvider } from '../../../infra/identity-provider.ts';
import { createSecrets } from '../../../infra/signing.ts';
import { decryptProvider } from '../../login/login-providers.ts';
import { fail, ok, warn, type Finding } from './finding.ts';

/** Checks that the login providers that are on answer as their issuers, and their secrets. */
export async function checkLoginProviders(
  services: Needs<'db' | 'secrets' | 'serviceFetcher'>,
): Promise<Finding[]> {
  const rows = await services.db
    .select()
    .from(loginProviders)
    .orderBy(asc(loginProviders.siteId), asc(loginProviders.id));
  return Promise.all(
    rows.filter(({ isOn }) => isOn).map((row) => checkLoginProvider(services, row)),
  );
}

async function checkLoginProvider(
  { secrets, serviceFetcher }: Needs<'db' | 'secrets' | 'serviceFetcher'>,
  row: typeof loginProviders.$inferSelect,
): Promise<Finding> {
  const name = `login by ${row.id} (${row.siteId})`;
  const settings = decryptProvider(secrets, row);
  if (!settings)
    return fail(name, 'Its secret cannot be decrypted with SECRET_KEY. Enter it again in /admin.');
  try {
    await checkProvider(settings, serviceFetcher);
  } catch (error) {
    return isServiceUnreachable(error)
      ? fail(name, `${row.issuer} does not answer, or is not a public https:// server.`)
      : fail(name, `The discovery document of ${row.issuer} is not valid or names another issuer.`);
  }
  if (!decryptProvider(createSecrets(secrets.keys.slice(0, 1)), row))
    return warn(
      name,
      'Its secret is encrypted with SECRET_KEY_PREVIOUS. Enter it again in /admin before you ' +
        'remove that key.',
    );
  return ok(name, row.kind === 'github' ? 'is set up.' : `${row.issuer} answers as its issuer.`);
}
