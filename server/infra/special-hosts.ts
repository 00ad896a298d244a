/** Whether a host belongs to this machine. `name`: in lower case, without port. */
export const isLoopback = (name: string): boolean =>
  name === 'localhost' || name === '[::1]' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(name);

/** Whether no reader can open a host: reserved names (RFC 2606) and those of this machine. */
export const isReservedHost = (host: string): boolean =>
  /(?:^|\.)(?:example|test|invalid|localhost)(?::\d+)?$/.test(host);
