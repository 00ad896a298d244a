import { ApiError } from '#shared/api-error.ts';
import { problemsOf, type Problem } from '../../ui/form.tsx';
import { nameOf } from './setting-labels.ts';

/** What the API said, at the settings or inputs it names. Logging in again happens in another tab, so that what was typed stays. */
export function validationErrors(error: unknown, labels: Record<string, string> = {}): Problem[] {
  if (
    error instanceof ApiError &&
    error.code !== 'login_again' &&
    error.status !== 401 &&
    error.fields.length > 0
  ) {
    const found = error.fields.map(({ field, message }) => ({
      field,
      message: `${labels[field] ?? nameOf(field)} ${message}.`,
    }));
    // Two rules may say the same.
    return found.filter(
      (one, index) => found.findIndex(({ message }) => message === one.message) === index,
    );
  }
  return problemsOf(error, labels).map((problem) =>
    problem.link
      ? { ...problem, link: { ...problem.link, text: 'Log in, in a new tab', newTab: true } }
      : problem,
  );
}
