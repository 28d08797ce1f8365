// `npm run browsers [-- firefox webkit]`: the main flows in other browsers than Chromium.
import { aptInstall, mayInstallOnDebian } from './lib/browser.mjs';
import { buildChanged } from './lib/builds.mjs';
import { checkNode, ensureInstalled } from './lib/setup.mjs';
import { say } from './lib/shell.mjs';

checkNode();
await ensureInstalled();
const failed = process.env.E2E_URL ? [] : await buildChanged();
if (failed.length > 0) {
  say(`failed to build: ${failed.join(', ')}`);
  process.exit(1);
}
const { register } = await import('tsx/esm/api');
register();
const { runBrowsers } = await import('../../e2e/src/browsers/browsers.ts');
process.exitCode = await runBrowsers({
  signInRedirect: process.argv.slice(2).map((name) => name.toLowerCase()),
  install: mayInstallOnDebian() ? aptInstall : undefined,
});
