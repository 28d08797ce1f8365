import { EVERYTHING } from '@dara/contract';
import type { Command } from 'commander';
import type { ListedRelease } from '../registry/listed-releases.repository.ts';
import type { Rules } from '../registry/rules.repository.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { releaseLines, statusLines, type PackageStatus } from './lines.ts';
import { JSON_OPTION, jsonOf, type CommandParts, type JsonOption } from './command-parts.ts';

/** `releases` are those of one package, the one that was published last first. */
export function statusOf(
  name: string,
  releases: readonly ListedRelease[],
  { grants, freezes, marks }: Rules,
): PackageStatus {
  const live = releases.find(({ state }) => state === 'live') ?? null;
  const [newest] = releases;
  return {
    name,
    live,
    previous: releases.find(({ state }) => state === 'previous') ?? null,
    canary: releases.find(({ state }) => state === 'canary') ?? null,
    waiting: newest?.state === 'published' ? newest : null,
    frozenUntil:
      freezes
        .filter((freeze) => freeze.name === name || freeze.name === EVERYTHING)
        .map(({ until }) => until)
        .sort((a, b) => b.getTime() - a.getTime())[0] ?? null,
    grants: grants.filter((grant) => grant.name === name).map(({ need }) => need),
    marks: marks
      .filter((mark) => mark.name === name)
      .map(({ version, mark, reason }) => ({ version, mark, reason })),
  };
}

/** `dara list` and `dara status`. */
export function addListCommands(
  program: Command,
  { say, withTarget, ownName }: Pick<CommandParts, 'say' | 'withTarget' | 'ownName'>,
): void {
  program
    .command('list')
    .option(...JSON_OPTION)
    .description('list all releases and mark the live ones')
    .action(({ json }: JsonOption) =>
      withTarget(async ({ target, label }) => {
        const { releases } = await target.run('list', {});
        if (json) return say(jsonOf(releases));
        if (releases.length === 0) return say(`No release was published to ${label} yet`);
        for (const line of releaseLines(releases)) say(line);
      }),
    );

  program
    .command('status')
    .argument('[name]', 'shell or remote; without it the remote of this folder, else all')
    .option(...JSON_OPTION)
    .description('show what is live, what waits, and what the operator decided about it')
    .action((name: string | undefined, { json }: JsonOption) =>
      withTarget(async ({ target, label }) => {
        const wanted = name ?? (await ownName());
        const [{ releases }, rules] = await Promise.all([
          target.run('list', {}),
          target.run('rules', {}),
        ]);
        const names = wanted ? [wanted] : [...new Set(releases.map((release) => release.name))];
        const all = names.map((one) =>
          statusOf(
            one,
            releases.filter((release) => release.name === one),
            rules,
          ),
        );
        if (name && !releases.some((release) => release.name === name) && !all[0]?.grants.length)
          throw new RegistryError(404, 'RELEASE_NOT_EXIST', `${label} knows no ${name}`);
        if (json) return say(jsonOf(all));
        if (all.length === 0) return say(`No release was published to ${label} yet`);
        for (const status of all) for (const line of statusLines(status)) say(line);
      }),
    );
}
