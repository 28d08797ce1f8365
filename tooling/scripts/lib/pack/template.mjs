import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { versionsOfTemplate } from '../../../src/bundler/team-packages.ts';
import { pinned } from '../../../src/create/create-remote.ts';
import { formatted } from '../../../src/formatted.ts';
import { ROOT } from '../shell.mjs';

const SHARED = path.join(ROOT, 'tooling/template');
const OWN = path.join(ROOT, 'tooling/template-own');

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
/** As the remote's own formatter writes it. */
const writeJson = async (file, value) =>
  writeFileSync(file, await formatted(ROOT, file, JSON.stringify(value)));

/** Writes `package.json` of a standalone remote: no scope, exact versions, scripts of a repository. */
async function manifest() {
  const shared = readJson(path.join(SHARED, 'package.json'));
  const own = readJson(path.join(OWN, 'package.json'));
  const { license: _license, ...merged } = {
    ...shared,
    ...own,
    scripts: { ...shared.scripts, ...own.scripts },
    devDependencies: { ...shared.devDependencies, ...own.devDependencies },
  };
  const pins = new Map(Object.entries(versionsOfTemplate()));
  const { dependencies, devDependencies, ...rest } = JSON.parse(
    pinned(JSON.stringify(merged), pins),
  );
  const sorted = (record) => Object.fromEntries(Object.entries(record).sort());
  return { ...rest, dependencies: sorted(dependencies), devDependencies: sorted(devDependencies) };
}

/** Writes the template of `npm run create` for a separate repository into `target`. */
export async function stageTemplate(target) {
  mkdirSync(target, { recursive: true });
  for (const from of [SHARED, OWN]) cpSync(from, target, { recursive: true });
  await writeJson(path.join(target, 'package.json'), await manifest());
  const declaration = readJson(path.join(SHARED, 'remote.json'));
  await writeJson(path.join(target, 'remote.json'), {
    ...declaration,
    $schema: declaration.$schema.replace('../shared/', './node_modules/@dara/'),
  });
  const { extends: _base, ...own } = readJson(path.join(SHARED, 'tsconfig.json'));
  const base = readJson(path.join(ROOT, 'tsconfig.base.json')).compilerOptions;
  const compilerOptions = { ...base, ...own.compilerOptions };
  await writeJson(path.join(target, 'tsconfig.json'), { ...own, compilerOptions });
}
