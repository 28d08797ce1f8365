import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RemoteDeclaration, SiteDeclaration } from '@dara/contract';
import { LOCALES } from '@dara/contract';
import { Ajv } from 'ajv';
import { BuildError } from './build.ts';
import type { PackageInfo } from './package-info.ts';
import { ROOT_DIR } from './package-info.ts';

const require = createRequire(import.meta.url);

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new BuildError(`${path.relative(ROOT_DIR, file)}: ${(cause as Error).message}`, {
      cause,
    });
  }
}

/** Reads a file and validates it against a schema of the contract. */
function readValid<T>(file: string, schemaFile: string, info: PackageInfo): T {
  const schema = readJson(require.resolve(`@dara/contract/${schemaFile}`));
  const validate = new Ajv({ allErrors: true }).compile<T>(schema as object);
  const value = readJson(file);
  if (!validate(value)) {
    const faults = (validate.errors ?? []).map(({ instancePath, message, params }) => {
      const { additionalProperty: unknown, ...facts } = params as Record<string, unknown>;
      if (unknown !== undefined) return `  ${instancePath}/${String(unknown)} is not known here`;
      return `  ${instancePath || '/'} ${message ?? ''} ${JSON.stringify(facts)}`;
    });
    const name = `${info.name}/${path.basename(file)}`;
    throw new BuildError(`${name} is not valid:\n${faults.join('\n')}`);
  }
  return value;
}

/** Reads and validates the shell's `site.json`, or another one for the same shell. */
export function readSite(info: PackageInfo, file?: string): SiteDeclaration | undefined {
  const own = path.join(info.dir, 'site.json');
  if (file === undefined && !existsSync(own)) return undefined;
  const value = readValid<SiteDeclaration & { $schema?: string }>(
    file ?? own,
    'site.schema.json',
    info,
  );
  const { $schema: _schema, ...site } = value;
  return site;
}

/** Reads and validates `remote.json`; only the shell may have none. */
export function readDeclaration(info: PackageInfo, kind: 'shell' | 'remote'): RemoteDeclaration {
  const file = path.join(info.dir, 'remote.json');
  if (!existsSync(file) && kind === 'shell') {
    return { name: info.name, owner: info.name, prefixes: [], routes: [], menu: [], sections: [] };
  }
  const declaration = readValid<RemoteDeclaration>(file, 'remote.schema.json', info);
  if (declaration.name !== info.name) {
    throw new BuildError(`${info.name}/remote.json: name is "${declaration.name}"`);
  }
  return declaration;
}

/** Returns the languages of the package's catalogues; all must have the same ids and no empty message. */
export function readCatalogues(info: PackageInfo): string[] {
  const dir = path.join(info.dir, 'src/messages');
  if (!existsSync(dir)) return [...LOCALES];
  const catalogues = LOCALES.map((locale) => ({
    locale,
    messages: readJson(path.join(dir, `${locale}.json`)) as Record<string, unknown>,
  }));
  const ids = new Set(catalogues.flatMap(({ messages }) => Object.keys(messages)));
  const faults = catalogues.flatMap(({ locale, messages }) =>
    [...ids]
      .filter((id) => typeof messages[id] !== 'string' || messages[id] === '')
      .map((id) => `  ${locale}: ${id}`),
  );
  if (faults.length > 0) {
    throw new BuildError(`${info.name}: messages are missing:\n${faults.sort().join('\n')}`);
  }
  return [...LOCALES];
}
