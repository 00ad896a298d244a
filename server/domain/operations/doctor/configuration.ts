import type { CheckedConfig } from '../../../infra/config/config.ts';
import { counted, fail, failIn, ok, warn, type Finding } from './finding.ts';

/** Whether every variable can be used, and secrets are some. */
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
        `is ${config.env}. On a server set NODE_ENV=production: without it there are demo content and pages for developers, and cookies go over plain HTTP.`,
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

function checkSecrets(env: string, wrong: string[], secrets: CheckedConfig['secrets']): Finding[] {
  const bad = failIn(env);
  const known = Object.entries(secrets).filter(([name]) => !wrong.includes(name));
  const findings = known
    .filter(([, secret]) => canBeGuessed(secret))
    .map(([name]) =>
      bad(
        name,
        'looks as if it could be guessed. Make one with `openssl rand -hex 32`; to rotate it, see docs/operating.md#secrets.',
      ),
    );
  for (const [i, [name, secret]] of known.entries()) {
    const same = known.slice(0, i).find(([, other]) => other === secret)?.[0];
    if (same !== undefined)
      findings.push(bad(name, `is the same as ${same}. Each has to be one of its own.`));
  }
  if (findings.length > 0) return findings;
  if (secrets.SECRET_KEY === undefined && !wrong.includes('SECRET_KEY'))
    return [
      ok('secrets', 'SECRET_KEY is not set: outside production one is made and kept in DATA_DIR.'),
    ];
  return wrong.includes('SECRET_KEY')
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

/** Bits that its characters could have, were they drawn as often as they are seen. A random one of 32 hexadecimal digits has more than 100. */
function canBeGuessed(secret: string): boolean {
  const times = Map.groupBy(secret, (character) => character);
  const bits = [...times.values()].reduce(
    (sum, { length }) => sum - length * Math.log2(length / secret.length),
    0,
  );
  // The same again and again says nothing new.
  const repeated = /^(.{1,16}?)\1+.{0,15}$/s.test(secret);
  return (
    bits < 90 ||
    repeated ||
    /change.?me|password|secret.?key|example|0123456789|123456789|abcdefgh|qwert/i.test(secret)
  );
}
