/**
 * All time zones, for fields with the list `time-zones`. They are one string, which React does not
 * compare: browsers may know other zones than the server. Separate elements would double the page
 * size.
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
