import { variableNames } from '../../infra/config/variables.ts';
import type { Finding } from './doctor/finding.ts';

/** A step of the first installation. */
type SetupStep = {
  name: string;
  /** `waiting`: it cannot be checked before an earlier step is done. */
  state: 'done' | 'to do' | 'waiting';
  missing: Finding[];
};

/** In the order in which an operator does them. */
const steps: { name: string; holds(what: string): boolean; needsDatabase?: true }[] = [
  {
    name: 'Variables',
    holds: (what) =>
      variableNames.some((name) => name === what && name !== 'SITE_HOSTS') || what === 'secrets',
  },
  { name: 'Database', holds: (what) => /^(?:database|schema|clock|disk|pooler)$/.test(what) },
  { name: 'First admin', holds: (what) => what === 'admins', needsDatabase: true },
  { name: 'First site', holds: (what) => what === 'SITE_HOSTS', needsDatabase: true },
  { name: 'Mail', holds: (what) => what === 'mail' },
  { name: 'DNS', holds: (what) => what.startsWith('site '), needsDatabase: true },
  { name: 'HTTPS', holds: (what) => what.startsWith('https '), needsDatabase: true },
];

/** Orders what the doctor found into steps. Warnings count if a command corrects them. */
export function listSetupSteps(findings: readonly Finding[]): SetupStep[] {
  const canReadSites = findings.some(({ level, what }) => level === 'ok' && what === 'schema');
  const hasSite = findings.some(({ what }) => what.startsWith('https '));
  return steps.map(({ name, holds, needsDatabase }) => {
    const missing = findings.filter(
      ({ level, what, next }) =>
        holds(what) && (level === 'fail' || (level === 'warn' && next !== undefined)),
    );
    const isWaiting =
      (needsDatabase && !canReadSites) || (!hasSite && (name === 'DNS' || name === 'HTTPS'));
    return {
      name,
      state: missing.length > 0 ? 'to do' : isWaiting ? 'waiting' : 'done',
      missing,
    };
  });
}
