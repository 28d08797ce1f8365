import type { ReleaseTarget } from '../deploy/release-actions.ts';
import { RegistryClient } from '../deploy/registry-client.ts';
import { contentHash, sendMissing } from '../deploy/release-folder.ts';
import type { TransferredRelease } from '../deploy/transfer-actions.ts';
import { integrityOf } from '../registry/integrity.ts';
import { invalid, RegistryError } from '../registry/registry-error.ts';

/** Of a reason in the history. */
const REASON_LENGTH = 500;

/** Another site, as `--from` names it. */
export interface SourceSite {
  name: string;
  origin: string;
  target: Pick<ReleaseTarget, 'run'>;
}

/** The site `staging` has its address in `DARA_STAGING_URL` and its token in `DARA_STAGING_TOKEN`. Throws a RegistryError. */
export function sourceSite(
  name: string,
  env: Record<string, string | undefined> = process.env,
): SourceSite {
  const prefix = `DARA_${name.toUpperCase().replace(/[^A-Z0-9]/g, '_')}`;
  const read = (key: string): string => {
    const value = env[key]?.trim();
    if (!value) throw invalid(`--from ${name} needs ${key}`);
    return value;
  };
  const origin = read(`${prefix}_URL`).replace(/\/+$/, '');
  return { name, origin, target: new RegistryClient(origin, read(`${prefix}_TOKEN`)) };
}

/** The release of the source; without a version the live one. Throws a RegistryError if it is not live there. */
export async function readSource(
  { name: site, origin, target }: SourceSite,
  wanted: { name: string; version?: string },
): Promise<TransferredRelease> {
  const release = await target.run('readRelease', wanted);
  if (release.isLive) return release;
  const { name, version } = release.manifest;
  const what = `${name} ${version} is not live on ${site} (${origin}): promote it there first`;
  throw new RegistryError(409, 'PROMOTION_REFUSED', what);
}

/** The reason of the promotion in the history, with where the release was tried. */
export function reasonFrom(
  { name, origin }: SourceSite,
  { decisions }: TransferredRelease,
  reason?: string,
): string {
  const last = (action: string) => decisions.find((one) => one.action === action);
  const [promoted, approved] = [last('promote'), last('approve')];
  const parts = [
    reason,
    `from ${name} (${origin})`,
    promoted && `promoted there ${promoted.at.toISOString()} by ${promoted.actor}`,
    approved && `approved there by ${approved.actor}`,
  ];
  return parts.filter(Boolean).join(', ').slice(0, REASON_LENGTH);
}

/** Publishes the same bytes in the target; nothing happens if it has them. Throws a RegistryError. */
export async function transferRelease(
  { target: source }: Pick<SourceSite, 'target'>,
  target: ReleaseTarget,
  { manifest }: TransferredRelease,
): Promise<void> {
  const { name, version } = manifest;
  const known = await target.run('readRelease', { name, version }).catch((error: unknown) => {
    if (error instanceof RegistryError && error.code === 'RELEASE_NOT_EXIST') return undefined;
    throw error;
  });
  if (known && contentHash(known.manifest) !== contentHash(manifest))
    throw new RegistryError(409, 'RELEASE_EXISTS', `${name} ${version} is another build here`);
  const sent = await sendMissing(target, manifest, async ({ name: file, integrity }) => {
    const content = await source.run('readFile', { name, version, integrity });
    if (integrityOf(content) !== integrity)
      throw new RegistryError(
        422,
        'INTEGRITY_MISMATCH',
        `${file} of ${name} ${version} is damaged`,
      );
    return { content };
  });
  if (!known || sent > 0) await target.run('publish', manifest);
}
