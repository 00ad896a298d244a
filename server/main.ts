import { enableCompileCache } from 'node:module';
import { limitHeap } from './infra/heap-limits.ts';
import { requireNode } from './infra/node-version.ts';

requireNode();
limitHeap();
// Caches the compiled program for the next start. Decision 50.
enableCompileCache();
const { runProcess } = await import('./process.ts');
await runProcess();
