import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#shared/api/client.ts';
import type { ChoiceKind, MemberChoice } from '#shared/choices.ts';
import type { App } from '../app-context.tsx';

/** What the member follows and mutes. */
export const choicesOptions = (api: Api) =>
  queryOptions({
    queryKey: ['own', 'choices'],
    queryFn: ({ signal }) => api('GET /api/me/choices', {}, signal),
  });

/** Follows or mutes; with null neither. What pages show of it is read again. Throws ApiError. */
export async function choose(
  { api, queryClient }: Pick<App, 'api' | 'queryClient'>,
  kind: ChoiceKind,
  subject: string,
  choice: MemberChoice | null,
): Promise<void> {
  const path = { kind, subject };
  if (choice === null) await api('DELETE /api/me/choices/{kind}/{subject}', { path });
  else await api('PUT /api/me/choices/{kind}/{subject}', { path, body: { choice } });
  await queryClient.invalidateQueries({ queryKey: ['own'] });
}
