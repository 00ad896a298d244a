import PostalMime, { type Attachment } from 'postal-mime';
import { isSenderRejected } from './outcome.ts';

/** What a mail report says about one recipient. */
export type MailReport = {
  type: 'bounce' | 'complaint';
  permanent: boolean;
  /** As the report names it; null: it does not. */
  recipient: string | null;
};

/** `addresses`: where the report was sent. `messageIds`: of the email that it is about. */
export type ParsedReport = {
  addresses: string[];
  messageIds: string[];
  reports: MailReport[];
};

const receiverHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'to'];
const maxReports = 100;
/** Lines that are parsed. Parsing takes as long for an empty line. The original email is last. */
const maxLines = 20_000;
/** Characters of a field: anyone can send a report, and patterns take longer for long values. */
const maxFieldLength = 1_000;
/** From the start of a word only, or a long word would be searched from each of its letters. */
const addresses = /(?<![^\s<>",;:])[^\s<>",;:]+@[^\s<>",;:]+/g;

/**
 * Parses a delivery status notification (RFC 3464) or a feedback report (RFC 5965). `reports` is
 * empty for any other mail. Throws for an email that exceeds the limits of the parser.
 */
export async function parseReport(raw: Buffer): Promise<ParsedReport> {
  const mail = await PostalMime.parse(takeLines(raw, maxLines), {
    maxNestingDepth: 20,
    // The original email is read as an attachment. Parsing it takes seconds if it is nested.
    maxRfc822NestingDepth: 0,
    maxHeadersSize: 256 * 1024,
  });
  const parts = mail.attachments.map((part) => ({ type: part.mimeType, text: readText(part) }));
  const find = (type: string) => parts.filter((part) => part.type === type);
  return {
    addresses: mail.headers
      .filter(({ key }) => receiverHeaders.includes(key))
      .flatMap(({ value }) => value.match(addresses) ?? []),
    messageIds: parts
      .filter(({ type }) => /^(?:message\/(?:rfc822|global)|text\/rfc822-headers)$/.test(type))
      .flatMap(({ text }) => /^message-id:\s*(<[^<>\s]+>)/im.exec(text)?.[1] ?? []),
    reports: [
      ...find('message/delivery-status').flatMap(({ text }) => readStatus(text)),
      ...find('message/feedback-report').flatMap(({ text }) => readFeedback(text)),
    ].slice(0, maxReports),
  };
}

/** Returns the first lines of an email. */
function takeLines(raw: Buffer, count: number): Buffer {
  let end = 0;
  for (let line = 0; line < count; line += 1) {
    end = raw.indexOf('\n', end) + 1;
    if (end === 0) return raw;
  }
  return raw.subarray(0, end);
}

const readText = ({ content }: Attachment): string =>
  typeof content === 'string'
    ? content
    : Buffer.from(content as ArrayBuffer)
        .toString('utf8')
        .slice(0, 256 * 1024);

/** Splits fields into groups at blank lines; each maps lower-case names to values. */
const readGroups = (text: string): Map<string, string[]>[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((group) => {
      const fields = group.replace(/\n[ \t]+/g, ' ').split('\n');
      return Map.groupBy(
        fields.flatMap((field) => {
          const [, name, value] = /^([\w-]+):(.*)/.exec(field.slice(0, maxFieldLength)) ?? [];
          return name === undefined || value === undefined
            ? []
            : [{ name: name.toLowerCase(), value: value.trim() }];
        }),
        ({ name }) => name,
      );
    })
    .map(
      (fields) => new Map([...fields].map(([name, list]) => [name, list.map((one) => one.value)])),
    );

/** Returns the address of `rfc822; reader@example.org`. */
const toAddress = (value: string | undefined): string | null =>
  /(?:^|;)\s*<?([^\s<>;]+@[^\s<>;]+?)>?\s*$/.exec(value ?? '')?.[1] ?? null;

function readStatus(text: string): MailReport[] {
  return readGroups(text).flatMap((fields): MailReport[] => {
    const first = (name: string) => fields.get(name)?.[0];
    const action = first('action')?.toLowerCase();
    const final = first('final-recipient') ?? first('original-recipient');
    if (final === undefined || (action !== 'failed' && action !== 'delayed')) return [];
    const recipient = toAddress(first('original-recipient')) ?? toAddress(final);
    const permanent =
      action === 'failed' && isAboutAddress(first('status') ?? '', first('diagnostic-code') ?? '');
    return [{ type: 'bounce', permanent, recipient }];
  });
}

/**
 * Whether a status says that the address does not exist (RFC 3463). A full mailbox (5.2.2), a size
 * (5.2.3), the sender (5.1.7, 5.1.8), systems, networks, content and policy are something else.
 */
function isAboutAddress(status: string, diagnostic: string): boolean {
  const [stated = ''] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(status) ?? [];
  const [exact = stated] =
    /^5\.0\.\d+$/.test(stated) || stated === ''
      ? (/\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(diagnostic) ?? [])
      : [];
  return /^5\.(?:0\.0|1\.(?:[0-6]|10)|2\.[01])$/.test(exact) && !isSenderRejected(diagnostic);
}

/** Types of feedback that are complaints; `not-spam` and `auth-failure` are not. */
const complaints = new Set(['abuse', 'fraud', 'opt-out', 'virus', 'other']);

function readFeedback(text: string): MailReport[] {
  return readGroups(text).flatMap((fields): MailReport[] => {
    const type = fields.get('feedback-type')?.[0]?.toLowerCase() ?? '';
    if (!complaints.has(type)) return [];
    const recipients = fields.get('original-rcpt-to') ?? [];
    const addresses = recipients.length === 0 ? [null] : recipients.map(toAddress);
    return addresses.map((recipient) => ({ type: 'complaint', permanent: true, recipient }));
  });
}
