import { ApiError } from '#shared/api-error.ts';
import { translateProblem, translateSentence } from '#shared/texts/problems.ts';
import { toProblems, type Problem } from '../../ui/form.tsx';
import { getSettingLabel } from './setting-labels.ts';
import { t } from '../lib/words.ts';

/**
 * Maps errors of the API to settings or inputs. Login opens in another tab, so that nothing typed
 * is lost.
 */
export function validationErrors(error: unknown, labels: Record<string, string> = {}): Problem[] {
  if (
    error instanceof ApiError &&
    error.code !== 'reauthentication_required' &&
    error.status !== 401 &&
    error.fields.length > 0
  ) {
    const found = error.fields.map(({ field, message }) => ({
      field,
      message: translateProblem(
        t,
        labels[field] ?? labels[field.replace(/\.\d+$/, '')] ?? getSettingLabel(field),
        message,
        (reason) => translateSentence(t, reason),
      ),
    }));
    // Two rules may have the same message.
    return found.filter(
      (problem, index) => found.findIndex(({ message }) => message === problem.message) === index,
    );
  }
  return toProblems(t, error, labels).map((problem) =>
    problem.link
      ? { ...problem, link: { ...problem.link, text: t('Log in, in a new tab'), newTab: true } }
      : problem,
  );
}
