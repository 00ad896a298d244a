import { removeHidden, toSafeName } from '#shared/text-rules.ts';
import { encodePhrase, type MessageHead } from './mime-template.ts';

export function createHead({
  id,
  from,
  fromName,
  replyTo,
  recipient,
  subject,
  site,
  unsubscribeUrl,
  feedbackId = null,
}: {
  id: string;
  from: string;
  fromName: string;
  replyTo: string | null;
  recipient: string;
  subject: string;
  site: { name: string; domain: string };
  unsubscribeUrl: string | null;
  feedbackId?: string | null;
}): MessageHead {
  return {
    // nodemailer would parse a string as a list of addresses.
    from: { name: toSenderName(fromName), address: from },
    to: { name: '', address: recipient },
    subject: toHeaderText(subject),
    messageId: `<${id}@${site.domain}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(feedbackId === null ? {} : { 'Feedback-ID': feedbackId }),
      ...(replyTo === null ? {} : { 'Reply-To': replyTo }),
      ...(unsubscribeUrl === null ? {} : listHeaders(site, unsubscribeUrl)),
    },
  };
}

/** Headers of a mailing list with one-click unsubscribing (RFC 2919, 2369, 8058). */
function listHeaders({ name, domain }: { name: string; domain: string }, unsubscribeUrl: string) {
  const listId = `${encodePhrase(toSenderName(name))} <digest.${domain}>`;
  return {
    'List-ID': { prepared: true, foldLines: true, value: listId },
    'List-Unsubscribe': { prepared: true, foldLines: true, value: `<${unsubscribeUrl}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Settings may be older than the rules of the contract. */
const toSenderName = (name: string) => toSafeName(toHeaderText(name)).replaceAll('"', '’');

/** Makes a text one line in which nothing is decoded as an encoded word. */
const toHeaderText = (text: string) =>
  removeHidden(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim();
