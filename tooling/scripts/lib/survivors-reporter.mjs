import path from 'node:path';
import { say } from './shell.mjs';

const OPEN = new Set(['Survived', 'NoCoverage']);

/** Prints each surviving mutant immediately, because a run takes an hour and may be stopped early. */
class SurvivorsReporter {
  onMutantTested({ status, fileName, location, mutatorName, replacement }) {
    if (!OPEN.has(status)) return;
    const { line, column } = location.start;
    const place = `${path.relative(process.cwd(), fileName)}:${line + 1}:${column + 1}`;
    say(`${status} ${place} ${mutatorName} -> ${(replacement ?? '').replaceAll(/\s+/g, ' ')}`);
  }
}

export const strykerPlugins = [
  { kind: 'Reporter', name: 'survivors', injectableClass: SurvivorsReporter },
];
