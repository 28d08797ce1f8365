import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parityFaults, type Catalogue } from './parity.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const PACKAGES = [
  ...['shared', 'shell', 'mf-public', 'mf-talent', 'mf-business', 'mf-cms', 'mf-settings'],
];

function sourcesOf(name: string): string[] {
  const folder = path.join(root, name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|generated\.ts$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

const packages = PACKAGES.filter((name) =>
  existsSync(path.join(root, name, 'src/messages/th.json')),
).map((name) => {
  const read = (language: string) => {
    const file = path.join(root, name, `src/messages/${language}.json`);
    return JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
  };
  return { name, th: read('th'), en: read('en'), sources: sourcesOf(name) };
});

// Every package may use what `shared` says.
const foreign = new Set(Object.keys(packages.find(({ name }) => name === 'shared')?.th ?? {}));
const faults = packages.flatMap((one) =>
  parityFaults({
    ...one,
    foreign,
    users: one.name === 'shared' ? packages.flatMap(({ sources }) => sources) : [],
  }),
);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
