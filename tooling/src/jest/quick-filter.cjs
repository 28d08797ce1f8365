const { readFileSync } = require('node:fs');

/** What opens a database, a browser or another process says so by what it imports. */
const NEEDS_MORE = /\/testing\/|\/testing'|fixtures\/|node:child_process/;
const SCREENS_OF_REMOTES = /\/mf-[^/]+\/.*\.tsx$/;
const BELOW_REMOTES = /\/(?:shared|shell)\//;

/** Whether a test file belongs to `npm test -- --quick` whatever was changed. */
const isQuick = (file, text) =>
  BELOW_REMOTES.test(file) || (!SCREENS_OF_REMOTES.test(file) && !NEEDS_MORE.test(text));

/** Jest's `--filter`: the quick files, and those that `DARA_RELATED` names, one a line. */
module.exports = async (files) => {
  const related = new Set((process.env.DARA_RELATED ?? '').split('\n'));
  const isWanted = (file) => related.has(file) || isQuick(file, readFileSync(file, 'utf8'));
  return { filtered: files.filter(isWanted) };
};
module.exports.isQuick = isQuick;
