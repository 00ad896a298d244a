/** Returns the value of a series in the text format of Prometheus; undefined if it has none. */
export function readMetric(text: string, series: string): number | undefined {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}
