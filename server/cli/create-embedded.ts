import { createDeps } from '../deps.ts';
import { readConfig } from '../infra/config/config.ts';
import { createProcessLog } from '../infra/log.ts';
import { setV8Flags } from '../infra/v8-flags.ts';
import { run } from './run.ts';

/** Creates the embedded database for the process that then opens it, see `process.ts`. */
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
await run(async () => {
  setV8Flags();
  const config = readConfig();
  const deps = await createDeps(config, createProcessLog(config));
  await deps.close();
});
