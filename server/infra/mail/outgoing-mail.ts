import type { FilledTemplate } from './mime-template.ts';
import type { Sender, Stream } from './routes.ts';

/** An email to send. The Message-ID is derived from `id`, so that duplicates can be recognized. */
export type OutgoingMail = {
  id: string;
  /** Someone is waiting for it: it uses reserved connections. */
  urgent: boolean;
  /** Default: `transactional` if urgent, else `bulk`. */
  stream?: Stream;
  site: { name: string; domain: string };
  /** Null: the site sends as the installation does. */
  sender?: Sender | null;
  /** What reports of large providers are grouped by; never by reader. Null: not grouped. */
  feedbackId?: string | null;
  /** The local part of its own return path, if the site has a domain for those. */
  returnPath?: string | null;
  recipient: string;
  subject: string;
  /** Templates only if `text` is one too. */
  html: string | FilledTemplate;
  text: string | FilledTemplate;
  /** One-click unsubscribe URL of a newsletter email; null: not a newsletter email. */
  unsubscribeUrl: string | null;
  /** The `traceparent` of the request that caused it. */
  traceParent?: string | null;
};
