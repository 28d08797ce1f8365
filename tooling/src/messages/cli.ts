import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { literalsOf, readGlossary, refusedIn } from './glossary.ts';
import { packagesWithMessages } from './packages.ts';
import { parityFaults, type Catalogue } from './parity.ts';

const root = path.resolve(import.meta.dirname, '../../..');

function sourcesOf(name: string, isRead: (file: string) => boolean = () => true): string[] {
  const folder = path.join(root, name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|generated\.ts$/.test(file))
    .filter(isRead)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

const packages = packagesWithMessages(root).map((name) => {
  const read = (language: string) => {
    const file = path.join(root, name, `src/messages/${language}.json`);
    return JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
  };
  return { name, th: read('th'), en: read('en'), sources: sourcesOf(name) };
});

const DECLARATION = /export const (\w+) = defineResource[^]*?\bmessages: '([\w.]+)'/g;

/** Message id parts shared by the resource screens of a remote: `cms.column.updated`. */
const SHARED = ['column', 'filter', 'permission', 'resource'];

// The kit builds message ids of a declared resource from field names.
const declared = sourcesOf('shared/model', (file) => file.startsWith('resource/'));
const declarations = declared.flatMap((source) => [...source.matchAll(DECLARATION)]);
const declaredTexts = (sources: readonly string[]): string[] =>
  declarations
    .filter(([, resource]) => sources.some((text) => text.includes(`resourceScreens(${resource},`)))
    .flatMap(([, , messages = '']) => [
      messages,
      ...SHARED.map((part) => `${messages.split('.')[0]}.${part}`),
    ])
    .map((start) => `\`${start}.\${name}\``);

// Every package may use messages of the shared packages.
const isShared = (name: string) => name.startsWith('shared/');
const foreign = new Set(
  packages.filter(({ name }) => isShared(name)).flatMap(({ th }) => Object.keys(th)),
);
const faults = packages.flatMap((one) =>
  parityFaults({
    ...one,
    foreign,
    users: isShared(one.name)
      ? packages.flatMap(({ sources }) => sources)
      : declaredTexts(one.sources),
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
const refusedLiterals = (name: string, sources: readonly string[]): string[] =>
  sources
    .flatMap(literalsOf)
    .flatMap((text) => refusedIn(text, terms).map((fault) => `${name}: ${fault}`));
// Texts of the server: mails, cards, workbooks.
const served = sourcesOf('api', (file) => !file.startsWith('migrations'));
faults.push(...refusedLiterals('api', served), ...refusedLiterals('shared/model', declared));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
