import { enableCompileCache } from 'node:module';
import { requireNode } from './infra/node-version.ts';
import { setV8Flags } from './infra/v8-flags.ts';

requireNode();
setV8Flags();
// Caches the compiled program for the next start. Decision 50.
enableCompileCache();
const { runProcess } = await import('./process.ts');
await runProcess();
