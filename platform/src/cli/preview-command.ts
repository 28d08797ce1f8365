import type { Command } from 'commander';
import type { PreviewLink } from '../registry/previews.ts';
import { RegistryError, invalid } from '../registry/registry-error.ts';
import { minuteOf } from './lines.ts';
import { chosenNames, OWN, releaseOf, type CommandParts } from './command-parts.ts';
import type { OpenTarget } from './target.ts';

const UNIT_S: Record<string, number> = { m: 60, h: 3600, d: 86_400 };

/** `30m`, `12h` or `2d` in seconds. */
export function secondsOf(text: string): number {
  const [, count = '', unit = ''] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  const seconds = Number(count) * (UNIT_S[unit] ?? 0);
  if (seconds > 0) return seconds;
  throw invalid(`"${text}" is no time: give minutes, hours or days, such as 30m, 12h or 2d`);
}

const linkLines = ({ releases, expiresAt, url }: PreviewLink): string[] => [
  `Preview of ${releases.map(({ name, version }) => `${name} ${version}`).join(', ')} until ${minuteOf(expiresAt)}:`,
  `  ${url}`,
];

/** The link to releases that were just published; published they are also without one. */
export async function sayPreviewLink(
  say: CommandParts['say'],
  { target }: Pick<OpenTarget, 'target'>,
  releases: { name: string; version: string }[],
): Promise<void> {
  try {
    for (const line of linkLines(await target.run('previewLink', { releases }))) say(line);
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    say(`No preview: ${error.message}`);
    for (const problem of error.problems) say(`  - ${problem}`);
  }
}

/** `dara preview`. */
export function addPreviewCommand(
  program: Command,
  parts: Pick<CommandParts, 'say' | 'withTarget' | 'ownName'>,
): void {
  program
    .command('preview')
    .argument(
      '[releases...]',
      `name, or name@version; without a version the one published last; ${OWN}`,
    )
    .option('--expires <time>', 'such as 30m, 12h or 2d, at most 30d; 7d without it')
    .description(
      'print a link that shows releases on the site, to one browser, before they are live',
    )
    .action((names: string[], { expires }: { expires?: string }) =>
      parts.withTarget(async ({ target }) => {
        const releases = (await chosenNames('preview', names, parts)).map(releaseOf);
        const how = expires === undefined ? {} : { expiresInS: secondsOf(expires) };
        const link = await target.run('previewLink', { releases, ...how });
        for (const line of linkLines(link)) parts.say(line);
      }),
    );
}
