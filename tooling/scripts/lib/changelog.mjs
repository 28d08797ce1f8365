const KINDS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
const RELEASE = /^## \[?(?:Unreleased|[\w@/.-]*\d+\.\d+\.\d+\]? - \d{4}-\d{2}-\d{2})\]?$/;
const LONGEST = 240;

/** What keeps a changelog from the form of keepachangelog.com: known kinds once per release, a line a change. */
export function changelogFaults(text) {
  const faults = [];
  let seen;
  for (const [index, line] of text.split('\n').entries()) {
    const say = (problem) => faults.push(`line ${index + 1}: ${problem}`);
    if (line.startsWith('## ')) {
      if (!RELEASE.test(line)) say(`"${line}" is neither Unreleased nor a version with its date`);
      seen = new Set();
    } else if (line.startsWith('### ')) {
      const kind = line.slice(4);
      if (!KINDS.includes(kind)) say(`"${kind}" is none of ${KINDS.join(', ')}`);
      if (seen?.has(kind)) say(`${kind} stands twice in one release`);
      seen?.add(kind);
    } else if (seen !== undefined && line !== '') {
      if (!line.startsWith('- ')) say('a change is one line that begins with "- "');
      else if (seen.size === 0) say('a change stands under its kind');
      if (line.length > LONGEST) say(`a change has at most ${LONGEST} characters`);
    }
  }
  if (!/^## \[?Unreleased\]?$/m.test(text)) faults.push('there is no "## Unreleased"');
  return faults;
}
