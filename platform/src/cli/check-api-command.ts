import { readFile } from 'node:fs/promises';
import { text as textOf } from 'node:stream/consumers';
import { apiCalls, type ApiCall, type ApiCheck, type ApiDescription } from '@dara/contract';
import type { Command } from 'commander';
import { invalid } from '../registry/registry-error.ts';
import { JSON_OPTION, jsonOf, type CommandParts, type JsonOption } from './command-parts.ts';

/** As in `dara check-api - < api/openapi.json`, where the command runs in a container. */
const STDIN = '-';

/** The operations of a description. Throws a RegistryError where the file is no description of an api. */
async function operationsOf(file: string): Promise<ApiCall[]> {
  const read = file === STDIN ? textOf(process.stdin) : readFile(file, 'utf8');
  const text = await read.catch((error: NodeJS.ErrnoException) => {
    throw invalid(`${file} cannot be read: ${error.code ?? error.message}`);
  });
  let calls: ApiCall[];
  try {
    calls = apiCalls(JSON.parse(text) as ApiDescription);
  } catch (error) {
    throw invalid(`${file} is no OpenAPI document in JSON: ${(error as Error).message}`);
  }
  if (calls.length > 0) return calls;
  throw invalid(`${file} has no operations: name an OpenAPI document such as api/openapi.json`);
}

const brokenLine = ({ name, version, ...broken }: ApiCheck['broken'][number]): string =>
  `${name} ${version} calls ${broken.operation} (${broken.call}), which there ${broken.problems.join('; ')}: ${broken.remedy}`;

const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;

/** `dara check-api`: the live releases that another api would break. */
export function addCheckApiCommand(
  program: Command,
  { say, withTarget }: Pick<CommandParts, 'say' | 'withTarget'>,
): void {
  program
    .command('check-api')
    .argument(
      '<file>',
      'OpenAPI document of the new api, such as api/openapi.json; - reads it from the input',
    )
    .option(...JSON_OPTION)
    .description('name the live releases that a new api would break; run it before an upgrade')
    .action((file: string, { json }: JsonOption) =>
      withTarget(async ({ target, label }) => {
        const calls = await operationsOf(file);
        const result = await target.run('checkApi', { calls });
        const { checked, broken } = result;
        if (broken.length > 0) process.exitCode = 1;

        if (json) return say(jsonOf(result));
        for (const one of broken) say(brokenLine(one));
        const live = `${counted(checked.length, 'live release')} on ${label}`;
        const names = new Set(broken.map(({ name, version }) => `${name} ${version}`));
        if (names.size === 0) say(`${file} keeps what is called by ${live}`);
        else say(`${file} breaks ${names.size} of ${live}`);
      }),
    );
}
