import type { DkimKey } from './routes.ts';

/**
 * Headers covered by a signature. Mail programs offer one-click unsubscribing only if the last two
 * are signed (RFC 8058, section 4).
 */
const signedHeaders = [
  'From',
  'To',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'Auto-Submitted',
  'Feedback-ID',
  'List-Id',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
].join(':');

/** What a message is signed with. */
export const toSignature = ({ domain, selector, privateKey }: DkimKey) => ({
  domainName: domain,
  keySelector: selector,
  privateKey,
  headerFieldNames: signedHeaders,
});
