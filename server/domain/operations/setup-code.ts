import type { Needs } from '../../context.ts';

const purpose = 'setup-code';

/** Proves the operator to `/start`: who can read the log. All processes have the same. */
export const readSetupCode = ({ secrets }: Needs<'secrets'>): string => secrets.sign(purpose, '');

export const isSetupCode = ({ secrets }: Needs<'secrets'>, code: string): boolean =>
  secrets.verify(purpose, '', code.trim());
