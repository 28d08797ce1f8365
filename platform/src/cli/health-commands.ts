import type { Command } from 'commander';
import {
  shortRevision,
  type Changed,
  type MeasuredRelease,
  type ReleaseComparison,
} from '@dara/contract';
import { invalid } from '../registry/registry-error.ts';
import type { Health } from '../telemetry/package-health.ts';
import { JSON_OPTION, jsonOf, type CommandParts, type JsonOption } from './command-parts.ts';
import { minuteOf } from './lines.ts';

const measured = ({ version, loads, errors }: MeasuredRelease): string => {
  const share = loads === 0 ? '' : `, ${((100 * errors) / loads).toFixed(1)} %`;
  return `${version} (${loads} loads, ${errors} errors${share})`;
};

/** One package per line. */
function healthLine({ name, live, since, withdrawn, previous, canary }: Health): string {
  const when = since ? ` since ${minuteOf(since)}` : '';
  if (withdrawn) return `${name} ${withdrawn} is withdrawn${when}`;
  if (!live) return `${name} is not live`;
  const before = previous ? `; before: ${measured(previous)}` : '';
  const beside = canary ? `; for ${canary.share} %: ${measured(canary)}` : '';
  return `${name} ${measured(live)}${when}${before}${beside}`;
}

const line = <T>(what: string, { name, before, after }: Changed<T>): string =>
  before === null
    ? `+ ${what} ${name}: ${after}`
    : after === null
      ? `- ${what} ${name}: ${before}`
      : `  ${what} ${name}: ${before} -> ${after}`;

function comparisonLines({ before, after, bytes, ...parts }: ReleaseComparison): string[] {
  const revisions = [before, after].map(({ revision }) => shortRevision(revision));
  return [
    `revision ${revisions.join(' -> ')}, scripts ${bytes.before} -> ${bytes.after} bytes`,
    ...parts.routes.map((one) => line('route', one)),
    ...parts.menu.map((one) => line('menu', one)),
    ...parts.shared.map((one) => line('shared', one)),
    ...parts.messages.map((one) => line('messages', one)),
    ...parts.files.map((one) => line('file', one)),
  ];
}

/** `dara health` and `dara compare`. */
export function addHealthCommands(
  program: Command,
  { say, withTarget }: Pick<CommandParts, 'say' | 'withTarget'>,
): void {
  program
    .command('health')
    .option(...JSON_OPTION)
    .description('show loads and errors of the live releases in the last 30 days')
    .action(({ json }: JsonOption) =>
      withTarget(async ({ target }) => {
        const { packages } = await target.run('health', {});
        if (json) return say(jsonOf(packages));
        for (const one of packages) say(healthLine(one));
      }),
    );

  program
    .command('compare')
    .argument('<name>', 'shell or remote')
    .argument('<from>', 'version')
    .argument('<to>', 'version')
    .option(...JSON_OPTION)
    .description('show what differs between two releases')
    .action((name: string, from: string, to: string, { json }: JsonOption) =>
      withTarget(async ({ target }) => {
        if (from === to) throw invalid('Name two versions');
        const comparison = await target.run('compare', { name, from, to });
        if (json) return say(jsonOf(comparison));
        for (const one of comparisonLines(comparison)) say(one);
      }),
    );
}
