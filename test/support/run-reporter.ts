import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Prints tests that passed only on a retry, to reveal flaky tests. */
export default class RetryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const retried = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter((test) => test.diagnostic()?.flaky);
    if (retried.length === 0) return;
    process.stdout.write(
      `\n${retried.length} passed only on a retry:\n${retried.map(describeRetry).join('')}`,
    );
  }
}

function describeRetry(test: TestCase): string {
  const reasons = (test.result().errors ?? []).map(({ message }) => `    ${message}\n`);
  return (
    `  ${test.project.name} ${test.module.relativeModuleId}: ` +
    `${test.fullName}\n${reasons.join('')}`
  );
}
