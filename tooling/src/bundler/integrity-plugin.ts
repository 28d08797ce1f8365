import { createHash } from 'node:crypto';
import type { Chunk, Compilation, Compiler } from 'webpack';
import webpack from 'webpack';

const { LoadScriptRuntimeModule } = webpack.runtime;
const { RuntimeGlobals, RuntimeModule } = webpack;
const { RawSource } = webpack.sources;
const NAME = 'EntryIntegrityPlugin';
const DIGEST_LENGTH = 64;

export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Same length as a digest, so that replacing it does not shift source maps. */
function placeholder(chunkId: string | number): string {
  return `__DARA_${createHash('sha1').update(String(chunkId)).digest('hex')}`.padEnd(
    DIGEST_LENGTH,
    '_',
  );
}

/** Matches no content. Browsers ignore integrity that cannot be parsed. */
const REFUSED = 'A'.repeat(DIGEST_LENGTH);

const ENTRY_URL = `${RuntimeGlobals.require}.entryUrl`;
const CORRUPTED = `${RuntimeGlobals.require}.corrupted`;

/**
 * Stores the entry's own URL, which chunks include so that chunks of two releases are never mixed, and the chunks that
 * failed to load.
 */
class EntryUrlRuntimeModule extends RuntimeModule {
  constructor() {
    super('entry url', RuntimeModule.STAGE_BASIC);
  }

  override generate(): string {
    return `${ENTRY_URL} = (document.currentScript || {}).src || "";\n${CORRUPTED} = {};`;
  }
}

/**
 * A browser caches a corrupted copy as long as a good one (immutable). So the retry uses another URL, and on success
 * replaces the corrupted copy.
 */
const FRESH_COPY = `
if (${CORRUPTED}[url]) {
  script.src = url + "?again=" + Date.now();
  script.onload = () => {
    delete ${CORRUPTED}[url];
    fetch(url, { cache: "reload" }).catch(() => {});
  };
}
script.onerror = () => (${CORRUPTED}[url] = true);`;

/** Chunks that only reference shared libraries have no file. */
function nestedChunks({ chunkGraph }: Compilation, entry: Chunk): Chunk[] {
  return [...entry.getAllAsyncChunks()].filter((chunk) =>
    chunkGraph.getChunkModulesIterableBySourceType(chunk, 'javascript'),
  );
}

/**
 * Puts the sha384 of every nested chunk into the script that loads it. This needs the final hashes of chunks, so the
 * entry's hash is computed last.
 */
export class EntryIntegrityPlugin {
  private readonly isHot: boolean;

  /** In development chunks change without their entry, so they are loaded without integrity. */
  constructor(options: { isHot?: boolean } = {}) {
    this.isHot = options.isHot ?? false;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      this.addLoading(compilation);
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new EntryUrlRuntimeModule());
      });
      if (this.isHot) return;
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => {
          for (const entrypoint of compilation.entrypoints.values()) {
            finishEntry(compilation, entrypoint.getEntrypointChunk());
          }
        },
      );
    });
  }

  private addLoading(compilation: Compilation): void {
    const hooks = LoadScriptRuntimeModule.getCompilationHooks(compilation);
    hooks.createScript.tap(NAME, (source, chunk) => {
      const entryUrl = `script.dataset.entry = ${ENTRY_URL};`;
      if (this.isHot) return `${source}\n${entryUrl}`;
      const digests = Object.fromEntries(
        nestedChunks(compilation, chunk).map((nested) => [
          String(nested.id),
          placeholder(nested.id ?? ''),
        ]),
      );
      return [
        source,
        `script.integrity = "sha384-" + (${JSON.stringify(digests)}[chunkId] || "${REFUSED}");`,
        `script.crossOrigin = "anonymous";`,
        entryUrl,
        FRESH_COPY,
      ].join('\n');
    });
  }
}

function finishEntry(compilation: Compilation, entry: Chunk): void {
  const file = [...entry.files].find((name) => name.endsWith('.js'));
  const asset = file && compilation.getAsset(file);
  if (!asset) throw new Error(`entry ${entry.name ?? ''} has no script`);
  let content = asset.source.source().toString();
  for (const chunk of nestedChunks(compilation, entry)) {
    const script = [...chunk.files].find((name) => name.endsWith('.js'));
    const nested = script && compilation.getAsset(script);
    if (!nested) continue;
    const digest = integrityOf(nested.source.buffer()).slice('sha384-'.length);
    content = content.replaceAll(placeholder(chunk.id ?? ''), digest);
  }
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  compilation.updateAsset(asset.name, new RawSource(content), { immutable: true });
  compilation.renameAsset(asset.name, asset.name.replace(/\.js$/, `.${hash}.js`));
}
