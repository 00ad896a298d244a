import type { Plugin } from 'esbuild';

/** Replaces `server/api/access-rules.ts` by its values, so that a start needs no contract. */
export const accessRulesPlugin = (accessRules: Record<string, object>): Plugin => ({
  name: 'access-rules',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]server[/\\]api[/\\]access-rules\.ts$/ }, () => ({
      contents: `export const accessRules = ${JSON.stringify(accessRules)};`,
    }));
  },
});
