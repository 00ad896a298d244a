import type { CheckedConfig } from '../../../infra/config/config.ts';
import { listUnencryptedDatabases } from '../../../infra/config/unencrypted.ts';
import { randomBytes } from 'node:crypto';
import { variables, type Variable } from '../../../infra/config/variables.ts';
import { counted, fail, failIn, ok, warn, type Finding } from './finding.ts';

/** Checks that all variables are valid and secrets are strong. */
export function checkVariables({
  config,
  problems,
  set,
  unbuilt,
  unknown,
  secrets,
}: CheckedConfig): Finding[] {
  const findings: Finding[] = problems.map((problem) =>
    fail(
      problem.variable,
      `${problem.message}. The program does not start with this value.`,
      exampleLine(problem.variable),
    ),
  );
  for (const { name, similar } of unknown)
    findings.push(
      warn(
        name,
        'is not a variable of Broadsheet and has no effect' +
          (similar === null ? '.' : `. Did you mean ${similar}?`),
      ),
    );
  for (const name of unbuilt)
    findings.push(
      warn(name, 'has another value in the build, which applies. Build again with this value.'),
    );
  const valid = set.filter((name) => !unbuilt.includes(name));
  if (problems.length === 0)
    findings.push(
      ok(
        'configuration',
        valid.length === 0
          ? 'no variable is set. All defaults apply.'
          : `${counted(valid.length, 'variable is', 'variables are')} set and valid: ` +
              `${valid.join(', ')}.`,
      ),
    );
  if (config.env !== 'production')
    findings.push(
      warn(
        'NODE_ENV',
        `is ${config.env}. On a server set NODE_ENV=production. Otherwise there are demo ` +
          'content and developer pages, and cookies are sent over plain HTTP.',
        'NODE_ENV=production',
      ),
    );
  else if (config.instanceName === null)
    findings.push(
      warn(
        'INSTANCE_NAME',
        'is not set. Set INSTANCE_NAME=production for all processes and commands, so that a copy ' +
          'of the database under another name sends no mail. See docs/backup-and-restore.md.',
      ),
    );
  for (const variable of listUnencryptedDatabases(config))
    findings.push(
      warn(
        variable,
        'reaches its host over the internet without TLS, so everyone on the way can read all ' +
          'data. Append `?sslmode=verify-full`.',
      ),
    );
  return [
    ...findings,
    ...checkSecrets(
      config.env,
      problems.map(({ variable }) => variable),
      secrets,
    ),
  ];
}

/** Returns a line for the environment; of a random secret, with a new value. */
function exampleLine(name: string): string | undefined {
  const variable: Variable | undefined = new Map<string, Variable>(Object.entries(variables)).get(
    name,
  );
  const value = variable?.secret === 'random' ? randomBytes(32).toString('hex') : variable?.example;
  return value === undefined ? undefined : `${name}=${value}`;
}

function checkSecrets(
  env: string,
  invalidNames: string[],
  secrets: CheckedConfig['secrets'],
): Finding[] {
  const report = failIn(env);
  const validSecrets = Object.entries(secrets).filter(([name]) => !invalidNames.includes(name));
  const findings = validSecrets
    .filter(([, secret]) => canBeGuessed(secret))
    .map(([name]) =>
      report(
        name,
        'looks easy to guess. Generate one with `openssl rand -hex 32`. To rotate ' +
          'it, see docs/operating.md#secrets.',
        exampleLine(name),
      ),
    );
  for (const [i, [name, secret]] of validSecrets.entries()) {
    const same = validSecrets.slice(0, i).find(([, other]) => other === secret)?.[0];
    if (same !== undefined)
      findings.push(report(name, `is the same as ${same}. Use a different value for each.`));
  }
  if (findings.length > 0) return findings;
  if (secrets.SECRET_KEY === undefined && !invalidNames.includes('SECRET_KEY'))
    return [
      ok(
        'secrets',
        'SECRET_KEY is not set. Outside production, one is generated and stored in DATA_DIR.',
      ),
    ];
  return invalidNames.includes('SECRET_KEY')
    ? []
    : [
        ok(
          'secrets',
          secrets.SECRET_KEY_PREVIOUS === undefined
            ? 'SECRET_KEY is long and random enough.'
            : 'SECRET_KEY is long and random enough. SECRET_KEY_PREVIOUS is still accepted. ' +
                'Remove it when nothing signed with it is in use, see docs/operating.md#secrets.',
        ),
      ];
}

/** Returns whether a secret has low entropy. 32 random hexadecimal digits have over 100 bits. */
function canBeGuessed(secret: string): boolean {
  const times = Map.groupBy(secret, (character) => character);
  const bits = [...times.values()].reduce(
    (sum, { length }) => sum - length * Math.log2(length / secret.length),
    0,
  );
  // Repeated text adds no entropy.
  const repeated = /^(.{1,16}?)\1+.{0,15}$/s.test(secret);
  return (
    bits < 90 ||
    repeated ||
    /change.?me|password|secret.?key|example|0123456789|123456789|abcdefgh|qwert/i.test(secret)
  );
}
