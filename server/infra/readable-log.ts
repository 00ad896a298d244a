type Line = Record<string, unknown> & { level?: string; time?: string; msg?: string };

/** Returns a line of the log for a developer's terminal; empty for what only programs read. */
export function toReadableLine(json: string): string {
  const { level, time, msg, event, error, requestId: _id, ...fields } = JSON.parse(json) as Line;
  if (event === 'metrics') return '';
  const at = new Date(time ?? 0).toTimeString().slice(0, 8);
  const text =
    event === 'request'
      ? ['method', 'route', 'status', 'ms', 'site'].map((name) => fields[name]).join(' ')
      : [msg, ...Object.entries(fields).map(([name, value]) => `${name}=${toText(value)}`)].join(
          ' ',
        );
  const label = level === 'info' ? '' : `${String(level).toUpperCase()} `;
  return `${at} ${label}${text}${describe(error)}\n`;
}

const toText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : value);

/** Returns an error as `errorForLog` writes it, with its causes. */
function describe(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const { name = 'Error', message, stack, cause } = error as Record<string, unknown>;
  const head = `\n  ${String(name)}: ${String(message)}`;
  return `${head}${typeof stack === 'string' ? `\n${stack}` : ''}${describe(cause)}`;
}
