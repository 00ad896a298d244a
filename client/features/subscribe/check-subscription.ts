import { promptLength } from '#shared/text-rules.ts';
import * as limits from '#shared/limits.ts';
import type { SubscribeTexts } from './types.ts';

/** What is wrong with a field of the form, in the page's language; null: with all of it. */
export type Problem = { field: string | null; message: string };

/** As the contract has it: one address, plainly. */
const address =
  /^[^\s@,;:<>()[\]"\\\p{C}]+@[^\s@,;:<>()[\]"\\\p{C}]+\.[^\s@.,;:<>()[\]"\\\p{C}]{2,}$/u;

/** What the browser itself can say before anything is sent (specification 5). Values as they are sent. */
export function checkSubscription(
  { email, prompt }: { email: string; prompt: string },
  { page }: SubscribeTexts,
): Problem[] {
  const problems: Problem[] = [];
  if (email === '') problems.push({ field: 'email', message: page.emailRequired });
  else if (email.length > limits.email.max || !address.test(email))
    problems.push({ field: 'email', message: page.emailInvalid });
  const used = promptLength(prompt);
  if (used > limits.customPrompt.max)
    problems.push({ field: 'custom_prompt', message: countOf(used, page.counter) });
  return problems;
}

/** "950 of 1000 characters" */
export const countOf = (used: number, counter: string): string =>
  counter.replace('{used}', String(used)).replace('{most}', String(limits.customPrompt.max));
