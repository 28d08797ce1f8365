import { EVERYTHING, GRANT, READER } from '@dara/contract';
import { emailProblem, type Db, type Trx } from '@dara/backend';
import { lockDeployments } from './deployment.repository.ts';
import { endCanary } from './end-canary.ts';
import { normalized } from './gate-routes.ts';
import { releaseIn, writeEvent } from './history.repository.ts';
import { RegistryError, invalid } from './registry-error.ts';
import { findManifest } from './registry.repository.ts';
import * as rules from './rules.repository.ts';

/** Who decides, and why. */
export interface Deciding {
  actor: string;
  reason?: string | undefined;
}

const FREEZE_DAYS = 366;

function readNeeds(needs: readonly string[]): string[] {
  return needs.map((need) => {
    if (!GRANT.test(need))
      throw invalid(
        `"${need}" is no grant: prefix:/x, menu:main, frame:https://x, secret:/x, slot:mf-x/name or reader:name@x`,
      );
    if (need.startsWith(READER)) return readerNeed(need.slice(READER.length));
    return need.startsWith('prefix:') ? `prefix:${normalized(need.slice(7))}` : need;
  });
}

function readerNeed(email: string): string {
  const problem = emailProblem(email);
  if (problem) throw invalid(`"${READER}${email}" names no e-mail address: ${problem}`);
  return READER + email.toLowerCase();
}

const withReason = (what: string, reason = ''): string => (reason ? `${what}: ${reason}` : what);

/** The operator's decisions about packages and releases. */
export class Decisions {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  read(): Promise<rules.Rules> {
    return rules.readRules(this.#db);
  }

  /** Packages whose releases the holder of an address may read. */
  readBy(email: string): Promise<string[]> {
    return rules.namesReadBy(this.#db, email);
  }

  /** Grants a remote what its `remote.json` may need, or takes grants back; what is live stays. */
  async grant(
    name: string,
    { actor, reason = '', add = [], remove = [] }: Deciding & { add?: string[]; remove?: string[] },
  ): Promise<void> {
    const changes = { add: readNeeds(add), remove: readNeeds(remove) };
    const text = [
      ...changes.add.map((need) => `+ ${need}`),
      ...changes.remove.map((need) => `- ${need}`),
    ].join(', ');
    if (text === '') throw invalid('Name at least one grant');
    await this.#decide(async (trx) => {
      await rules.changeGrants(trx, { name, actor, reason }, changes);
      const manifest = releaseIn({ name });
      await writeEvent(trx, { action: 'grant', manifest, actor, reason: withReason(text, reason) });
    });
  }

  /** Refuses promotions of a package, or of all, until a time; without a time the freeze ends. */
  async freeze(
    name: string | undefined,
    { actor, reason = '', until }: Deciding & { until?: string | undefined },
  ): Promise<void> {
    const end = until === undefined ? null : new Date(until);
    const latest = Date.now() + FREEZE_DAYS * 86_400_000;
    if (end && !(end.getTime() > Date.now() && end.getTime() <= latest))
      throw invalid(`"until" must be a time within ${FREEZE_DAYS} days, such as 2027-01-04T09:00Z`);
    const what = name ?? EVERYTHING;
    const text = end ? `until ${end.toISOString()}` : 'lifted';
    await this.#decide(async (trx) => {
      await rules.changeFreeze(trx, { name: what, actor, reason }, end);
      const manifest = releaseIn({ name: what });
      await writeEvent(trx, {
        action: 'freeze',
        manifest,
        actor,
        reason: withReason(text, reason),
      });
    });
  }

  /** Marks a release as bad, which ends its share, or approved. Throws a RegistryError (404, 409). */
  async mark(
    { name, version }: { name: string; version: string },
    { actor, reason = '', ...mark }: Deciding & { mark: 'bad' | 'approved'; isRemoved?: boolean },
  ): Promise<void> {
    if (!version) throw invalid('version is missing');
    const manifest = await findManifest(this.#db, name, version);
    if (!manifest)
      throw new RegistryError(404, 'RELEASE_NOT_EXIST', `${name} ${version} was never published`);
    const isApproval = mark.mark === 'approved';
    if (isApproval && (await rules.publisherOf(this.#db, name, version)) === actor)
      throw new RegistryError(
        409,
        'APPROVAL_BY_PUBLISHER',
        `${actor} published ${name} ${version}: another token approves it`,
      );
    await this.#decide(async (trx) => {
      await rules.changeMark(trx, { name, actor, reason }, { version, ...mark });
      const text = mark.isRemoved ? withReason('removed', reason) : reason;
      const action = isApproval ? 'approve' : 'mark';
      await writeEvent(trx, { action, manifest, actor, reason: text });
      if (isApproval || mark.isRemoved) return;
      await endCanary(trx, {
        name,
        only: version,
        actor,
        reason: withReason('marked as bad', reason),
      });
    });
  }

  /** Not between the last check of a deployment and its write. */
  #decide(change: (trx: Trx) => Promise<void>): Promise<void> {
    return this.#db.transaction().execute(async (trx) => {
      await lockDeployments(trx);
      await change(trx);
    });
  }
}
