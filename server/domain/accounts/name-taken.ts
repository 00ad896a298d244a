import { AppError } from '../../infra/app-error.ts';

export const nameTaken = (message: string) =>
  new AppError('conflict', `The username ${message}.`, [{ field: 'username', message }]);
