import { Router } from 'express';
import type { Deps } from '../context.ts';
import { factsOf } from './request.ts';

/** What the process knows of its own stopping. */
export type Lifecycle = { draining: boolean };

/** `/healthz`: the process answers. `/readyz`: it should get requests: the database answers and it is not stopping. No details to anybody. */
export function health({ database }: Pick<Deps, 'database'>, lifecycle: Lifecycle): Router {
  const router = Router();
  router.use(['/healthz', '/readyz'], (req, res, next) => {
    factsOf(req).route = req.baseUrl;
    res.setHeader('Cache-Control', 'no-store');
    next();
  });
  router.get('/healthz', (_req, res) => void res.type('text/plain').send('ok'));
  router.get('/readyz', async (_req, res) => {
    const ready = !lifecycle.draining && (await database.ping().then(() => true, () => false));
    res.status(ready ? 200 : 503).type('text/plain').send(ready ? 'ready' : 'not ready');
  });
  return router;
}
