import { identities, loginProviders } from '../../server/db/schema.ts';
import { newId } from '../../server/domain/core/ids.ts';
import type { UserRow } from './factories.ts';
import type { SiteId, TestApp } from './test-app.ts';

/** Links an account at a provider that no test calls. Returns the id. */
export async function addIdentity(
  { deps }: Pick<TestApp, 'deps'>,
  { siteId, id: userId }: Pick<UserRow, 'siteId' | 'id'>,
  account = 'me@mail.example',
  subject = `subject-${newId()}`,
): Promise<string> {
  const id = newId();
  await deps.db.insert(identities).values({
    siteId,
    id,
    userId,
    issuer: 'https://login.invalid',
    subject,
    account,
    createdAt: new Date(),
  });
  return id;
}

/** Adds a provider that is on, with a secret that no key decrypts. Returns the id. */
export async function addClosedProvider(
  { deps }: Pick<TestApp, 'deps'>,
  site: SiteId,
): Promise<string> {
  const id = `closed-${newId().toLowerCase()}`;
  await deps.db.insert(loginProviders).values({
    siteId: site,
    id,
    kind: 'oidc',
    label: 'Company',
    issuer: 'https://login.invalid',
    clientId: 'client',
    clientSecret: 'not encrypted',
    isOn: true,
    trustsAddresses: false,
    createdAt: new Date(),
  });
  return id;
}
