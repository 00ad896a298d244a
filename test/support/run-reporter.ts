import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Prints tests that passed only on a retry, the time of each project, and the slowest files. */
export default class RunReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const retried = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter((test) => test.diagnostic()?.flaky);
    if (retried.length > 0)
      process.stdout.write(
        `\n${retried.length} passed only on a retry:\n${retried.map(describeRetry).join('')}`,
      );
    printTimes(modules);
  }
}

function describeRetry(test: TestCase): string {
  const reasons = (test.result().errors ?? []).map(({ message }) => `    ${message}\n`);
  return (
    `  ${test.project.name} ${test.module.relativeModuleId}: ` +
    `${test.fullName}\n${reasons.join('')}`
  );
}

/** Files of a project run beside each other, so a sum is longer than the run. */
function printTimes(modules: readonly TestModule[]): void {
  const projects = new Map<string, number>();
  const files = modules.map((module) => {
    const { duration, collectDuration, setupDuration } = module.diagnostic();
    const { name } = module.project;
    const ms = duration + collectDuration + setupDuration;
    projects.set(name, (projects.get(name) ?? 0) + ms);
    return [`${name} ${module.relativeModuleId}`, ms] as const;
  });
  print('Time by project', [...projects]);
  print('Slowest files', files, 20);
}

function print(title: string, times: (readonly [string, number])[], count = Infinity): void {
  const lines = times
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([name, ms]) => `${(ms / 1_000).toFixed(1).padStart(8)} s  ${name}\n`);
  process.stdout.write(`\n${title}:\n${lines.join('')}`);
}
