/** The part of `oidc-provider` that the tests use. It has no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  export class Provider {
    constructor(issuer: string, configuration: object);
    callback(): RequestListener;
    interactionFinished(
      req: IncomingMessage,
      res: ServerResponse,
      result: object,
      options: { mergeWithLastSubmission: boolean },
    ): Promise<void>;
    Grant: new (properties: { accountId: string; clientId: string }) => {
      addOIDCScope(scope: string): void;
      save(): Promise<string>;
    };
  }
}
