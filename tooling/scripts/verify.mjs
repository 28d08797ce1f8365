// `npm run verify`: types, lint, formatting, imports, messages, generated clients.
import { checkNode, ensureInstalled } from './lib/setup.mjs';
import { say } from './lib/shell.mjs';

checkNode();
await ensureInstalled();
const { runChecks } = await import('./lib/checks.mjs');
const results = await runChecks({ isAll: true });
const failed = results.filter((result) => result.failed > 0);
for (const { failures } of failed) say(`\n${failures.join('\n')}`);
say(`\n${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
