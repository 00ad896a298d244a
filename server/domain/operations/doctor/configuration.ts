import type { CheckedConfig } from '../../../infra/config/config.ts';
import { counted, fail, failIn, ok, warn, type Finding } from './finding.ts';

/** Checks that all variables are valid and secrets are strong. */
export function checkVariables({
  config,
  problems,
  set,
  unknown,
  secrets,
}: CheckedConfig): Finding[] {
  const findings: Finding[] = problems.map((problem) =>
    fail(problem.variable, `${problem.message}. The program does not start like this.`),
  );
  for (const { name, similar } of unknown)
    findings.push(
      warn(
        name,
        `is not a variable of Broadsheet and has no effect${similar === null ? '' : `; ${similar} is`}.`,
      ),
    );
  if (problems.length === 0)
    findings.push(
      ok(
        'configuration',
        set.length === 0
          ? 'no variable is set: all is as it comes.'
          : `${counted(set.length, 'variable is', 'variables are')} set, and each can be used: ${set.join(', ')}.`,
      ),
    );
  if (config.env !== 'production')
    findings.push(
      warn(
        'NODE_ENV',
        `is ${config.env}. On a server set NODE_ENV=production: without it there are demo ` +
          'content and pages for developers, and cookies go over plain HTTP.',
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
        'looks as if it could be guessed. Make one with `openssl rand -hex 32`; to rotate ' +
          'it, see docs/operating.md#secrets.',
      ),
    );
  for (const [i, [name, secret]] of validSecrets.entries()) {
    const same = validSecrets.slice(0, i).find(([, other]) => other === secret)?.[0];
    if (same !== undefined)
      findings.push(report(name, `is the same as ${same}. Each has to be one of its own.`));
  }
  if (findings.length > 0) return findings;
  if (secrets.SECRET_KEY === undefined && !invalidNames.includes('SECRET_KEY'))
    return [
      ok('secrets', 'SECRET_KEY is not set: outside production one is made and kept in DATA_DIR.'),
    ];
  return invalidNames.includes('SECRET_KEY')
    ? []
    : [
        ok(
          'secrets',
          secrets.SECRET_KEY_PREVIOUS === undefined
            ? 'SECRET_KEY is long and mixed enough.'
            : 'SECRET_KEY is long and mixed enough. SECRET_KEY_PREVIOUS still verifies: take it away once nothing of before is in use, see docs/operating.md#secrets.',
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
