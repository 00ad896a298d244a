import { ApiError } from '#shared/api-error.ts';
import type { Api } from '#shared/api/client.ts';
import type { ChosenPreferences } from '#shared/newsletter/preferences.ts';
import type { Frequency, SubscriptionReply } from '#shared/contract/subscription-schemas.ts';
import type { OwnForm } from '#shared/newsletter/consent-names.ts';
import type { DigestLanguage } from '#shared/paths.ts';

/** Trimmed input. `elapsed`: milliseconds since the form was visible. */
export type SubscriptionInput = {
  email: string;
  frequency: Frequency;
  prompt: string;
  preferences?: ChosenPreferences | undefined;
  /** None: that of the site. */
  language: DigestLanguage | undefined;
  remark: string;
  elapsed: number;
  form: OwnForm;
  page: string;
};

/**
 * Subscribes. Members with their own email need no confirmation. Retries without a rejected time
 * zone, and with a proof of work on demand. Throws other errors.
 */
export async function sendSubscription(
  api: Api,
  {
    email,
    frequency,
    prompt,
    preferences: chosen,
    language,
    remark,
    elapsed,
    form,
    page,
  }: SubscriptionInput,
  account: string | undefined,
): Promise<SubscriptionReply> {
  let timeZone: string | undefined = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  let proof: { challenge: string; nonce: number } | undefined;
  const call = () => {
    const preferences = {
      frequency,
      ...(language && { language }),
      form,
      page,
      ...(prompt !== '' && { custom_prompt: prompt }),
      ...(chosen && { preferences: chosen }),
      ...(timeZone && { timeZone }),
    };
    if (email.toLowerCase() === account?.toLowerCase())
      return api('POST /api/subscriptions/subscribe-authenticated', { body: preferences });
    return api('POST /api/subscriptions/subscribe', {
      body: {
        email,
        ...preferences,
        ...(remark !== '' && { remark }),
        elapsed,
        ...(proof && { proof }),
      },
    });
  };
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (
        timeZone &&
        error.status === 400 &&
        error.fields.some(({ field }) => field === 'timeZone')
      )
        timeZone = undefined;
      else if (error.proof && !proof) {
        const { solveChallenge: workOut } = await import('../../lib/proof-of-work.ts');
        proof = { challenge: error.proof.challenge, nonce: await workOut(error.proof) };
      } else throw error;
    }
  }
}
