import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT, startSite } from '../support/site.ts';
import type { BrowserKind, Driver } from './driver.ts';
import { firefox } from './firefox.ts';
import { FLOWS } from './flows.ts';
import { Visitor } from './visitor.ts';
import { webkit } from './webkit.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

interface Counts {
  passed: number;
  failed: number;
}

/** Installs a system package and returns whether it is available; undefined without permission. */
type Install = ((name: string) => Promise<boolean>) | undefined;

async function programOf(kind: BrowserKind, install: Install): Promise<string | undefined> {
  const found = kind.find();
  if (found || !install) return found;
  for (const name of kind.packages) if (!(await install(name))) return undefined;
  return kind.find();
}

const SCREENSHOTS = path.join(ROOT, 'e2e/test-results/browsers');

/** Saves a screenshot and returns its path and the page's address. */
async function seenBy(driver: Driver, title: string): Promise<string> {
  const file = path.join(SCREENSHOTS, `${driver.name} ${title}.png`.replace(/[^\w.]+/g, '-'));
  await mkdir(SCREENSHOTS, { recursive: true });
  await writeFile(file, await driver.screenshot());
  return `at ${await driver.evaluate<string>('return location.href')}, see ${file}`;
}

async function runFlows(kind: BrowserKind, program: string, site: string): Promise<Counts> {
  const counts = { passed: 0, failed: 0 };
  for (const { title, run } of FLOWS) {
    // A new browser per flow, so that flows do not share state.
    const driver = await kind.launch(program);
    const visitor = new Visitor(driver, site);
    if (counts.passed + counts.failed === 0) say(`\n${driver.name}`);
    try {
      await run(visitor, site);
      await visitor.finish();
      counts.passed += 1;
      say(`  ok      ${title}`);
    } catch (error) {
      counts.failed += 1;
      say(`  FAILED  ${title}: ${String(error)}`);
      say(`          ${await seenBy(driver, title).catch(String)}`);
    } finally {
      await driver.close();
    }
  }
  return counts;
}

export interface BrowsersOptions {
  /** Titles of browsers; by default all. */
  signInRedirect: readonly string[];
  install: Install;
}

/**
 * Runs the main flows in browsers that the journeys do not use. Lists browsers that cannot be installed. Returns the
 * exit code: 1 if a flow failed or none ran.
 */
export async function runBrowsers({ signInRedirect, install }: BrowsersOptions): Promise<number> {
  const isWanted = ({ title }: BrowserKind) =>
    signInRedirect.length === 0 || signInRedirect.includes(title.toLowerCase());
  const running = process.env['E2E_URL'];
  const site = running ? undefined : await startSite();
  const total = { passed: 0, failed: 0 };
  const missing: string[] = [];
  try {
    for (const kind of [firefox, webkit].filter(isWanted)) {
      const program = await programOf(kind, install);
      if (!program) {
        missing.push(`${kind.title} (Debian: apt-get install ${kind.packages.join(' ')})`);
        continue;
      }
      const counts = await runFlows(kind, program, running ?? site?.url ?? '');
      total.passed += counts.passed;
      total.failed += counts.failed;
    }
  } finally {
    await site?.stop();
  }
  for (const name of missing) say(`\nNot tried, since it is not installed: ${name}`);
  say(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}
