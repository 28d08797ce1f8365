import type { Command } from 'commander';
import { invalid } from '../registry/registry-error.ts';
import { minuteOf, ruleLines } from './lines.ts';
import {
  REASON_OPTION,
  reasonOf,
  releaseOf,
  type CommandParts,
  type ReasonOptions,
} from './command-parts.ts';

const nameAndVersion = (release: string): { name: string; version: string } => {
  const { name, version } = releaseOf(release);
  if (version !== undefined) return { name, version };
  throw invalid(`Name a version: ${name}@1.2.3`);
};

type Parts = Pick<CommandParts, 'say' | 'withTarget'>;

/** `dara grant`, `freeze`, `withdraw`, `mark-bad`, `approve` and `rules`. */
export function addRuleCommands(program: Command, parts: Parts): void {
  addGrantCommands(program, parts);
  addReleaseMarks(program, parts);
}

function addGrantCommands(program: Command, { say, withTarget }: Parts): void {
  program
    .command('grant')
    .argument('<name>', 'remote')
    .argument(
      '<needs...>',
      'prefix:/x, menu:main, frame:https://x, secret:/x, slot:mf-x/name, reader:ann@dara.example',
    )
    .option('--remove', 'take them back; what is live stays until the next release')
    .option(...REASON_OPTION)
    .description(
      'allow a remote what it needs beyond its own pages, or staff to see its releases (token of the site)',
    )
    .action((name: string, needs: string[], options: ReasonOptions & { remove?: boolean }) =>
      withTarget(async ({ target }) => {
        const change = options.remove ? { remove: needs } : { add: needs };
        await target.run('grant', { name, ...change, ...reasonOf(options) });
        say(`${options.remove ? 'Revoked from' : 'Granted to'} ${name}: ${needs.join(', ')}`);
      }),
    );

  program
    .command('freeze')
    .argument('[name]', 'shell or remote; everything without it')
    .option('--until <time>', 'such as 2027-01-04T09:00Z')
    .option('--lift', 'end the freeze now')
    .option(...REASON_OPTION)
    .description('refuse promotions until a time; rollbacks stay possible (token of the site)')
    .action(
      (name: string | undefined, options: ReasonOptions & { until?: string; lift?: boolean }) =>
        withTarget(async ({ target }) => {
          if ((options.until === undefined) === (options.lift !== true))
            throw invalid('Give either --until or --lift');
          const until = options.until === undefined ? {} : { until: options.until };
          await target.run('freeze', {
            ...(name === undefined ? {} : { name }),
            ...until,
            ...reasonOf(options),
          });
          const end = options.until && minuteOf(new Date(options.until));
          say(end ? `${name ?? 'Everything'} is frozen until ${end}` : 'The freeze has ended');
        }),
    );

  program
    .command('rules')
    .description('show grants, freezes, and releases that are approved or marked as bad')
    .action(() =>
      withTarget(async ({ target, label }) => {
        const lines = ruleLines(await target.run('rules', {}));
        if (lines.length === 0) say(`${label} has no grants, freezes or marks`);
        for (const line of lines) say(line);
      }),
    );
}

function addReleaseMarks(program: Command, { say, withTarget }: Parts): void {
  program
    .command('withdraw')
    .argument('<name>', 'remote')
    .option(...REASON_OPTION)
    .description('take a remote off the site; its addresses answer 404 until it is promoted again')
    .action((name: string, options: ReasonOptions) =>
      withTarget(async ({ target }) => {
        const { version } = await target.run('withdraw', { name, ...reasonOf(options) });
        say(
          `${name} ${version} is withdrawn; "dara promote ${name}@${version}" makes it live again`,
        );
      }),
    );

  program
    .command('mark-bad')
    .argument('<release>', 'name@version')
    .option('--remove', 'remove the mark')
    .option(...REASON_OPTION)
    .description('refuse further promotions of a release, unless forced')
    .action((release: string, options: ReasonOptions & { remove?: boolean }) =>
      withTarget(async ({ target }) => {
        const wanted = nameAndVersion(release);
        const remove = options.remove ?? false;
        await target.run('markBad', { ...wanted, remove, ...reasonOf(options) });
        say(`${release} is ${remove ? 'no longer ' : ''}marked as bad`);
      }),
    );

  program
    .command('approve')
    .argument('<release>', 'name@version')
    .option(...REASON_OPTION)
    .description('approve a release that someone else published')
    .action((release: string, options: ReasonOptions) =>
      withTarget(async ({ target }) => {
        await target.run('approve', { ...nameAndVersion(release), ...reasonOf(options) });
        say(`${release} is approved`);
      }),
    );
}
