import type { Plugin } from 'esbuild';

/**
 * Gives the driver of Drizzle for PGlite no PGlite, which only the thread of the embedded database
 * loads. It needs the numbers of four types, and a class for what nobody calls.
 */
export const embeddedDriverPlugin = (): Plugin => ({
  name: 'embedded-driver',
  setup({ onResolve, onLoad }) {
    const namespace = 'embedded-driver';
    onResolve({ filter: /^@electric-sql\/pglite$/ }, ({ importer }) =>
      importer.replaceAll('\\', '/').includes('/drizzle-orm/pglite/')
        ? { path: 'types', namespace }
        : undefined,
    );
    onLoad({ filter: /.*/, namespace }, () => ({
      contents:
        'export const types = { TIMESTAMP: 1114, TIMESTAMPTZ: 1184, INTERVAL: 1186, DATE: 1082 };' +
        'export class PGlite {}',
    }));
  },
});
