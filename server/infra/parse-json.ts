/** More levels than any format has. */
const maxDepth = 100;

/** Whether JSON is nested so deeply that `JSON.parse` could end the process. Decision 439. */
export function isDeepJson(json: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let i = 0; i < json.length; i += 1) {
    const sign = json.charCodeAt(i);
    if (isQuoted) {
      if (sign === 92) i += 1;
      else if (sign === 34) isQuoted = false;
    } else if (sign === 34) isQuoted = true;
    else if (sign === 91 || sign === 123) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (sign === 93 || sign === 125) depth -= 1;
  }
  return false;
}

/** Parses JSON that others wrote. Throws for invalid and for deep JSON. */
export function parseJsonOfOthers(json: string): unknown {
  if (isDeepJson(json)) throw new SyntaxError('the JSON is nested too deeply');
  return JSON.parse(json);
}
