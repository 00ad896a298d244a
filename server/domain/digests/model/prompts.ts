import { createHash } from 'node:crypto';
import type { DigestLanguage } from '#shared/paths.ts';
import type { LlmRequest } from '../../../infra/llm-client.ts';
import { oneLine } from '../../../infra/text/plain-text.ts';
import { isRecord } from '#shared/is-record.ts';
import type { DigestPreferences } from '#shared/newsletter/preferences.ts';

/** A model call: `system` is ours, `user` is untrusted, `schema` is the answer's JSON schema. */
export type Prompt = Omit<LlmRequest, 'signal'> & Pick<Required<LlmRequest>, 'accepts'>;

/** Part of the cache key of answers; raise it when a prompt changes. */
export const promptVersion = 5;

const maxTitle = 300;

export const languageNames: Record<DigestLanguage, string> = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  pt: 'Portuguese',
  zh: 'Simplified Chinese',
  ja: 'Japanese',
  ko: 'Korean',
  ar: 'Modern Standard Arabic',
  hi: 'Hindi',
  ru: 'Russian',
};

/** The title of a post, and the day of publication in words if it is known. */
export const formatHead = (post: { title: string; publishedAt: Date | null }): string[] => [
  `Title: ${oneLine(removeAddresses(post.title)).slice(0, maxTitle)}`,
  ...(post.publishedAt ? [`Published: ${post.publishedAt.toUTCString().slice(0, 16)}`] : []),
];

/** Fences the subjects of preferences, which are data like the texts. Empty without subjects. */
export function formatPreferences({ topics, avoid }: DigestPreferences): string[] {
  if (topics.length === 0 && avoid.length === 0) return [];
  const text = JSON.stringify({
    about: topics.map(formatSubject),
    notAbout: avoid.map(formatSubject),
  });
  const mark = createMark(text);
  return [`=== ${mark} preferences ===\n${text}\n=== ${mark} end ===`];
}

/** Removes links and emails: personal data must not reach the model. */
export const removeAddresses = (text: string) =>
  text
    .replace(/\b[a-z][a-z0-9+.-]{1,20}:\/\/\S+/gi, '')
    .replace(/[^\s@<>"(]{1,64}@[^\s@<>")]{1,253}/g, '')
    .replace(/\bwww\.\S+/gi, '');

const formatSubject = (subject: string) => oneLine(subject).slice(0, 60);

/** Fences texts with a hash of them all, which an author cannot predict. */
export function fenceTexts(texts: { id: string; text: string }[], kind = 'post'): string {
  const mark = createMark(JSON.stringify(texts));
  return texts
    .map(({ id, text }) => `=== ${mark} ${kind} ${id} ===\n${text}\n=== ${mark} end ===`)
    .join('\n');
}

const createMark = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The JSON schema of an object. All properties are required. */
export const buildShape = (properties: Record<string, unknown>) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

/** The list of an answer; null without it. Items of another form have no properties. */
export function readList(answer: unknown, name: string): Record<string, unknown>[] | null {
  const list = isRecord(answer) ? answer[name] : null;
  return Array.isArray(list) ? list.map((item) => (isRecord(item) ? item : {})) : null;
}

/** The schema of an answer with one list of objects. */
export const buildListSchema = (name: string, properties: Record<string, unknown>) =>
  buildShape({ [name]: { type: 'array', items: buildShape(properties) } });
