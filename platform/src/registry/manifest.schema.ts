import type { ReleaseManifest, RemoteDeclaration, SiteDeclaration } from '@dara/contract';
import remoteSchema from '@dara/contract/remote.schema.json' with { type: 'json' };
import siteSchema from '@dara/contract/site.schema.json' with { type: 'json' };
import { Ajv, type ErrorObject } from 'ajv';
import semver from 'semver';
import { Type } from 'typebox';
import { callsOf } from './gate-calls.ts';

/** Fields of newer builds are stored and ignored. */
const open = { additionalProperties: true } as const;
const FileName = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._~-]{0,199}$' });
const Name = Type.String({ pattern: '^[a-z][a-z0-9-]{1,40}$' });

const Manifest = Type.Object(
  {
    name: Name,
    kind: Type.Enum(['shell', 'remote']),
    version: Type.String({ minLength: 1, maxLength: 100 }),
    revision: Type.String({ maxLength: 200 }),
    builtAt: Type.String({ maxLength: 60 }),
    builder: Type.Optional(Type.String({ maxLength: 200 })),
    profile: Type.Optional(Type.Literal('local')),
    entry: FileName,
    serverEntry: FileName,
    files: Type.Array(
      Type.Object(
        {
          name: FileName,
          size: Type.Integer({ minimum: 0 }),
          brotli: Type.Integer({ minimum: 0 }),
          gzip: Type.Integer({ minimum: 0 }),
          integrity: Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' }),
          side: Type.Enum(['client', 'server', 'maps']),
        },
        open,
      ),
      { minItems: 1, maxItems: 2000 },
    ),
    pages: Type.Record(Type.String(), Type.Array(FileName)),
    foreign: Type.Optional(Type.Array(FileName)),
    messages: Type.Record(Type.String(), Type.Array(FileName)),
    shared: Type.Array(
      Type.Object(
        {
          name: Type.String(),
          range: Type.String(),
          singleton: Type.Boolean(),
          exports: Type.Optional(
            Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 5000 }),
          ),
        },
        open,
      ),
    ),
    contract: Type.Optional(Type.String({ pattern: '^[0-9a-f]{1,64}$' })),
    // Closed, unlike the rest: the site must not ignore a request of a remote.
    declaration: Type.Optional(Type.Unsafe<RemoteDeclaration>({ $ref: remoteSchema.$id })),
    site: Type.Optional(Type.Unsafe<SiteDeclaration>(siteSchema)),
    languages: Type.Array(Type.String()),
    icons: Type.Optional(Type.Record(Type.String(), FileName)),
    preload: Type.Optional(Type.Array(FileName)),
    inlineScript: Type.Optional(Type.String({ maxLength: 20_000 })),
    takesPartialSnapshot: Type.Optional(Type.Boolean()),
    development: Type.Optional(FileName),
    teams: Type.Optional(
      Type.Object({
        versions: Type.Record(Type.String(), Type.String({ maxLength: 100 })),
        notes: Type.Array(
          Type.Object({
            package: Type.String({ maxLength: 214 }),
            version: Type.String({ maxLength: 100 }),
            text: Type.String({ maxLength: 1000 }),
          }),
          { maxItems: 1000 },
        ),
      }),
    ),
    calls: Type.Optional(Type.String({ maxLength: 1_000_000 })),
  },
  open,
);

const ajv = new Ajv({ allErrors: true, strict: false });
const isDeclaration = ajv.compile<RemoteDeclaration>(remoteSchema);
const isManifest = ajv.compile<ReleaseManifest>(Manifest);

function faultText({ instancePath, message, params }: ErrorObject): string {
  const unknown = (params as { additionalProperty?: string }).additionalProperty;
  if (unknown !== undefined) return `${instancePath}/${unknown} is not known here`;
  return `${instancePath || '/'} ${message ?? 'is invalid'}`;
}

/** Errors in a `remote.json` for the remote of this name; empty if it is valid. */
export function declarationProblems(value: unknown, name: string): string[] {
  if (!isDeclaration(value)) {
    return (isDeclaration.errors ?? []).map((error) => `remote.json ${faultText(error)}`);
  }
  return value.name === name ? [] : [`remote.json /name is ${value.name}, not ${name}`];
}

/** Errors in a release manifest, one line each; empty if it can be published. */
export function manifestProblems(value: unknown): string[] {
  if (!isManifest(value)) {
    return (isManifest.errors ?? []).map((error) => `release.json ${faultText(error)}`);
  }
  return referenceProblems(value);
}

function referenceProblems(manifest: ReleaseManifest): string[] {
  const problems: string[] = [];
  if (semver.valid(manifest.version) !== manifest.version) {
    problems.push(`release.json /version "${manifest.version}" is not a semantic version`);
  }
  const names = { client: new Set<string>(), server: new Set<string>(), maps: new Set<string>() };
  const { client, server } = names;
  for (const file of manifest.files) {
    if (Object.values(names).some((known) => known.has(file.name))) {
      problems.push(`release.json /files names ${file.name} twice`);
    }
    names[file.side].add(file.name);
  }
  const need = (known: Set<string>, name: string, where: string): void => {
    if (!known.has(name)) problems.push(`release.json ${where} names ${name}, which /files lacks`);
  };
  need(client, manifest.entry, '/entry');
  need(server, manifest.serverEntry, '/serverEntry');
  for (const [page, scripts] of Object.entries(manifest.pages)) {
    for (const script of scripts) need(client, script, `/pages/${page}`);
  }
  for (const [locale, scripts] of Object.entries(manifest.messages)) {
    for (const script of scripts) need(client, script, `/messages/${locale}`);
  }
  for (const [icon, file] of Object.entries(manifest.icons ?? {}))
    need(client, file, `/icons/${icon}`);
  for (const file of manifest.foreign ?? []) need(client, file, '/foreign');
  if (manifest.development) need(client, manifest.development, '/development');
  for (const file of manifest.preload ?? []) need(client, file, '/preload');
  if (!callsOf(manifest)) problems.push('release.json /calls is unreadable: build again');
  if (manifest.kind === 'remote' && manifest.declaration === undefined) {
    problems.push('release.json /declaration is missing: a remote must declare its routes');
  }
  if (manifest.declaration && manifest.declaration.name !== manifest.name) {
    problems.push(
      `release.json /declaration/name is ${manifest.declaration.name}, the release is ${manifest.name}`,
    );
  }
  return problems;
}
