import PostalMime, { type Attachment, type Email } from 'postal-mime';
import type { BounceCause } from '#shared/bounce-causes.ts';
import { findBounceCause } from './bounce-cause.ts';

/** What a mail report says about one recipient. */
export type MailReport = {
  cause: BounceCause | 'complaint';
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
/** Characters of a text for people. */
const maxProseLength = 20_000;
/** Characters of a field: anyone can send a report, and patterns take longer for long values. */
const maxFieldLength = 1_000;
/** From the start of a word only, or a long word would be searched from each of its letters. */
const addresses = /(?<![^\s<>",;:])[^\s<>",;:]+@[^\s<>",;:]+/g;

/**
 * Parses a delivery status notification (RFC 3464), a bounce whose text is for people, or a
 * feedback report (RFC 5965). `reports` is empty for any other mail. Throws for an email that
 * exceeds the limits of the parser.
 */
export async function parseReport(raw: Buffer): Promise<ParsedReport> {
  const mail = await PostalMime.parse(takeLines(raw, maxLines), {
    maxNestingDepth: 20,
    // The original email is read as an attachment. Parsing it takes seconds if it is nested.
    maxRfc822NestingDepth: 0,
    maxHeadersSize: 256 * 1024,
  });
  const parts = mail.attachments.map((part) => ({ type: part.mimeType, text: readText(part) }));
  const find = (type: RegExp) => parts.filter((part) => type.test(part.type));
  const prose = readProse(mail, raw).slice(0, maxProseLength);
  const [text = '', original = ''] = splitOriginal(prose);
  const feedback = find(/^message\/feedback-report$/).flatMap((part) => readFeedback(part.text));
  const statuses = find(/^message\/(?:global-)?delivery-status$/);
  const bounces = statuses.flatMap((part) => readStatus(part.text, text));
  const isBounce = statuses.length === 0 && isFromMailServer(mail);
  return {
    addresses: mail.headers
      .filter(({ key }) => receiverHeaders.includes(key))
      .flatMap(({ value }) => value.match(addresses) ?? []),
    messageIds: [
      ...new Set(
        [
          ...find(/^message\/(?:rfc822|global)$|^text\/rfc822-headers?$/).map((part) => part.text),
          original,
        ].flatMap((head) => /^message-id:\s*(<[^<>\s]+>)/im.exec(head)?.[1] ?? []),
      ),
    ],
    reports: [
      ...bounces,
      ...(isBounce ? readRefusals(text) : []),
      ...feedback,
      ...(isMicrosoftComplaint(mail) ? [{ cause: 'complaint', recipient: null } as const] : []),
    ].slice(0, maxReports),
  };
}

/** Returns the text of an email; that of a malformed one with its marks. */
const readProse = ({ text = '', html = '' }: Email, raw: Buffer): string =>
  text.trim() ||
  html.replace(/<[^<>]*>/g, ' ').trim() ||
  raw.toString('utf8').replace(/^[^]*?\r?\n\r?\n/, '');

/** Splits a text for people before the copy of the original email, whose words say nothing. */
const splitOriginal = (prose: string): string[] => {
  const start =
    /^[^\w\n]{0,20}(?:return-path|received|message-id|dkim-signature|mime-version) ?:/im.exec(
      prose,
    )?.index;
  return start === undefined ? [prose] : [prose.slice(0, start), prose.slice(start)];
};

/** Reads a text for people. Each recipient stands at the start of a line, before the answer. */
function readRefusals(text: string): MailReport[] {
  const [intro = text, ...answers] = text.split(/^(?=[^\w\n]{0,20}[^\s<>@:]{1,64}@[^\s<>@:])/m);
  return (answers.length > 0 ? answers : [intro]).map((answer) => ({
    cause: findBounceCause(answer, '', text),
    recipient: null,
  }));
}

/** Microsoft attaches the email to a complaint, without a feedback report. */
const isMicrosoftComplaint = ({ from, subject = '' }: Email): boolean =>
  from?.address === 'staff@hotmail.com' && subject.startsWith('complaint about message from');

/** Whether a mail server wrote an email, and not a person or their automatic reply. */
const isFromMailServer = ({ from, subject = '' }: Email): boolean =>
  /mailer-?daemon|post_?master|mail deliver/i.test(`${from?.name} ${from?.address}`) ||
  /undeliver|deliver\w* (?:fail|status)|failure notice|returned mail/i.test(subject);

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

type Fields = Map<string, string[]>;

/** Splits fields into groups at blank lines; each maps lower-case names to values. */
const readGroups = (text: string): Fields[] =>
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

/** `text`: that for people, which may have the answer of the server if a group has none. */
function readStatus(status: string, text: string): MailReport[] {
  const findAction = (fields: Fields) => fields.get('action')?.[0]?.toLowerCase();
  return readGroups(status)
    .filter((fields) => ['failed', 'delayed'].includes(findAction(fields) ?? ''))
    .slice(0, maxReports)
    .map((fields) => {
      const first = (name: string) => fields.get(name)?.[0];
      const recipient =
        toAddress(first('original-recipient')) ?? toAddress(first('final-recipient'));
      if (findAction(fields) === 'delayed') return { cause: 'other', recipient };
      const said = first('diagnostic-code') || text;
      return { cause: findBounceCause(said, first('status') ?? '', text), recipient };
    });
}

/** Types of feedback that are complaints; `not-spam` and `auth-failure` are not. */
const complaints = new Set(['abuse', 'fraud', 'opt-out', 'virus', 'other']);

function readFeedback(text: string): MailReport[] {
  return readGroups(text).flatMap((fields): MailReport[] => {
    const type = fields.get('feedback-type')?.[0]?.toLowerCase() ?? '';
    if (!complaints.has(type)) return [];
    const recipients = fields.get('original-rcpt-to') ?? [];
    const addresses = recipients.length === 0 ? [null] : recipients.map(toAddress);
    return addresses.map((recipient) => ({ cause: 'complaint', recipient }));
  });
}
