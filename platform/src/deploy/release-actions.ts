import { Type, type TProperties, type TSchema } from 'typebox';
import type { ReleaseManifest } from '@dara/contract';
import { unpack } from '../registry/compression.ts';
import { invalid } from '../registry/registry-error.ts';
import { RegistryError } from '../registry/registry-error.ts';
import type { CheckResult } from '../registry/registry.ts';
import {
  NAME,
  REASON,
  VERSION,
  action,
  closed,
  type Action,
  type ActionContext,
} from './action.ts';
import { API_ACTIONS } from './api-actions.ts';
import { HEALTH_ACTIONS } from './health-actions.ts';
import { PREVIEW_ACTIONS } from './preview-actions.ts';
import { RULE_ACTIONS } from './rule-actions.ts';
import { TRANSFER_ACTIONS } from './transfer-actions.ts';
import type { WantedToken } from './wanted-token.ts';

export const FILE_LIMIT = 32 * 1024 * 1024;
const MANIFEST_LIMIT = 4 * 1024 * 1024;
const TOKEN_LIMIT = 64 * 1024;

const PERCENT = Type.Number({ minimum: 0, maximum: 100 });
const INTEGRITY = Type.String({ maxLength: 100 });
const isIntegrity = (text: string): boolean => /^sha384-[A-Za-z0-9+/]{64}$/.test(text);

interface FileUpload {
  name?: string;
  integrity?: string;
  content: unknown;
  /** The content coding of `content`: `br`, or as it is. */
  encoding?: string | undefined;
}

async function putFile({ registry }: ActionContext, upload: FileUpload): Promise<void> {
  const { name = '', integrity = '', content } = upload;
  if (!Buffer.isBuffer(content) || !isIntegrity(integrity))
    throw invalid('a file needs name, integrity and content');
  const encoding = upload.encoding?.toLowerCase() ?? 'identity';
  if (encoding !== 'br' && encoding !== 'identity') {
    const problem = `content-encoding ${encoding} is not known here`;
    throw invalid('files come plain or as br, nothing else', 415, [problem]);
  }
  const plain = await unpack(content, encoding, FILE_LIMIT);
  if (!plain)
    throw invalid(`the content is not Brotli, or unpacks to more than ${FILE_LIMIT} bytes`);
  await registry.putFile(name, integrity, plain, encoding === 'br' ? content : undefined);
}

/** The live shell with its server bundle, in which a team renders its pages before publishing. */
export interface LiveShell {
  manifest: ReleaseManifest;
  code: string;
}

async function readLiveShell({ registry }: ActionContext): Promise<LiveShell> {
  const { deployed } = await registry.deployments();
  const manifest = [...deployed.values()].find(({ live }) => live.kind === 'shell')?.live;
  const file = manifest?.files.find(({ name }) => name === manifest.serverEntry);
  const bytes = file && (await registry.store.read(file.integrity));
  if (!manifest || !bytes)
    throw new RegistryError(404, 'RELEASE_NOT_EXIST', 'no shell is live, or its bundle is lost');
  return { manifest, code: bytes.toString('utf8') };
}

/**
 * What can be done with releases and tokens, each declared once: `deploy-routes.ts` serves every entry, and
 * `local-target.ts` runs it here, `registry-client.ts` at a server.
 */
