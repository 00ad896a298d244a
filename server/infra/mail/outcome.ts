import type { BounceCause } from '#shared/bounce-causes.ts';
import { findBounceCause } from './bounce-cause.ts';
import type { Route } from './routes.ts';

/**
 * Result of one attempt. `temporary`: the email can be sent again. `uncertain`: it may have arrived
 * and must not be sent again. `answer`: the response of the mail server, or an error code.
 * `cause`: of a permanent rejection.
 */
export type Outcome = {
  kind: 'sent' | 'temporary' | 'permanent' | 'uncertain';
  answer: string;
  cause?: BounceCause;
  throttle?: Throttle;
};

/** Who asked to wait with bulk mail: the server itself, or one that receives for a domain. */
export type Throttle = { server: Route['server']; by: 'server' | 'receiver' };

/** The fields of an error of nodemailer. */
export type MailError = {
  code?: string;
  originalCode?: string;
  command?: string;
  responseCode?: number;
  response?: string;
};

const maxAnswerLength = 300;

export const shorten = (response: string) =>
  response.replace(/\s+/g, ' ').slice(0, maxAnswerLength);

/**
 * Classifies an error. Only a response about this very email is permanent: a wrong password or an
 * unknown host can be fixed. Without a response, an email whose data was started may have arrived.
 */
export function toOutcome(error: unknown, dataStarted: boolean): Outcome {
  const mailError = error as MailError;
  const { responseCode = 0, response = '' } = mailError;
  if (!dataStarted && isTlsError(mailError)) return { kind: 'temporary', answer: 'ETLS' };
  const answer = shorten(response || toErrorCode(error));
  if (dataStarted && responseCode === 0) return { kind: 'uncertain', answer };
  if (isServerFailure(mailError) || responseCode < 500) return { kind: 'temporary', answer };
  return { kind: 'permanent', answer, cause: findRejectionCause(mailError) };
}

/** Whether the server failed for any email: no connection, no login, or it is about to close. */
export const isServerFailure = ({ code = '', responseCode }: MailError): boolean =>
  !['EENVELOPE', 'EMESSAGE', 'ESTREAM'].includes(code) ||
  responseCode === 530 ||
  responseCode === 421;

/**
 * Returns who asked to wait, if the answer is 421 or 4.7.x (RFC 3463: security or policy). The
 * commands before RCPT concern the server itself. Greylisting concerns one recipient only.
 */
export function findThrottle({
  code = '',
  command = '',
  responseCode = 0,
  response = '',
}: MailError): Throttle['by'] | null {
  if (code === 'EAUTH' || responseCode < 400 || responseCode > 499) return null;
  const isAsked =
    responseCode === 421 || (/\b4\.7\.\d/.test(response) && !/\bgr[ea]y.?list/i.test(response));
  if (!isAsked) return null;
  return command === 'RCPT TO' || command === 'DATA' ? 'receiver' : 'server';
}

/** Whether encryption failed: the server offers none, or its certificate is wrong. */
export const isTlsError = ({ code = '', originalCode = '' }: MailError) =>
  code === 'ETLS' ||
  /^(?:ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|HOSTNAME_MISMATCH)/.test(
    originalCode || code,
  );

/**
 * Finds the cause of a permanent rejection. A recipient that is rejected for no stated cause does
 * not exist, unless the status is about systems, routes, protocol, content or policy (RFC 3463).
 * Decisions 53, 329.
 */
function findRejectionCause({ code, command = '', response = '' }: MailError): BounceCause {
  const isRecipient = command === 'RCPT TO';
  if (!isRecipient && code !== 'EMESSAGE') return 'other';
  const cause = findBounceCause(response, '5.0.0', command);
  return cause === 'other' && isRecipient && !/\b5\.[3-7]\.\d/.test(response) ? 'gone' : cause;
}

/** Returns the error code of the system, if any. Error messages may hold email addresses. */
export function toErrorCode(error: unknown): string {
  for (let e = error; e instanceof Error; e = e.cause) {
    const systemCode =
      /\bE(?:CONNREFUSED|CONNRESET|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH|PIPE)\b/.exec(
        e.message,
      );
    if (systemCode) return systemCode[0];
    if ('code' in e) return String(e.code);
  }
  return 'EUNKNOWN';
}
