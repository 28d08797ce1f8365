import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { literalsOf, readGlossary, refusedIn } from './glossary.ts';
import { parityFaults, type Catalogue } from './parity.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const PACKAGES = [
  ...['shared', 'shell', 'mf-public', 'mf-talent', 'mf-business', 'mf-cms', 'mf-settings'],
];

function sourcesOf(name: string, isRead: (file: string) => boolean = () => true): string[] {
  const folder = path.join(root, name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|generated\.ts$/.test(file))
    .filter(isRead)
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
const terms = readGlossary(readFileSync(path.join(root, 'docs/glossary.md'), 'utf8'));
for (const { name, th, en } of packages) {
  for (const [language, catalogue] of Object.entries({ th, en })) {
    for (const [id, text] of Object.entries(catalogue)) {
      faults.push(
        ...refusedIn(text, terms).map((fault) => `${name}: ${id} (${language}): ${fault}`),
      );
    }
  }
}
// What the server says for itself: mails, cards, workbooks.
faults.push(
  ...sourcesOf('api', (file) => !file.startsWith('migrations')).flatMap((source) =>
    literalsOf(source).flatMap((text) => refusedIn(text, terms).map((fault) => `api: ${fault}`)),
  ),
);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
