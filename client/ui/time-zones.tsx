/**
 * All time zones as one string, which React leaves alone: browsers may know others than the server,
 * and elements for each would double the page. For fields with the list `time-zones`.
 */
export function TimeZones() {
  const names = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  const options = [...names].map((name) => `<option value="${name}"></option>`).join('');
  return (
    <div
      hidden
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: `<datalist id="time-zones">${options}</datalist>` }}
    />
  );
}
