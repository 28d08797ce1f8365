import path from 'node:path';
import { BuildError } from './build.ts';
import { serveBuilds } from './build-worker.ts';
import { buildRelease } from './dara-build.ts';
import { ROOT_DIR } from './package-info.ts';
import { UNKNOWN, whyUnknown } from './revision.ts';
import { buildSingle } from './single.ts';

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * `dara-build [--single <remote folder>] [--site <site.json>] [--local]`, in a package's folder. With `--local` and an
 * IPC channel it builds the packages that the parent names.
 */
export async function main(args: string[], dir: string): Promise<number> {
  const isLocal = args.includes('--local');
  if (isLocal && process.send) {
    await serveBuilds();
    return 0;
  }
  const started = performance.now();
  try {
    const single = args.indexOf('--single');
    const site = args.indexOf('--site');
    const siteFile = site === -1 ? undefined : path.resolve(dir, args[site + 1] ?? '');
    const manifest =
      single === -1
        ? await buildRelease(dir, {
            profile: isLocal ? 'local' : 'release',
            ...(siteFile ? { siteFile } : {}),
          })
        : await buildSingle(dir, args[single + 1] ?? '');
    const scripts = manifest.files.filter(
      (file) => file.side === 'client' && file.name.endsWith('.js'),
    );
    for (const { name, size, brotli } of scripts) {
      console.log(`  ${name}  ${kB(size)}, brotli ${kB(brotli)}`);
    }
    if (manifest.revision === UNKNOWN)
      console.log(
        `  revision unknown, because ${whyUnknown(ROOT_DIR)}; DARA_REVISION may name the commit`,
      );
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${manifest.name} ${manifest.version} built in ${seconds} s`);
    return 0;
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    console.error(error.message);
    return 1;
  }
}
