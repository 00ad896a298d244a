import { expect, it } from 'vitest';
import { minuteMs } from '#shared/durations.ts';
import { startCpuTimer } from '../../../test/support/cpu-time.ts';
import { createBotDetection, visitRules, type Visit } from './bot-detection.ts';

/** Judges visits of `link` at `at`, and returns the counts once all of them have waited. */
function judge(visits: (Partial<Visit> & { link: string })[]) {
  const judging = createBotDetection();
  for (const visit of visits)
    judging.add({
      key: 'row',
      source: 'reader',
      network: 'home',
      isTrap: false,
      isAutomated: false,
      at: 0,
      ...visit,
    });
  return judging.take(Infinity).get('row') ?? { reads: 0, automated: 0 };
}
const links = (count: number) => Array.from({ length: count }, (_, i) => `link ${i}`);

it('counts a visit once it has waited', () => {
  const judging = createBotDetection();
  const visit = { key: 'row', link: 'a', source: 's', network: 'n', isTrap: false };
  judging.add({ ...visit, isAutomated: false, at: 1_000 });
  expect(judging.take(visitRules.wait).size).toBe(0);
  expect(judging.take(1_000 + visitRules.wait).get('row')).toEqual({ reads: 1, automated: 0 });
  expect(judging.take(Infinity).size).toBe(0);
});

it('counts a repeated visit again only after half an hour', () => {
  expect(judge([0, 10, 29].map((at) => ({ link: 'a', at: at * minuteMs }))).reads).toBe(1);
  expect(judge([0, 31].map((at) => ({ link: 'a', at: at * minuteMs }))).reads).toBe(2);
});

it('counts links that a person opens one after another', () => {
  const visits = links(10).map((link, i) => ({ link, at: i * 4_000 }));
  expect(judge(visits)).toEqual({ reads: 10, automated: 0 });
});

it('counts several links that a person opens at once', () => {
  const visits = links(3).map((link, i) => ({ link, at: i * 100 }));
  expect(judge(visits)).toEqual({ reads: 3, automated: 0 });
});

it.each([
  ['four links within a second', links(4), 200],
  ['six links within ten seconds', links(6), 1_500],
])('leaves out whoever opens %s, from the first visit', (_, opened, apart) => {
  const visits = opened.map((link, i) => ({ link, at: i * apart }));
  expect(judge(visits)).toEqual({ reads: 0, automated: opened.length });
});

it('leaves out anyone who opened the invisible link', () => {
  expect(
    judge([
      { link: 'a', at: 0 },
      { link: 'trap', at: 30_000, isTrap: true },
      { link: 'b', at: 40 * minuteMs },
    ]),
  ).toEqual({ reads: 0, automated: 3 });
});

it('counts the others of a network with a machine', () => {
  const visits = [
    { link: 'trap', isTrap: true, source: 'scanner' },
    { link: 'a', source: 'reader' },
  ];
  expect(judge(visits)).toEqual({ reads: 1, automated: 1 });
});

it('leaves out a network with three machines', () => {
  const scanners = ['one', 'two', 'three'].map((source) => ({
    link: 'trap',
    isTrap: true,
    source,
  }));
  expect(judge([{ link: 'a', source: 'fourth' }, ...scanners])).toEqual({ reads: 0, automated: 4 });
});

it('leaves out a flood of visits to one link', () => {
  const visits = Array.from({ length: 31 }, (_, i) => ({ link: 'a', at: i * 1_000 }));
  expect(judge(visits)).toEqual({ reads: 0, automated: 1 });
});

it('counts what a request says about itself without waiting', () => {
  const judging = createBotDetection();
  const visit = { key: 'row', link: 'a', source: 's', network: 'n', isTrap: false };
  judging.add({ ...visit, isAutomated: true, at: 0 });
  expect(judging.take(0).get('row')).toEqual({ reads: 0, automated: 1 });
});

it('judges waiting visits after it forgot their sources', () => {
  const judging = createBotDetection();
  const visit = { key: 'row', link: 'a', source: 's', network: 'n', isAutomated: false, at: 0 };
  judging.add({ ...visit, isTrap: false });
  judging.add({ ...visit, link: 'trap', isTrap: true });
  judging.forgetSources();
  expect(judging.size).toBe(0);
  expect(judging.take(Infinity).get('row')).toEqual({ reads: 0, automated: 2 });
});

it('keeps a bounded number of sources', () => {
  const judging = createBotDetection();
  const visit = { key: 'row', link: 'a', network: 'n', isTrap: false, isAutomated: false };
  for (let i = 0; i < visitRules.maxKnown + 10; i += 1)
    judging.add({ ...visit, source: `source ${i}`, at: i });
  expect(judging.size).toBe(visitRules.maxKnown);
  expect(judging.take(Infinity).get('row')?.reads).toBe(visitRules.maxKnown + 10);
});

it('leaves out a network after its machines have changed', () => {
  const visits = Array.from({ length: 9 }, (_, i) => ({
    link: 'trap',
    isTrap: true,
    source: `scanner ${i}`,
    at: i * 25 * minuteMs,
  }));
  const readers = [1, 6].map((hours) => ({ link: 'a', at: hours * 60 * minuteMs }));
  expect(judge([...visits.filter(({ at }) => at <= 60 * minuteMs), readers[0]!]).automated).toBe(4);
  expect(judge([...visits, ...readers]).reads).toBe(1);
});

it.each<[string, (i: number) => Partial<Visit>]>([
  ['of one reader to a link', () => ({})],
  ['of one reader to many links', (i) => ({ link: `link ${i}` })],
  ['of machines of one network', (i) => ({ source: `source ${i}`, isTrap: true })],
])('judges 40,000 visits %s in linear time', (_what, change) => {
  const readCpuMs = startCpuTimer();
  judge(Array.from({ length: 40_000 }, (_, i) => ({ link: 'a', at: i / 10, ...change(i) })));
  expect(readCpuMs()).toBeLessThan(2_000);
});
