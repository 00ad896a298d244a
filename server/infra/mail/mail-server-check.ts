import type { Logger } from '../log.ts';
import { createConnections, type SmtpConfig } from './connections.ts';
import { isTlsError, toErrorCode, type MailError } from './outcome.ts';

/** `code` null: the server accepts mail. `status`: the SMTP status of its response. */
export type MailServerCheck = {
  code: string | null;
  status: number | null;
  authenticated: boolean;
};

/**
 * Connects to the mail server, encrypts and logs in, but sends no mail. `timeout` in milliseconds.
 * Never throws.
 */
export async function checkMailServer(
  config: SmtpConfig,
  log: Logger,
  timeout = 15_000,
): Promise<MailServerCheck> {
  const connections = createConnections(config, 1, log);
  const authenticated = new URL(config.smtpUrl).username !== '';
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>(
    (_resolve, reject) =>
      void (timer = setTimeout(
        () => reject(Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' })),
        timeout,
      )),
  );
  try {
    await Promise.race([connections.verify(), timedOut]);
    return { code: null, status: null, authenticated };
  } catch (error) {
    const status = (error as MailError).responseCode ?? null;
    return { code: toCheckCode(error as MailError), status, authenticated };
  } finally {
    clearTimeout(timer);
    connections.close({ force: true });
  }
}

function toCheckCode(error: MailError): string {
  if (isTlsError(error)) return 'ETLS';
  if (error.responseCode === 530 || error.code === 'ENOAUTH') return 'ENOAUTH';
  return error.code === 'EAUTH' ? 'EAUTH' : toErrorCode(error);
}
