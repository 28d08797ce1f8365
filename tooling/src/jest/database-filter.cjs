const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

const ROOT = path.resolve(__dirname, '../../..');
const CHOICE = /\bTEST_D(?:B|ATABASE_URL)\b/;
const IMPORTED = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

/** The file of ours that an import means; none for a library. */
function fileOf(from, specifier) {
  if (specifier.startsWith('.')) return path.resolve(path.dirname(from), specifier);
  const [, folder, area = ''] = /^@dara\/(backend|api|platform)(\/.+)?$/.exec(specifier) ?? [];
  if (!folder) return undefined;
  const { exports } = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
  const file = exports?.[`.${area}`];
  return file && path.join(ROOT, folder, file);
}

const read = new Map();

function readOnce(file) {
  if (!read.has(file)) {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const imports = [...text.matchAll(IMPORTED)].map(([, specifier]) => fileOf(file, specifier));
    read.set(file, { choosesDatabase: CHOICE.test(text), imports: imports.filter(Boolean) });
  }
  return read.get(file);
}

/** Whether a test file, or anything it imports however far, asks which kind of database to take. */
function choosesDatabase(file) {
  const reached = new Set([file]);
  for (const one of reached) {
    const { choosesDatabase: isChoosing, imports } = readOnce(one);
    if (isChoosing) return true;
    for (const imported of imports) reached.add(imported);
  }
  return false;
}

/** Jest's `--filter` for the second kind of database: what would only run the same again is left out. */
module.exports = async (files) => ({ filtered: files.filter(choosesDatabase) });
module.exports.choosesDatabase = choosesDatabase;
