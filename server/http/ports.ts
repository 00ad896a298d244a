import { createServer, type Server } from 'node:net';
import { ConfigError, type Config } from '../infra/config/config.ts';
import { listen } from './listen.ts';

type PortVariables = {
  port: 'PORT' | 'API_PORT' | 'METRICS_PORT';
  host: 'HOST' | 'METRICS_HOST';
};

/** Reports a port in use before the database is opened. Error: ConfigError. */
export async function probePorts(config: Config): Promise<void> {
  const { port, apiPort, metricsPort, host, metricsHost, processRole } = config;
  const pages = { port: 'PORT', host: 'HOST' } as const;
  const api = { port: 'API_PORT', host: 'HOST' } as const;
  const metrics = { port: 'METRICS_PORT', host: 'METRICS_HOST' } as const;
  for (const [variables, requestedPort, address] of [
    [pages, processRole === 'worker' ? null : port, host],
    [api, processRole === 'worker' ? null : apiPort, host],
    [metrics, metricsPort, metricsHost],
  ] as const) {
    if (requestedPort === null) continue;
    const probe = createServer();
    await listenOn(probe, variables, requestedPort, address);
    await new Promise((resolve) => probe.close(resolve));
  }
}

/** Starts listening. Returns the port. Error: ConfigError, for the variable that is wrong. */
export async function listenOn(
  server: Server,
  variables: PortVariables,
  port: number,
  host: string,
): Promise<number> {
  try {
    return await listen(server, port, host);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    if (['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'].includes(code))
      throw new ConfigError(variables.host, `is not an address of this machine (${code})`);
    if (code === 'EADDRINUSE')
      throw new ConfigError(
        variables.port,
        `${port} is in use by another program. Stop it, or choose another port, for example ` +
          `${variables.port}=${port < 65_000 ? port + 100 : 3_100} npm start`,
      );
    throw new ConfigError(
      variables.port,
      code === 'EACCES' ? 'may not be used without more rights' : `cannot be listened on (${code})`,
    );
  }
}
