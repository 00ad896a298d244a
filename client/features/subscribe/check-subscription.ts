import { isUnambiguousEmail, promptLength } from '#shared/text-rules.ts';
import * as limits from '#shared/subscription-limits.ts';
import { format } from '#shared/texts/format.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import type { SubscribeTexts } from './types.ts';

/** A problem in the page's language. `field` null: the whole form. */
export type Problem = { field: string | null; message: string };

/** As in the contract, whose schemas the first load does not have. */
const emailPattern =
  /^[^\s@,;:<>()[\]"\\\p{C}]+@[^\s@,;:<>()[\]"\\\p{C}]+\.[^\s@.,;:<>()[\]"\\\p{C}]{2,}$/u;

/** Validates in the browser, as sent. */
export function checkSubscription(
  { email, prompt }: { email: string; prompt: string },
  language: DigestLanguage,
  { page }: SubscribeTexts,
): Problem[] {
  const problems: Problem[] = [];
  if (email === '') problems.push({ field: 'email', message: page.emailRequired });
  else if (
    email.length > limits.email.max ||
    !emailPattern.test(email) ||
    !isUnambiguousEmail(email)
  )
    problems.push({ field: 'email', message: page.emailInvalid });
  const used = promptLength(prompt);
  if (used > limits.customPrompt.max)
    problems.push({ field: 'custom_prompt', message: formatCounter(used, language, page) });
  return problems;
}

export const formatCounter = (
  used: number,
  language: DigestLanguage,
  { counter }: Pick<SubscribeTexts['page'], 'counter'>,
): string => format(language, counter, { used, most: limits.customPrompt.max });
