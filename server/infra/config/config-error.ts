/** A setting that the operator must correct. The message names it and never its value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly variable: string;
  constructor(variable: string, expected: string) {
    super(`${variable} ${expected}`);
    this.variable = variable;
  }
}
