import type { Logger } from '@dara/backend';
import { PREVIEW_PATH, type ReleaseManifest, type ReleasePreview } from '@dara/contract';
import { checkReleases, problemsOf, type CheckReleasesParts } from './check-releases.ts';
import { PREVIEW_SECONDS, readPreview, signPreview, type PreviewClaim } from './preview-token.ts';
import { RegistryError, invalid } from './registry-error.ts';
import { findManifest, liveOf, previewable, readDeployments } from './registry.repository.ts';
import { publisherOf } from './rules.repository.ts';
import { readWanted, type WantedRelease } from './wanted-release.ts';

export interface PreviewsParts extends CheckReleasesParts {
  log: Logger;
  publicUrl: string;
  /** Signs the links. */
  secret: string;
}

/** A link that shows releases before they are live. */
export interface PreviewLink {
  url: string;
  /** In the link; also the value of the header. */
  token: string;
  releases: ReleasePreview['releases'];
  expiresAt: Date;
}

const labelOf = ({ name, version }: ReleasePreview['releases'][number]): string =>
  `${name} ${version}`;

/** Previews of releases beside the live ones. Nothing is stored: a link is valid by its signature. */
export class Previews {
  readonly #parts: PreviewsParts;

  constructor(parts: PreviewsParts) {
    this.#parts = parts;
  }

  /** Throws a RegistryError (404, 409) where the releases cannot be shown now. */
  async createLink(
    wanted: readonly WantedRelease[],
    { actor, expiresInS = PREVIEW_SECONDS.default }: { actor: string; expiresInS?: number },
  ): Promise<PreviewLink> {
    if (new Set(wanted.map(({ name }) => name)).size !== wanted.length)
      throw invalid('A preview has one release of each package');
    const { db, log, publicUrl, secret } = this.#parts;
    const manifests: ReleaseManifest[] = [];
    for (const release of wanted) manifests.push(await readWanted(db, release));
    await this.#check(manifests);
    const releases = manifests.map(({ name, version }) => ({ name, version }));
    const expiresAtS = Math.floor(Date.now() / 1000) + expiresInS;
    const token = signPreview(secret, { releases, expiresAtS });
    const expiresAt = new Date(expiresAtS * 1000);
    log.info({ releases, expiresAt, actor }, 'preview link created');
    return { url: `${publicUrl}${PREVIEW_PATH}?token=${token}`, token, releases, expiresAt };
  }

  /**
   * What a token stands for, if its releases may still be shown. Throws a RegistryError: 403 for a token that this site has
   * not signed, 410 for one that has expired or whose releases were removed or marked as bad.
   */
  async open(token: string): Promise<PreviewClaim> {
    const claim = readPreview(this.#parts.secret, token);
    if (!claim)
      throw new RegistryError(403, 'PREVIEW_INVALID', 'The link is incomplete or was changed');
    if (claim.expiresAtS * 1000 <= Date.now())
      throw new RegistryError(410, 'PREVIEW_ENDED', 'The link has expired');
    const found = await previewable(this.#parts.db, claim.releases);
    const problems = claim.releases.flatMap((wanted) => {
      const release = found.find(({ name }) => name === wanted.name);
      if (!release) return [`${labelOf(wanted)} was removed`];
      return release.isBad ? [`${labelOf(wanted)} is marked as bad`] : [];
    });
    if (problems.length > 0)
      throw new RegistryError(410, 'PREVIEW_ENDED', 'The preview has ended', problems);
    return claim;
  }

  /** The manifests of releases that pass the checks beside the live ones. Throws a RegistryError (409, 410). */
  async manifests({ releases }: Pick<PreviewClaim, 'releases'>): Promise<ReleaseManifest[]> {
    const { db } = this.#parts;
    const found = await Promise.all(
      releases.map(({ name, version }) => findManifest(db, name, version)),
    );
    const manifests = found.filter((one) => one !== undefined);
    if (manifests.length < releases.length)
      throw new RegistryError(410, 'PREVIEW_ENDED', 'The preview has ended');
    await this.#check(manifests);
    return manifests;
  }

  /** Who published the releases of a preview. */
  publishers({ releases }: Pick<PreviewClaim, 'releases'>): Promise<(string | undefined)[]> {
    const { db } = this.#parts;
    return Promise.all(releases.map(({ name, version }) => publisherOf(db, name, version)));
  }

  async #check(manifests: readonly ReleaseManifest[]): Promise<void> {
    const live = liveOf(await readDeployments(this.#parts.db));
    const checkOptions = { action: 'preview', accepted: 'all' } as const;
    const problems = problemsOf(await checkReleases(this.#parts, manifests, live, checkOptions));
    if (problems.length === 0) return;
    const label = manifests.map(labelOf).join(', ');
    throw new RegistryError(
      409,
      'PREVIEW_REFUSED',
      `${label} cannot be shown beside what is live`,
      problems,
    );
  }
}