export const RELEASE_ACTIONS = {
  ...RULE_ACTIONS,
  ...PREVIEW_ACTIONS,
  ...HEALTH_ACTIONS,
  ...API_ACTIONS,
  ...TRANSFER_ACTIONS,
  list: action({
    http: 'GET /_dara/releases',
    session: 'reader',
    access: 'any',
    input: closed({}),
    run: async ({ registry, names }) => ({
      releases: (await registry.list()).filter(({ name }) => names?.includes(name) ?? true),
    }),
  }),
  history: action({
    http: 'GET /_dara/history',
    session: 'reader',
    access: 'any',
    input: closed({ name: Type.Optional(NAME) }),
    run: async ({ registry, names }, { name }) => {
      const wanted = name === undefined ? names : [name];
      const allowed = wanted?.filter((one) => names?.includes(one) ?? true);
      if (allowed?.length === 0) return { events: [] };
      return { events: await registry.history(...(allowed ?? [])) };
    },
  }),
  liveShell: action({
    http: 'GET /_dara/shell',
    access: 'publisher',
    input: closed({}),
    run: readLiveShell,
  }),
  missingFiles: action({
    http: 'POST /_dara/files/missing',
    access: 'publisher',
    bodyLimit: MANIFEST_LIMIT,
    // Files of a release, and of all that a build may have renamed.
    input: closed({ integrities: Type.Optional(Type.Array(INTEGRITY, { maxItems: 10_000 })) }),
    run: async ({ registry }, { integrities = [] }) => {
      if (!integrities.every(isIntegrity)) throw invalid('integrities must be sha384 digests');
      return { missing: await registry.missingFiles(integrities), encodings: ['br'] };
    },
  }),
  putFile: action({
    http: 'PUT /_dara/files',
    access: 'publisher',
    status: 204,
    bodyLimit: FILE_LIMIT,
    input: Type.Unsafe<FileUpload>(
      closed({ name: Type.String({ maxLength: 200 }), integrity: INTEGRITY }),
    ),
    run: putFile,
  }),
  publish: action({
    http: 'POST /_dara/releases',
    access: 'publish',
    status: 201,
    bodyLimit: MANIFEST_LIMIT,
    input: Type.Unsafe<unknown>({}),
    run: async ({ registry, actor }, manifest) => {
      await registry.publish(manifest, actor);
      return { published: true };
    },
    dryRun: ({ registry }, manifest) => registry.checkPublish(manifest),
  }),
  promote: action({
    http: 'POST /_dara/promote',
    session: 'operator',
    access: 'promote',
    input: closed({
      name: NAME,
      version: Type.Optional(VERSION),
      reason: REASON,
      force: Type.Optional(Type.Boolean()),
      accept: Type.Optional(Type.Array(Type.String({ maxLength: 1000 }), { maxItems: 100 })),
      watch: Type.Optional(Type.Boolean()),
      share: Type.Optional(
        closed({
          percent: PERCENT,
          steps: Type.Optional(Type.Array(PERCENT, { maxItems: 20 })),
          everyS: Type.Optional(Type.Integer({ minimum: 60, maximum: 7 * 86_400 })),
        }),
      ),
    }),
    run: ({ registry, actor }, { name, version, accept = [], reason = '', ...how }) => {
      const { force: isForced = false, watch: isWatched = true, share } = how;
      const options = { actor, accept, reason, isForced, isWatched };
      return registry.promote(name, version, { ...options, ...(share && { share }) });
    },
    dryRun: ({ registry }, { name, version, accept = [], force = false }) =>
      registry.checkPromote(name, version, { accept, isForced: force }),
  }),
  rollback: action({
    http: 'POST /_dara/rollback',
    session: 'operator',
    access: 'rollback',
    input: closed({
      name: NAME,
      // Only while this version is live: a call that is sent again goes back no further.
      from: Type.Optional(VERSION),
      reason: REASON,
      force: Type.Optional(Type.Boolean()),
    }),
    run: ({ registry, actor }, { name, from: only, reason = '', force: isForced = false }) =>
      registry.rollback(name, { actor, reason, isForced, only }),
    dryRun: ({ registry }, { name, from }) => registry.checkRollback(name, from),
  }),
  prune: action({
    http: 'POST /_dara/prune',
    access: 'root',
    input: closed({ dryRun: Type.Optional(Type.Boolean()) }),
    run: ({ registry }, { dryRun: isDryRun = false }) => registry.removeUnused({ isDryRun }),
  }),
  createToken: action({
    http: 'POST /_dara/tokens',
    session: 'fresh',
    access: 'root',
    status: 201,
    bodyLimit: TOKEN_LIMIT,
    input: Type.Unsafe<WantedToken>({}),
    run: ({ tokens }, wanted) => tokens.createToken(wanted),
  }),
  listTokens: action({
    http: 'GET /_dara/tokens',
    session: 'operator',
    access: 'root',
    input: closed({}),
    run: async ({ tokens }) => ({ tokens: await tokens.listTokens() }),
  }),
  revokeToken: action({
    http: 'DELETE /_dara/tokens/:id',
    session: 'operator',
    access: 'root',
    input: closed({ id: Type.String() }),
    run: ({ tokens }, { id }) => tokens.revokeToken(id),
  }),
};

/** Actions whose checks can be run alone. */
export type CheckedAction = 'publish' | 'promote' | 'rollback';
export type ReleaseActions = typeof RELEASE_ACTIONS;
export type ActionName = keyof ReleaseActions;
export type InputOf<N extends ActionName> = Parameters<ReleaseActions[N]['run']>[1];
export type OutputOf<N extends ActionName> = Awaited<ReturnType<ReleaseActions[N]['run']>>;

/** Whether the registry itself checks the input. */
export const isFree = ({ input }: Action): boolean => !('properties' in input);

/** What a route accepts. */
export function schemaOf(declared: Action): { querystring: TSchema; body?: TSchema } {
  const { http, input, dryRun } = declared;
  if (/^(GET|PUT) /.test(http)) return { querystring: input };
  const flag: TProperties = dryRun ? { dryRun: Type.Boolean() } : {};
  if (isFree(declared)) return { querystring: closed(flag) };
  const { properties = {} } = input as { properties?: TProperties };
  const querystring = closed({});
  return http.startsWith('POST ')
    ? { querystring, body: closed({ ...properties, ...flag }) }
    : { querystring };
}

/** The releases and tokens of a site, in this process or behind a server. Both throw a RegistryError with what is refused. */
export interface ReleaseTarget {
  run: <N extends ActionName>(name: N, input: InputOf<N>) => Promise<OutputOf<N>>;
  /** What the gates say of an action. Changes nothing. */
  check: <N extends CheckedAction>(name: N, input: InputOf<N>) => Promise<CheckResult>;
}
