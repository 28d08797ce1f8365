import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const RECORD = /^(\d{4})-[a-z0-9-]+\.md$/;
const HEAD =
  /^# (\d{4}): \S[^\n]*\n\n- Date: (\d{4}-\d{2}-\d{2})\n- Status: ([^\n]+)\n(?:- [^\n]+\n)*\n/;
const STATUS = /^(?:proposed|accepted|rejected|superseded by \[(\d{4})\]\(\1-[a-z0-9-]+\.md\))$/;

const isDate = (text) => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** What is wrong with the first lines of a decision record, or undefined. */
export function headFault(file, text) {
  const [, number] = RECORD.exec(file) ?? [];
  if (!number) return `${file}: not named like 0001-what-was-decided.md`;
  const [, titled, date, status] = HEAD.exec(text) ?? [];
  if (!titled)
    return `${file}: begins with "# ${number}: Title", "- Date: 2026-01-31", "- Status: accepted"`;
  if (titled !== number) return `${file}: calls itself ${titled}`;
  if (!isDate(date)) return `${file}: ${date} is no date`;
  if (!STATUS.test(status)) return `${file}: the status "${status}" is not known`;
  return undefined;
}

/** What is wrong with the decision records of a folder: heads, numbers given twice, the list in its README. */
export function decisionFaults(folder) {
  const files = readdirSync(folder).filter((name) => name !== 'README.md');
  const list = readFileSync(path.join(folder, 'README.md'), 'utf8');
  const numbers = files.map((file) => file.slice(0, 4));
  return [
    ...files.map((file) => headFault(file, readFileSync(path.join(folder, file), 'utf8'))),
    ...numbers.map((number, at) => numbers.indexOf(number) !== at && `${number} is given twice`),
    ...files.map((file) => !list.includes(`(${file})`) && `README.md does not list ${file}`),
  ].filter(Boolean);
}
